/**
 * `fetch` by way of XMLHttpRequest, which alone tells how much of the body is sent (0 to 1). The answer is read as it comes: its
 * text must be UTF-8.
 */
export const fetchWithProgress =
  (onSent: (fraction: number) => void): typeof fetch =>
  (input, { method = "GET", headers, body = null, signal } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const request = new XMLHttpRequest();
      const answer = textOf(request);
      request.open(method, String(input));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 1);
      request.onreadystatechange = () => {
        if (request.readyState === XMLHttpRequest.HEADERS_RECEIVED)
          resolve(new Response(answer, { status: request.status }));
      };
      request.addEventListener("error", () => reject(new TypeError("Failed to fetch")));
      request.addEventListener("abort", () => reject(signal?.reason));
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      // A stream is no body of an XMLHttpRequest.
      request.send(body instanceof ReadableStream ? null : body);
    });

/** What an answer's text is, piece by piece; it fails when the answer breaks off. */
function textOf(request: XMLHttpRequest): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let taken = 0;
  return new ReadableStream({
    start(controller) {
      const take = (): void => {
        const piece = request.responseText.slice(taken);
        taken += piece.length;
        if (piece !== "") controller.enqueue(encoder.encode(piece));
      };
      request.addEventListener("progress", take);
      request.addEventListener("load", () => {
        take();
        controller.close();
      });
      const fail = (): void => controller.error(new TypeError("Failed to fetch"));
      request.addEventListener("error", fail);
      request.addEventListener("abort", fail);
    },
  });
}

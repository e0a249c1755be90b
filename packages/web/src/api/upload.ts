import { type DataSource, type UploadEvent, uploadEvent } from "@parlance/contract";
import { fetchWithProgress } from "./fetch-with-progress.ts";
import { authorised, requestError } from "./request.ts";
import { serverEvents } from "./server-events.ts";

/** Where an upload stands: the phase, its fraction (0 to 1) of the sending or of the work that follows, and the file that is read. */
export type UploadProgress = Omit<Extract<UploadEvent, { event: "progress" }>, "event">;

/** Sends files, reports progress, gives the one source that they became; throws with the server's detail. */
export async function uploadFiles(
  files: readonly File[],
  name: string,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<DataSource> {
  const form = new FormData();
  form.set("name", name);
  for (const file of files) form.append("file", file);
  const sent = (fraction: number): void => onProgress({ phase: "receiving", fraction, file: null });
  sent(0);
  const response = await authorised(
    "/api/sources/upload",
    { method: "POST", body: form, headers: { accept: "text/event-stream" }, signal },
    fetchWithProgress(sent),
  );
  if (!response.ok) throw await requestError(response);
  for await (const data of serverEvents(response)) {
    const event = uploadEvent.parse(data);
    if (event.event === "progress") onProgress(event);
    else if (event.event === "connected") return event.source;
    else throw new Error(event.detail, { cause: event.failure });
  }
  throw new Error("The server ended the upload early. Try again.");
}

/** The name of the file that an upload failed at; null where it was none in particular. */
export function failedFile(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === "object" && cause !== null && "fileName" in cause ? String(cause.fileName) : null;
}

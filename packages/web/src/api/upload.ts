import { type DataSource, uploadEvent } from "@parlance/contract";
import { authorised, requestError } from "./request.ts";
import { serverEvents } from "./server-events.ts";

/** Where an upload stands: the phase in words and the fraction of it, 0 to 1. */
export type UploadProgress = { phase: string; fraction: number };

/** Sends a file, reports progress, gives the connected source; throws with the server's detail. */
export async function uploadFile(
  file: File,
  name: string,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<DataSource> {
  const form = new FormData();
  form.set("name", name);
  form.set("file", file);
  onProgress({ phase: "receiving", fraction: 0 });
  const response = await authorised("/api/sources/upload", {
    method: "POST",
    body: form,
    headers: { accept: "text/event-stream" },
    signal,
  });
  if (!response.ok) throw await requestError(response);
  for await (const data of serverEvents(response)) {
    const event = uploadEvent.parse(data);
    if (event.event === "progress") onProgress(event);
    else if (event.event === "connected") return event.source;
    else throw new Error(event.detail);
  }
  throw new Error("The server ended the upload early. Try again.");
}

import {
  type DataSource,
  type Replacement,
  replaceEvent,
  type UploadEvent,
  uploadEvent,
} from "@parlance/contract";
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
  const form = formOf(files);
  form.set("name", name);
  for await (const data of sendForm("/api/sources/upload", "POST", form, onProgress, signal)) {
    const event = uploadEvent.parse(data);
    if (event.event === "progress") onProgress(event);
    else if (event.event === "connected") return event.source;
    else throw new Error(event.detail, { cause: event.failure });
  }
  throw endedEarly();
}

/** Which file of which source is replaced; `accept`: also where something is lost with it. */
export type Replaced = { source: string; replaces: string; accept: boolean };

/** Sends a newer file in the place of one of a source; what came of it, or what would be lost; throws with the server's detail. */
export async function replaceFile(
  { source, replaces, accept }: Replaced,
  file: File,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<Replacement> {
  const query = new URLSearchParams({ replaces, accept: String(accept) });
  const path = `/api/sources/${encodeURIComponent(source)}/file?${query}`;
  for await (const data of sendForm(path, "PUT", formOf([file]), onProgress, signal)) {
    const event = replaceEvent.parse(data);
    if (event.event === "progress") onProgress(event);
    else if (event.event === "error") throw new Error(event.detail, { cause: event.failure });
    else return event;
  }
  throw endedEarly();
}

const endedEarly = (): Error => new Error("The server ended the upload early. Try again.");

function formOf(files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append("file", file);
  return form;
}

/** Sends a form and gives the events of the work on it. */
async function* sendForm(
  path: string,
  method: string,
  body: FormData,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
): AsyncGenerator<unknown> {
  const sent = (fraction: number): void => onProgress({ phase: "receiving", fraction, file: null });
  sent(0);
  const response = await authorised(
    path,
    { method, body, headers: { accept: "text/event-stream" }, signal },
    fetchWithProgress(sent),
  );
  if (!response.ok) throw await requestError(response);
  yield* serverEvents(response);
}

/** The name of the file that an upload failed at; null where it was none in particular. */
export function failedFile(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === "object" && cause !== null && "fileName" in cause ? String(cause.fileName) : null;
}

import type { AskEvent, DataSource, LoginResponse, ReplaceEvent, UploadEvent } from "@parlance/contract";

/** Calls to a server as one user makes them. */
export function makeClient(url: string, token: string | null) {
  const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const send = (path: string, body: object, init: RequestInit = {}) =>
    fetch(`${url}${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      ...init,
      headers: { "content-type": "application/json", ...authorization, ...init.headers },
    });
  return {
    send,
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(`${url}${path}`, { headers: { ...authorization, ...headers } }),
    change: (path: string, body: object) => send(path, body, { method: "PATCH" }),
    put: (path: string, body: object) => send(path, body, { method: "PUT" }),
    remove: (path: string) => fetch(`${url}${path}`, { method: "DELETE", headers: authorization }),
    upload: (form: FormData, init: RequestInit = {}) =>
      fetch(`${url}/api/sources/upload`, {
        method: "POST",
        body: form,
        ...init,
        headers: { ...authorization, ...init.headers },
      }),
  };
}

/** Signs the demo user in. */
export async function signInToDemo(url: string): Promise<LoginResponse> {
  const response = await makeClient(url, null).send("/api/login", demoAccount);
  return (await response.json()) as LoginResponse;
}

/** The specified demo account. */
export const demoAccount = { email: "demo@parlance.app", password: "demo123" };

/** A form that uploads a text as a file. */
export const fileForm = (fileName: string, content: string | Blob, name?: string): FormData =>
  filesForm({ [fileName]: content }, name);

/** A form that uploads texts as files, by their names, in that order. */
export function filesForm(files: Record<string, string | Blob>, name?: string): FormData {
  const form = new FormData();
  if (name !== undefined) form.append("name", name);
  for (const [fileName, content] of Object.entries(files))
    form.append("file", content instanceof Blob ? content : new Blob([content]), fileName);
  return form;
}

/** Uploads a text and returns the source that it became. */
export async function uploadText(
  url: string,
  token: string,
  fileName: string,
  content: string,
): Promise<DataSource> {
  const response = await makeClient(url, token).upload(fileForm(fileName, content));
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as DataSource;
}

/** The events of a response, with the milliseconds at which each came. */
export async function readEvents<E extends AskEvent | ReplaceEvent | UploadEvent>(
  response: Response,
): Promise<{ event: E; at: number }[]> {
  const events: { event: E; at: number }[] = [];
  let rest = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const data = /^data: (.*)$/m.exec(part)?.[1];
      if (data !== undefined) events.push({ event: JSON.parse(data) as E, at: performance.now() });
    }
  }
  return events;
}

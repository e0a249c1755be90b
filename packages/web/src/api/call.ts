import { authorised, requestError } from "./request.ts";

/** What checks an answer: a schema of the contract. */
type Schema<T> = { parse(value: unknown): T };

/** A call with the session's token whose answer is checked; throws a `RequestError` with the sentence to show. */
export async function call<T>(
  schema: Schema<T>,
  path: string,
  init: { method?: string; body?: object; signal?: AbortSignal } = {},
): Promise<T> {
  const response = await send(path, init);
  return schema.parse(await response.json());
}

/** The same where nothing comes back. */
export async function send(
  path: string,
  { method = "GET", body, signal }: { method?: string; body?: object; signal?: AbortSignal } = {},
): Promise<Response> {
  const response = await authorised(path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (!response.ok) throw await requestError(response);
  return response;
}

import { errorResponse, loginResponse } from "@parlance/contract";
import { clearSession, hasServerSession, saveSession } from "./session.ts";

/** A call that the server refused: its status and the sentence to show. */
export class RequestError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The event that the window gets when the session has ended on the server. */
export const signedOut = "parlance:signed-out";

/** `fetch` (or what sends in its place) with the bearer token; a session that ran out is renewed once. */
export async function authorised(
  path: string,
  init: RequestInit = {},
  send: typeof fetch = fetch,
): Promise<Response> {
  const response = await send(path, withToken(init));
  if (response.status !== 401 || !(await renewInTurn())) return response;
  return send(path, withToken(init));
}

function withToken(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  const token = localStorage.getItem("access_token");
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  return { ...init, headers };
}

/** A refresh token serves once: windows of one browser take turns, and one that comes late takes the other's. */
function renewInTurn(): Promise<boolean> {
  const token = localStorage.getItem("refresh_token");
  if (token === null || !hasServerSession()) return Promise.resolve(false);
  const work = async (): Promise<boolean> =>
    localStorage.getItem("refresh_token") === token ? renew(token) : hasServerSession();
  return "locks" in navigator ? navigator.locks.request("parlance-renew", work) : work();
}

async function renew(token: string): Promise<boolean> {
  const response = await fetch("/api/refresh", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ refresh_token: token }),
  });
  if (!response.ok) {
    if (response.status === 401) {
      clearSession();
      window.dispatchEvent(new Event(signedOut));
    }
    return false;
  }
  saveSession(loginResponse.parse(await response.json()));
  return true;
}

/** The error of a response that is not OK. */
export async function requestError(response: Response): Promise<RequestError> {
  const body = errorResponse.safeParse(await response.json().catch(() => null));
  return new RequestError(
    response.status,
    body.success ? body.data.detail : `HTTP error! status: ${response.status}`,
  );
}

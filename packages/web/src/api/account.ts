import {
  type InvitationResponse,
  invitationResponse,
  type LoginResponse,
  loginResponse,
} from "@parlance/contract";
import { RequestError, requestError } from "./request.ts";

async function post(path: string, body: object): Promise<Response> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw await requestError(response);
  return response;
}

/** Makes the first administrator by the set-up link. */
export const setUpAccount = async (given: {
  token: string;
  name: string;
  email: string;
  password: string;
}): Promise<LoginResponse> => loginResponse.parse(await (await post("/api/account/set-up", given)).json());

/** Sets a new password by the link from the mail. */
export const setNewPassword = (given: { token: string; password: string }) =>
  post("/api/account/reset", given);

/** What a link invites to; null where it is used or out of time. */
export async function readInvitation(token: string): Promise<InvitationResponse | null> {
  const response = await fetch(`/api/invitations/${encodeURIComponent(token)}`);
  if ([400, 404, 410].includes(response.status)) return null;
  if (!response.ok) throw await requestError(response);
  return invitationResponse.parse(await response.json());
}

/** Accepts an invitation and signs in. */
export const acceptInvitation = async (
  token: string,
  given: { name: string; password: string },
): Promise<LoginResponse> =>
  loginResponse.parse(await (await post(`/api/invitations/${encodeURIComponent(token)}`, given)).json());

/** The sentence for a refusal. */
export const refusal = (error: unknown): string =>
  error instanceof RequestError ? error.message : "The server does not answer. Try again in a moment.";

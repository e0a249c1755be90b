import {
  type AccountResponse,
  accountResponse,
  type InvitationResponse,
  invitationResponse,
  type LoginResponse,
  loginResponse,
  type SetUpRequest,
  type SignInsResponse,
  signInsResponse,
} from "@parlance/contract";
import { call, send } from "./call.ts";

/** Makes the first administrator by the link of the first start; throws with the server's detail, like all calls here. */
export const setUpInstallation = (request: SetUpRequest): Promise<LoginResponse> =>
  call(loginResponse, "/api/account/set-up", { method: "POST", body: request });

/** Asks for a link for a new password; says nothing about whether the address is known. */
export const requestReset = (email: string) =>
  send("/api/account/reset-request", { method: "POST", body: { email } });

/** Sets a new password by the link from the mail. */
export const resetPassword = (token: string, password: string) =>
  send("/api/account/reset", { method: "POST", body: { token, password } });

/** Verifies an address by the link from its mail. */
export const verifyEmail = (token: string) =>
  send("/api/account/verify", { method: "POST", body: { token } });

/** Sends that mail again. */
export const requestVerification = () => send("/api/account/verification", { method: "POST" });

/** What an invitation's link leads to. */
export const readInvitation = (token: string): Promise<InvitationResponse> =>
  call(invitationResponse, `/api/invitations/${encodeURIComponent(token)}`);

/** Accepts an invitation and signs in; `name` counts for a new account alone. */
export const acceptInvitation = (
  token: string,
  given: { name: string; password: string },
): Promise<LoginResponse> =>
  call(loginResponse, `/api/invitations/${encodeURIComponent(token)}`, { method: "POST", body: given });

/** Who is signed in, and in which workspace. */
export const readAccount = (): Promise<AccountResponse> => call(accountResponse, "/api/account");

/** Goes on in another workspace. */
export const switchWorkspace = (workspace: string): Promise<LoginResponse> =>
  call(loginResponse, "/api/account/workspace", { method: "POST", body: { workspace } });

/** Sets a new password by the old one; ends the other sign-ins. */
export const changePassword = (current: string, password: string) =>
  send("/api/account/password", { method: "POST", body: { current, password } });

/** Where the account is signed in. */
export const readSignIns = async (): Promise<SignInsResponse["signIns"]> =>
  (await call(signInsResponse, "/api/account/sign-ins")).signIns;

/** Ends a sign-in. */
export const endSignIn = (id: string) =>
  send(`/api/account/sign-ins/${encodeURIComponent(id)}`, { method: "DELETE" });

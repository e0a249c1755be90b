import { randomUUID } from "node:crypto";
import {
  type AcceptRequest,
  type Failure,
  failed,
  type InvitationResponse,
  type LoginResponse,
  passwordSchema,
  type Result,
  success,
} from "@parlance/contract";
import { roleName } from "../../policies/roles.ts";
import type { Services } from "../../services.ts";
import { type Accepting, acceptInvitation, findInvitation } from "../../store/invitation-store.ts";
import { findUserByEmail, type StoredUser } from "../../store/user-store.ts";
import { ABSENT_HASH, hashPassword, isPassword } from "../passwords.ts";
import { startSession } from "../sessions.ts";
import { hashToken } from "../tokens.ts";

/** What a link invites to. Fails as link-expired. */
export async function describeInvitation(
  { database, now }: Services,
  token: string,
): Promise<Result<InvitationResponse>> {
  const found = await findInvitation(database, hashToken(token), now());
  if (found === null) return failed({ code: "link-expired" });
  const { invitation, inviter } = found;
  return success({
    email: invitation.email,
    workspace: invitation.workspaceName,
    inviter,
    role: roleName[invitation.role],
    hasAccount: (await findUserByEmail(database, invitation.email)) !== null,
  });
}

/**
 * Joins the workspace of an invitation and signs in. The link proves the address; who has an account already proves that by
 * its password. Fails as link-expired, invalid-request, invalid-credentials, too-many-requests.
 */
export async function accept(services: Services, given: AcceptRequest): Promise<Result<LoginResponse>> {
  const { database, now } = services;
  const tokenHash = hashToken(given.token);
  const found = await findInvitation(database, tokenHash, now());
  if (found === null) return failed({ code: "link-expired" });
  const { email } = found.invitation;
  const user = await findUserByEmail(database, email);
  const accepting =
    user === null ? await newAccount(email, given) : await proveAccount(services, user, given.password);
  if (!accepting.ok) return accepting;
  const workspaceId = await acceptInvitation(database, tokenHash, accepting.value, {
    now: now(),
    newWorkspaceId: randomUUID(),
  });
  if (workspaceId === null) return failed({ code: "link-expired" });
  return startSession(services, accepting.value.userId, workspaceId, null);
}

async function newAccount(email: string, { name, password }: AcceptRequest): Promise<Result<Accepting>> {
  const checked = passwordSchema.safeParse(password);
  const issues: { path: string; message: string }[] = [];
  if (name === null || name === "") issues.push({ path: "name", message: "Enter your name" });
  if (!checked.success)
    issues.push({ path: "password", message: checked.error.issues[0]?.message ?? "is not valid" });
  if (name === null || issues.length > 0) return failed<Failure>({ code: "invalid-request", issues });
  const userId = randomUUID();
  const newUser = { id: userId, email, name, passwordHash: await hashPassword(password) };
  return success({ userId, newUser });
}

async function proveAccount(
  { signInFailures }: Services,
  user: StoredUser,
  password: string,
): Promise<Result<Accepting>> {
  const wait = signInFailures.wait(user.email);
  if (wait > 0) return failed({ code: "too-many-requests", retryAfterSeconds: wait });
  if (!(await isPassword(password, user.passwordHash ?? ABSENT_HASH))) {
    signInFailures.fail(user.email);
    return failed({ code: "invalid-credentials" });
  }
  return success({ userId: user.id, newUser: null });
}

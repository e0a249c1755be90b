import { randomUUID } from "node:crypto";
import {
  type AcceptInvitationRequest,
  failed,
  type InvitationResponse,
  type LoginResponse,
  passwordSchema,
  type Result,
  success,
} from "@parlance/contract";
import type { Services } from "../../services.ts";
import { deleteInvitation, findInvitation, type StoredInvitation } from "../../store/invitation-store.ts";
import { findUserByEmail, insertUser, putMember, setLastWorkspace } from "../../store/user-store.ts";
import { noteChange } from "../../store/workspace-store.ts";
import { ABSENT_HASH, hashPassword, isPassword } from "../passwords.ts";
import { startSession } from "../sessions.ts";
import { roleNames } from "../team.ts";
import { hashToken } from "../tokens.ts";

/** What a link invites to. Fails as link-expired. */
export async function readInvitation(
  { database, now }: Services,
  token: string,
): Promise<Result<InvitationResponse>> {
  const found = await findInvitation(database, hashToken(token), now());
  if (found === null) return failed({ code: "link-expired" });
  const { invitation, workspace, inviter } = found;
  const user = await findUserByEmail(database, invitation.email);
  return success({
    workspace,
    inviter,
    email: invitation.email,
    role: roleNames[invitation.role],
    hasAccount: user?.passwordHash != null,
  });
}

/**
 * Makes the invited person a member and signs them in: with their own password, or as a new account whose address the
 * mail has verified. Fails as link-expired, invalid-credentials, too-many-requests or invalid-request.
 */
export async function acceptInvitation(
  services: Services,
  token: string,
  given: AcceptInvitationRequest,
): Promise<Result<LoginResponse>> {
  const { database, now } = services;
  const found = await findInvitation(database, hashToken(token), now());
  if (found === null) return failed({ code: "link-expired" });
  const { invitation } = found;
  const person = await identify(services, invitation, given);
  if (!person.ok) return person;
  if (!(await deleteInvitation(database, invitation.workspaceId, invitation.id)))
    return failed({ code: "link-expired" });
  const { userId, passwordHash } = person.value;
  if (passwordHash !== null)
    await insertUser(database, {
      id: userId,
      email: invitation.email,
      name: given.name,
      passwordHash,
      emailVerifiedAt: now(),
    });
  await putMember(database, { workspaceId: invitation.workspaceId, userId, role: invitation.role });
  await setLastWorkspace(database, userId, invitation.workspaceId);
  await noteChange(database, invitation.workspaceId);
  return startSession(services, userId, invitation.workspaceId, null);
}

/** The account that is there already, by its password, or one to make (`passwordHash` not null). */
async function identify(
  { database, signInFailures }: Services,
  { email }: StoredInvitation,
  { name, password }: AcceptInvitationRequest,
): Promise<Result<{ userId: string; passwordHash: string | null }>> {
  const user = await findUserByEmail(database, email);
  if (user === null) {
    const issues = newAccountIssues(name, password);
    if (issues.length > 0) return failed({ code: "invalid-request", issues });
    return success({ userId: randomUUID(), passwordHash: await hashPassword(password) });
  }
  const wait = signInFailures.wait(email);
  if (wait > 0) return failed({ code: "too-many-requests", retryAfterSeconds: wait });
  if (await isPassword(password, user.passwordHash ?? ABSENT_HASH))
    return success({ userId: user.id, passwordHash: null });
  signInFailures.fail(email);
  return failed({ code: "invalid-credentials" });
}

function newAccountIssues(name: string, password: string): { path: string; message: string }[] {
  const checked = passwordSchema.safeParse(password);
  return [
    ...(name === "" ? [{ path: "name", message: "Enter your name" }] : []),
    ...(checked.success
      ? []
      : [{ path: "password", message: checked.error.issues[0]?.message ?? "is not valid" }]),
  ];
}

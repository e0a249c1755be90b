import { randomUUID } from "node:crypto";
import {
  type ChangePasswordRequest,
  failed,
  type NewPasswordRequest,
  type Result,
  success,
} from "@parlance/contract";
import { resetMail } from "../../mail/messages.ts";
import type { Services } from "../../services.ts";
import { insertLink, useLink } from "../../store/account-link-store.ts";
import { deleteSignIns } from "../../store/session-store.ts";
import { findUser, findUserByEmail, setEmailVerified, setPasswordHash } from "../../store/user-store.ts";
import { ABSENT_HASH, hashPassword, isPassword } from "../passwords.ts";
import type { Access } from "../sessions.ts";
import { hashToken, makeToken } from "../tokens.ts";

const HOUR_MILLISECONDS = 3_600_000;

/**
 * Sends a link for a new password to an address that has an account. Says nothing about whether it has: the mail goes out
 * after the answer, and what goes wrong with it is logged.
 */
export async function requestReset(services: Services, email: string): Promise<void> {
  const { database, mailer, now } = services;
  const user = await findUserByEmail(database, email.toLowerCase());
  if (user?.passwordHash == null) return;
  const { token, hash } = makeToken();
  await insertLink(database, {
    id: randomUUID(),
    kind: "reset",
    tokenHash: hash,
    userId: user.id,
    expiresAt: new Date(now().getTime() + HOUR_MILLISECONDS),
    usedAt: null,
  });
  await mailer.send(
    user.email,
    resetMail({ name: user.name, link: `${services.origin()}/reset?token=${token}` }),
  );
}

/** Sets a new password by a link, which verifies the address too, and ends every sign-in of the account. Fails as link-expired. */
export async function resetPassword(
  { database, now }: Services,
  { token, password }: NewPasswordRequest,
): Promise<Result<null>> {
  const passwordHash = await hashPassword(password);
  const link = await useLink(database, { kind: "reset", tokenHash: hashToken(token) }, now());
  if (link === null || link.userId === null) return failed({ code: "link-expired" });
  await setPasswordHash(database, link.userId, passwordHash);
  await setEmailVerified(database, link.userId, now());
  await deleteSignIns(database, link.userId, null);
  return success(null);
}

/** Sets a new password by the old one, and ends the other sign-ins. Fails as invalid-credentials, too-many-requests. */
export async function changePassword(
  { database, signInFailures }: Services,
  access: Access,
  { current, password }: ChangePasswordRequest,
): Promise<Result<null>> {
  const wait = signInFailures.wait(access.email);
  if (wait > 0) return failed({ code: "too-many-requests", retryAfterSeconds: wait });
  const user = await findUser(database, access.userId);
  if (!(await isPassword(current, user?.passwordHash ?? ABSENT_HASH))) {
    signInFailures.fail(access.email);
    return failed({ code: "invalid-credentials" });
  }
  await setPasswordHash(database, access.userId, await hashPassword(password));
  await deleteSignIns(database, access.userId, access.family);
  return success(null);
}

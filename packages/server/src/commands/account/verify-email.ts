import { randomUUID } from "node:crypto";
import { failed, type Result, success, type VerifyEmailRequest } from "@parlance/contract";
import { verificationMail } from "../../mail/messages.ts";
import type { Services } from "../../services.ts";
import { insertLink, useLink } from "../../store/account-link-store.ts";
import { findUserByEmail, setEmailVerified } from "../../store/user-store.ts";
import { hashToken, makeToken } from "../tokens.ts";

const DAY_MILLISECONDS = 24 * 3_600_000;

/** Sends a link that verifies the address of an account; the ones before it end. Nothing for an address that is verified. */
export async function sendVerification(services: Services, email: string): Promise<void> {
  const { database, mailer, now } = services;
  const user = await findUserByEmail(database, email);
  if (user === null || user.emailVerifiedAt !== null) return;
  const { token, hash } = makeToken();
  await insertLink(database, {
    id: randomUUID(),
    kind: "verify",
    tokenHash: hash,
    userId: user.id,
    expiresAt: new Date(now().getTime() + DAY_MILLISECONDS),
    usedAt: null,
  });
  const link = `${services.origin()}/verify?token=${token}`;
  await mailer.send(user.email, verificationMail({ name: user.name, link }));
}

/** Verifies an address by the link from its mail. Fails as link-expired. */
export async function verifyEmail(
  { database, now }: Services,
  { token }: VerifyEmailRequest,
): Promise<Result<null>> {
  const link = await useLink(database, { kind: "verify", tokenHash: hashToken(token) }, now());
  if (link === null || link.userId === null) return failed({ code: "link-expired" });
  await setEmailVerified(database, link.userId, now());
  return success(null);
}

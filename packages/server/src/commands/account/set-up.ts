import { randomUUID } from "node:crypto";
import { failed, type LoginResponse, type Result, type SetUpRequest } from "@parlance/contract";
import type { Services } from "../../services.ts";
import { insertLink, useLink } from "../../store/account-link-store.ts";
import { hasAccounts, insertUser } from "../../store/user-store.ts";
import { insertWorkspace } from "../../store/workspace-store.ts";
import { hashPassword } from "../passwords.ts";
import { startSession } from "../sessions.ts";
import { hashToken, makeToken } from "../tokens.ts";

const YEAR_MILLISECONDS = 365 * 24 * 3_600_000;

/** A fresh token for the first administrator; null once there is an account. A new one ends those before it. */
export async function offerSetUp({ database, now }: Services): Promise<string | null> {
  if (await hasAccounts(database)) return null;
  const { token, hash } = makeToken();
  await insertLink(database, {
    id: randomUUID(),
    kind: "set-up",
    tokenHash: hash,
    userId: null,
    expiresAt: new Date(now().getTime() + YEAR_MILLISECONDS),
    usedAt: null,
  });
  return token;
}

/** Makes the first administrator and their workspace, and signs them in. Fails as link-expired when the link has served. */
export async function setUp(services: Services, given: SetUpRequest): Promise<Result<LoginResponse>> {
  const { database, now } = services;
  const passwordHash = await hashPassword(given.password);
  const link = await useLink(database, { kind: "set-up", tokenHash: hashToken(given.token) }, now());
  if (link === null || (await hasAccounts(database))) return failed({ code: "link-expired" });
  const userId = randomUUID();
  const workspaceId = randomUUID();
  await insertUser(database, {
    id: userId,
    email: given.email.toLowerCase(),
    name: given.name,
    passwordHash,
    isOperator: true,
  });
  await insertWorkspace(
    database,
    { id: workspaceId, name: `${given.name}’s workspace`, kind: "real" },
    { userId, role: "admin" },
  );
  return startSession(services, userId, workspaceId, null);
}

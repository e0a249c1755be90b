import { randomUUID } from "node:crypto";
import { failed, type LoginResponse, type Result, success } from "@parlance/contract";
import { retailDemoConnection } from "../retail-demo.ts";
import type { Services } from "../services.ts";
import { noteSeen } from "../store/member-store.ts";
import {
  deleteFamily,
  findByRefresh,
  findOwner,
  insertSession,
  ownerOf,
  type SessionOwner,
  useRefresh,
} from "../store/session-store.ts";
import { hashToken, makeToken } from "./tokens.ts";

/** Whom a request speaks for. */
export type Access = Omit<SessionOwner, "seenAt">;

const ACCESS_MILLISECONDS = 15 * 60_000;
const REFRESH_MILLISECONDS = 30 * 24 * 3_600_000;

/** A member's last call is noted this often. */
const SEEN_MILLISECONDS = 60_000;

/** Two tabs may renew at the same moment: a token used again this soon is refused, later it is taken for stolen. */
const GRACE_MILLISECONDS = 10_000;

/** Starts a session; `family` is that of the sign-in it renews, null for a new sign-in. */
export async function startSession(
  services: Services,
  userId: string,
  workspaceId: string,
  family: string | null,
): Promise<Result<LoginResponse>> {
  const access = makeToken();
  const refresh = makeToken();
  const now = services.now().getTime();
  const id = randomUUID();
  await insertSession(services.database, {
    id,
    family: family ?? id,
    userId,
    workspaceId,
    accessHash: access.hash,
    accessExpiresAt: new Date(now + ACCESS_MILLISECONDS),
    refreshHash: refresh.hash,
    refreshExpiresAt: new Date(now + REFRESH_MILLISECONDS),
    refreshedAt: null,
  });
  const owner = await ownerOf(services.database, id);
  if (owner === null) return failed({ code: "session-expired" });
  const isDemo = owner.workspaceKind === "demo";
  return success({
    access_token: access.token,
    refresh_token: refresh.token,
    name: owner.name,
    email: owner.email,
    isDemo,
    connection: isDemo ? retailDemoConnection : null,
  });
}

/** Renews a session. A refresh token serves once; seen again, all sessions that came from its sign-in end. */
export async function refreshSession(services: Services, token: string): Promise<Result<LoginResponse>> {
  const { database, now } = services;
  const session = await findByRefresh(database, hashToken(token));
  if (session === null || session.refreshExpiresAt <= now()) return failed({ code: "session-expired" });
  if (!(await useRefresh(database, session.id, now()))) {
    const usedAt = session.refreshedAt ?? now();
    if (now().getTime() - usedAt.getTime() > GRACE_MILLISECONDS) await deleteFamily(database, session.family);
    return failed({ code: "session-expired" });
  }
  return startSession(services, session.userId, session.workspaceId, session.family);
}

/** Ends the sign-in that an access belongs to. */
export const signOut = (services: Services, access: Access): Promise<void> =>
  deleteFamily(services.database, access.family);

/** Whom a bearer token speaks for, noted as seen; null when it is not, or no longer, valid. */
export async function findAccess({ database, now }: Services, token: string): Promise<Access | null> {
  const owner = await findOwner(database, hashToken(token), now());
  if (owner === null) return null;
  const { seenAt, ...access } = owner;
  if (seenAt === null || now().getTime() - seenAt.getTime() >= SEEN_MILLISECONDS)
    await noteSeen(database, access, now());
  return access;
}

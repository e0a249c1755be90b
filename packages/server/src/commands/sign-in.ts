import { randomUUID } from "node:crypto";
import { failed, type LoginResponse, type Result, sampleCharts } from "@parlance/contract";
import { RETAIL_DEMO } from "../retail-demo.ts";
import type { Services } from "../services.ts";
import { insertCharts, type StoredChart } from "../store/chart-store.ts";
import { findUserByEmail, homeWorkspaceOf } from "../store/user-store.ts";
import { insertWorkspace } from "../store/workspace-store.ts";
import { ABSENT_HASH, isPassword } from "./passwords.ts";
import { startSession } from "./sessions.ts";
import { copyVouched } from "./trust/vouch-for-demo.ts";

/** The demo account, shown on the login page. */
const demo = { email: "demo@parlance.app", password: "demo123", userId: "demo" };

/** Listed on the login page, and never let in. */
const refused = ["test@parlance.app", "admin@parlance.app"];

const DEMO_MILLISECONDS = 24 * 3_600_000;

/**
 * Signs in by e-mail and password. Fails as invalid-credentials or, after many failures for the account or from the
 * network address, as too-many-requests.
 */
export async function signIn(
  services: Services,
  given: { email: string; password: string; address: string },
): Promise<Result<LoginResponse>> {
  const email = given.email.toLowerCase();
  if (email === demo.email && given.password === demo.password) return signInToDemo(services);
  const wait = Math.max(services.signInFailures.wait(email), services.addressFailures.wait(given.address));
  if (wait > 0) return failed({ code: "too-many-requests", retryAfterSeconds: wait });
  const user = await findUserByEmail(services.database, email);
  const matches = await isPassword(given.password, user?.passwordHash ?? ABSENT_HASH);
  const workspaceId = user === null || !matches ? null : await homeWorkspaceOf(services.database, user);
  if (user === null || workspaceId === null || refused.includes(email)) {
    services.signInFailures.fail(email);
    services.addressFailures.fail(given.address);
    return failed({ code: "invalid-credentials" });
  }
  services.signInFailures.succeed(email);
  return startSession(services, user.id, workspaceId, null);
}

/** Every visitor gets a workspace of their own, for a day. */
async function signInToDemo(services: Services): Promise<Result<LoginResponse>> {
  const workspace = {
    id: randomUUID(),
    name: "Demo workspace",
    kind: "demo" as const,
    expiresAt: new Date(services.now().getTime() + DEMO_MILLISECONDS),
  };
  await insertWorkspace(services.database, workspace, { userId: demo.userId, role: "admin" });
  await insertCharts(services.database, demoCharts(workspace.id, services.now()));
  await copyVouched(services, workspace.id);
  return startSession(services, demo.userId, workspace.id, null);
}

const demoCharts = (workspaceId: string, now: Date): StoredChart[] =>
  sampleCharts.map(({ daysAgo, ...sample }) => ({
    ...sample,
    id: randomUUID(),
    workspaceId,
    ownerId: demo.userId,
    sessionId: null,
    sourceId: RETAIL_DEMO,
    query: null,
    answer: null,
    failure: null,
    folder: null,
    refreshMinutes: null,
    alert: null,
    alarm: null,
    alarmKeys: [],
    refreshedAt: null,
    savedAt: new Date(now.getTime() - daysAgo * DEMO_MILLISECONDS),
  }));

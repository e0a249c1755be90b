import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeAttempts } from "../src/commands/attempts.ts";
import { findAccess, refreshSession } from "../src/commands/sessions.ts";
import { signIn } from "../src/commands/sign-in.ts";
import type { Services } from "../src/services.ts";
import type { OpenDatabase } from "../src/store/database.ts";
import { openDatabase } from "../src/store/open-database.ts";
import { deleteExpiredSessions } from "../src/store/session-store.ts";
import { deleteExpiredWorkspaces } from "../src/store/workspace-store.ts";

type SessionServices = Pick<Services, "database" | "signInFailures" | "addressFailures" | "now">;

const minute = 60_000;
const day = 24 * 60 * minute;

let folder = "";
let open: OpenDatabase;
let now = 0;
let services: Services;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sessions-"));
  open = await openDatabase(null, folder);
}, 60_000);
afterAll(async () => {
  await open.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  now = Date.UTC(2026, 0, 1);
  const used: SessionServices = {
    database: open.database,
    signInFailures: makeAttempts(10, 15 * minute, () => now),
    addressFailures: makeAttempts(50, 15 * minute, () => now),
    now: () => new Date(now),
  };
  services = used as Services;
});

async function signInToDemo() {
  const session = await signIn(services, {
    email: "Demo@Parlance.App",
    password: "demo123",
    address: "10.0.0.1",
  });
  if (!session.ok) throw new Error(session.failure.code);
  return session.value;
}
async function refresh(token: string) {
  const session = await refreshSession(services, token);
  return session.ok ? session.value : session.failure.code;
}
const isValid = async (token: string) => (await findAccess(services, token)) !== null;

describe("sessions", () => {
  it("end with their time: access in minutes, refresh in weeks", async () => {
    const session = await signInToDemo();
    now += 14 * minute;
    expect(await isValid(session.access_token)).toBe(true);
    now += 2 * minute;
    expect(await isValid(session.access_token)).toBe(false);
    now += 31 * day;
    expect(await refresh(session.refresh_token)).toBe("session-expired");
  });

  it("renew once for a token, whoever is first", async () => {
    const { refresh_token } = await signInToDemo();
    const results = await Promise.all(Array.from({ length: 5 }, () => refresh(refresh_token)));
    expect(results.filter((result) => typeof result !== "string")).toHaveLength(1);
  });

  it("survive a second tab that renews at the same moment", async () => {
    const first = await signInToDemo();
    const second = await refresh(first.refresh_token);
    now += 5000;
    expect(await refresh(first.refresh_token)).toBe("session-expired");
    expect(typeof second === "string" ? second : await isValid(second.access_token)).toBe(true);
  });

  it("all end when a used refresh token comes back later", async () => {
    const first = await signInToDemo();
    const other = await signInToDemo();
    const second = await refresh(first.refresh_token);
    if (typeof second === "string") throw new Error(second);
    now += minute;
    expect(await refresh(first.refresh_token)).toBe("session-expired");
    expect(await isValid(second.access_token)).toBe(false);
    expect(await refresh(second.refresh_token)).toBe("session-expired");
    expect(await isValid(other.access_token)).toBe(true);
  });

  it("of the demo end with their workspace, a day later", async () => {
    const first = await signInToDemo();
    const access = await findAccess(services, first.access_token);
    expect(access).toMatchObject({ workspaceKind: "demo", role: "admin", email: "demo@parlance.app" });
    now += day + minute;
    expect(await deleteExpiredWorkspaces(open.database, new Date(now))).toEqual([]);
    expect(await refresh(first.refresh_token)).toBe("session-expired");
    await deleteExpiredSessions(open.database, new Date(now));
  });
});

import { randomUUID } from "node:crypto";
import { offerSetUp, setUp } from "../src/commands/account/set-up.ts";
import { startSession } from "../src/commands/sessions.ts";
import { type Composition, compose } from "../src/compose.ts";
import type { Role } from "../src/policies/roles.ts";
import type { Settings } from "../src/settings.ts";
import { insertUser } from "../src/store/user-store.ts";
import { insertWorkspace } from "../src/store/workspace-store.ts";
import { temporaryFolder } from "./start-server.ts";

/** The whole application in this process, on a free port over a data folder of its own. */
export type OpenApp = { url: string; composition: Composition; dataFolder: string; close(): Promise<void> };

/** Starts the application; `changes` replaces settings. */
export async function openApp(changes: Partial<Settings> = {}): Promise<OpenApp> {
  const folder = await temporaryFolder();
  const composition = await compose({
    port: 0,
    host: "127.0.0.1",
    dataFolder: folder.path,
    databaseUrl: null,
    uploadLimitBytes: 1_048_576,
    publicUrl: null,
    smtpUrl: null,
    mailFrom: "Parlance <parlance@localhost>",
    logLevel: "silent",
    ...changes,
  });
  const url = await composition.app.listen({ port: 0, host: "127.0.0.1" });
  const close = async () => {
    await composition.close();
    await folder.remove();
  };
  return { url, composition, dataFolder: folder.path, close };
}

/** The person who set the installation up, by the link; gives the access token. */
export async function setUpOperator({ composition: { services } }: OpenApp): Promise<string> {
  const token = (await offerSetUp(services)) ?? "";
  const session = await setUp(services, {
    token,
    name: "Olga Operator",
    email: "olga@example.com",
    password: "correct horse battery",
  });
  if (!session.ok) throw new Error(session.failure.code);
  return session.value.access_token;
}

/** A member of a workspace with one role, signed in anew by each call of the result. */
export async function addMember(
  { composition: { services } }: OpenApp,
  role: Role,
): Promise<() => Promise<string>> {
  const [userId, workspaceId] = [randomUUID(), randomUUID()];
  await insertUser(services.database, { id: userId, email: `${userId}@example.com`, name: role });
  await insertWorkspace(services.database, { id: workspaceId, name: role, kind: "real" }, { userId, role });
  return async () => {
    const session = await startSession(services, userId, workspaceId, null);
    if (!session.ok) throw new Error(session.failure.code);
    return session.value.access_token;
  };
}

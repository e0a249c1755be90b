import { randomUUID } from "node:crypto";
import { offerSetUp, setUp } from "../src/commands/account/set-up.ts";
import { startSession } from "../src/commands/sessions.ts";
import { type Composition, compose } from "../src/compose.ts";
import type { OidcSettings } from "../src/oidc/settings.ts";
import type { Role } from "../src/policies/roles.ts";
import type { Settings } from "../src/settings.ts";
import { insertUser, putMember } from "../src/store/user-store.ts";
import { insertWorkspace } from "../src/store/workspace-store.ts";
import { temporaryFolder } from "./start-server.ts";

/** A signed-in member of a real workspace. */
export type TestMember = { userId: string; workspaceId: string; token: string; email: string };

/** The application in this process, with a way to make members of real workspaces. */
export type RunningApp = {
  url: string;
  composition: Composition;
  addMember(role: Role, workspaceId?: string): Promise<TestMember>;
  stop(): Promise<void>;
};

/** Starts the application on a free port over a data folder of its own; `changes` replaces settings. */
export async function runApp(
  changes: Partial<Settings> = {},
  oidc: OidcSettings | null = null,
): Promise<RunningApp> {
  const folder = await temporaryFolder();
  const composition = await compose(
    {
      port: 0,
      host: "127.0.0.1",
      dataFolder: folder.path,
      databaseUrl: null,
      uploadLimitBytes: 8_388_608,
      logLevel: "silent",
      publicUrl: null,
      smtpUrl: null,
      mailFrom: "Parlance <parlance@localhost>",
      allowPrivateHosts: false,
      warehouseEndpoints: {},
      secretKey: null,
      ...changes,
    },
    oidc,
  );
  const url = await composition.app.listen({ port: 0, host: "127.0.0.1" });
  return {
    url,
    composition,
    addMember: (role, workspaceId) => addMember(composition, role, workspaceId ?? null),
    stop: async () => {
      await composition.close();
      await folder.remove();
    },
  };
}

async function addMember({ services }: Composition, role: Role, into: string | null): Promise<TestMember> {
  const userId = randomUUID();
  const email = `${userId.slice(0, 8)}@example.com`;
  const workspaceId = into ?? randomUUID();
  await insertUser(services.database, { id: userId, email, name: "Ada Lovelace" });
  const workspace = { id: workspaceId, name: "Analytical Engines", kind: "real" as const };
  if (into === null) await insertWorkspace(services.database, workspace, { userId, role });
  else await putMember(services.database, { workspaceId, userId, role });
  const session = await startSession(services, userId, workspaceId, null);
  if (!session.ok) throw new Error(session.failure.code);
  return { userId, workspaceId, token: session.value.access_token, email };
}

/** The person who set the installation up, by the link; gives the access token. */
export async function setUpOperator({ composition: { services } }: RunningApp): Promise<string> {
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

import { type AccountResponse, failed, type LoginResponse, type Result } from "@parlance/contract";
import type { Services } from "../../services.ts";
import { findUser, setLastWorkspace, workspacesOf } from "../../store/user-store.ts";
import { type Access, signOut, startSession } from "../sessions.ts";
import { roleNames } from "../team.ts";

/** Who the caller is, and where. A demo visitor sees the own copy of the demo workspace alone. */
export async function describeAccount({ database }: Services, access: Access): Promise<AccountResponse> {
  const workspace = { id: access.workspaceId, name: access.workspaceName };
  const isDemo = access.workspaceKind === "demo";
  const user = await findUser(database, access.userId);
  return {
    name: access.name,
    email: access.email,
    isDemo,
    isOperator: access.isOperator,
    emailVerified: isDemo || user?.emailVerifiedAt != null,
    role: roleNames[access.role],
    workspace,
    workspaces: isDemo ? [workspace] : await workspacesOf(database, access.userId),
  };
}

/** Goes on in another workspace of the caller's, now and at the next sign-in. Fails as not-found. */
export async function switchWorkspace(
  services: Services,
  access: Access,
  workspaceId: string,
): Promise<Result<LoginResponse>> {
  const own = await workspacesOf(services.database, access.userId);
  if (!own.some(({ id }) => id === workspaceId)) return failed({ code: "not-found", what: "workspace" });
  await setLastWorkspace(services.database, access.userId, workspaceId);
  await signOut(services, access);
  return startSession(services, access.userId, workspaceId, null);
}

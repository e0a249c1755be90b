import { randomUUID } from "node:crypto";
import {
  failed,
  type InviteRequest,
  type InviteResponse,
  initials,
  type Result,
  sampleCharts,
  sampleMembers,
  sampleTeamStats,
  success,
  type TeamMember,
  type TeamResponse,
  type TeamRole,
  type TeamStats,
} from "@parlance/contract";
import { invitationMail } from "../mail/messages.ts";
import type { Role } from "../policies/roles.ts";
import type { Services } from "../services.ts";
import {
  deleteInvitation,
  listInvitations,
  putInvitation,
  type StoredInvitation,
} from "../store/invitation-store.ts";
import {
  changeRole,
  isMemberByEmail,
  type ListedMember,
  listMembers,
  removeMember,
} from "../store/member-store.ts";
import { findWorkspace, noteChange } from "../store/workspace-store.ts";
import type { Access } from "./sessions.ts";
import { makeToken } from "./tokens.ts";

const MINUTE_MILLISECONDS = 60_000;
const DAY_MILLISECONDS = 24 * 60 * MINUTE_MILLISECONDS;
const INVITATION_DAYS = 7;

/** Roles as people read them. */
export const roleNames: Record<Role, TeamRole> = { viewer: "Viewer", editor: "Editor", admin: "Admin" };
const rolesByName: Record<TeamRole, Role> = { Viewer: "viewer", Editor: "editor", Admin: "admin" };

/** Members, figures and open invitations; invitations are for administrators. The demo workspace shows its samples. */
export async function describeTeam({ database, now }: Services, access: Access): Promise<TeamResponse> {
  const listed = await listMembers(database, access.workspaceId);
  const isDemo = access.workspaceKind === "demo";
  const samples = isDemo ? sampleCharts.filter(({ savedBy }) => savedBy !== access.name).length : 0;
  const own = listed.map((member) => describeMember({ ...member, charts: member.charts - samples }, now()));
  const invitations =
    access.role === "admin" ? await listInvitations(database, access.workspaceId, now()) : [];
  return {
    members: isDemo ? [...sampleMembers(now()), ...own] : own,
    stats: isDemo ? sampleTeamStats : statsOf(listed, now()),
    invitations: invitations.map(describeInvitation),
    me: access.userId,
    role: roleNames[access.role],
  };
}

/**
 * Invites an address and sends the link by mail; `onMailError` hears when that fails, as the caller has the link anyway.
 * Fails as not-allowed in the demo workspace and for someone who is a member already.
 */
export async function invite(
  services: Services,
  access: Access,
  request: InviteRequest,
  onMailError: (error: unknown) => void,
): Promise<Result<InviteResponse>> {
  const { database, now, mailer, origin } = services;
  const email = request.email.toLowerCase();
  if (access.workspaceKind !== "real") return failed({ code: "not-allowed", action: "invite to the demo" });
  if (await isMemberByEmail(database, access.workspaceId, email))
    return failed({
      code: "invalid-request",
      issues: [{ path: "email", message: "This person is a member already" }],
    });
  const { token, hash } = makeToken();
  const invitation: StoredInvitation = {
    id: randomUUID(),
    workspaceId: access.workspaceId,
    email,
    role: rolesByName[request.role],
    tokenHash: hash,
    invitedBy: access.userId,
    createdAt: now(),
    expiresAt: new Date(now().getTime() + INVITATION_DAYS * DAY_MILLISECONDS),
  };
  await putInvitation(database, invitation);
  await noteChange(database, access.workspaceId);
  const workspace = (await findWorkspace(database, access.workspaceId))?.name ?? "";
  const link = `${origin()}/invitation?token=${token}`;
  await mailer
    .send(email, invitationMail({ inviter: access.name, workspace, role: request.role, link }))
    .catch(onMailError);
  return success({ invitation: describeInvitation(invitation), token });
}

/** Ends an invitation that was not accepted yet. Fails as not-found. */
export async function withdrawInvitation(
  { database }: Services,
  access: Access,
  id: string,
): Promise<Result<null>> {
  if (!(await deleteInvitation(database, access.workspaceId, id)))
    return failed({ code: "not-found", what: "invitation" });
  await noteChange(database, access.workspaceId);
  return success(null);
}

/** Gives a member another role, from their next call on. Fails as not-found, or not-allowed for the last administrator. */
export async function giveRole(
  services: Services,
  access: Access,
  userId: string,
  role: TeamRole,
): Promise<Result<null>> {
  const to = { workspaceId: access.workspaceId, userId, role: rolesByName[role] };
  return settle(services, access, userId, await changeRole(services.database, to));
}

/** Takes a member out and ends their sessions here. Fails as not-found, or not-allowed for the last administrator. */
export async function dismiss(services: Services, access: Access, userId: string): Promise<Result<null>> {
  return settle(services, access, userId, await removeMember(services.database, access.workspaceId, userId));
}

async function settle(
  { database }: Services,
  access: Access,
  userId: string,
  done: boolean,
): Promise<Result<null>> {
  if (done) {
    await noteChange(database, access.workspaceId);
    return success(null);
  }
  const members = await listMembers(database, access.workspaceId);
  return members.some(({ id }) => id === userId)
    ? failed({ code: "not-allowed", action: "leave the workspace without an administrator" })
    : failed({ code: "not-found", what: "member" });
}

function statsOf(members: ListedMember[], now: Date): TeamStats {
  const isActive = ({ seenAt }: ListedMember): boolean =>
    seenAt !== null && now.getTime() - seenAt.getTime() < 30 * DAY_MILLISECONDS;
  const works = members.filter(
    (member) => isActive(member) && (member.questions > 0 || member.sharedCharts > 0),
  );
  const total = (pick: (member: ListedMember) => number): number =>
    members.reduce((sum, member) => sum + pick(member), 0);
  return {
    totalMembers: members.length,
    activeMembers: members.filter(isActive).length,
    chartsShared: total(({ sharedCharts }) => sharedCharts),
    totalQueries: total(({ questions }) => questions),
    collaborationScore: members.length === 0 ? 0 : Math.round((100 * works.length) / members.length),
  };
}

function describeMember(member: ListedMember, now: Date): TeamMember {
  const silent = member.seenAt === null ? Number.POSITIVE_INFINITY : now.getTime() - member.seenAt.getTime();
  return {
    id: member.id,
    name: member.name,
    email: member.email,
    role: roleNames[member.role],
    avatar: initials(member.name),
    lastActive: member.seenAt?.toISOString() ?? null,
    status: silent < 5 * MINUTE_MILLISECONDS ? "online" : silent < DAY_MILLISECONDS ? "away" : "offline",
    joinedAt: member.joinedAt.toISOString(),
    chartsCreated: member.charts,
    queriesRun: member.questions,
  };
}

const describeInvitation = ({ id, email, role, createdAt, expiresAt }: StoredInvitation) => ({
  id,
  email,
  role: roleNames[role],
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

import {
  type ActivityEvent,
  activityResponse,
  type InviteRequest,
  type InviteResponse,
  inviteResponse,
  type TeamResponse,
  type TeamRole,
  teamResponse,
} from "@parlance/contract";
import { call, send } from "./call.ts";

/** Members, invitations and figures. */
export const readTeam = (): Promise<TeamResponse> => call(teamResponse, "/api/team");

/** What was done in the workspace, newest first. */
export const readActivity = async (): Promise<ActivityEvent[]> =>
  (await call(activityResponse, "/api/team/activity")).events;

/** Invites someone; the link comes back once. */
export const invite = (request: InviteRequest): Promise<InviteResponse> =>
  call(inviteResponse, "/api/team/invitations", { method: "POST", body: request });

/** Withdraws an invitation. */
export const withdrawInvitation = (id: string) =>
  send(`/api/team/invitations/${encodeURIComponent(id)}`, { method: "DELETE" });

/** Gives a member another role. */
export const changeRole = (id: string, role: TeamRole) =>
  send(`/api/team/members/${encodeURIComponent(id)}`, { method: "PATCH", body: { role } });

/** Takes a member out of the workspace. */
export const removeMember = (id: string) =>
  send(`/api/team/members/${encodeURIComponent(id)}`, { method: "DELETE" });

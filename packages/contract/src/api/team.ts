import { z } from "zod";

/** Roles as people read them, least rights first. */
export const teamRoles = ["Viewer", "Editor", "Admin"] as const;
export type TeamRole = (typeof teamRoles)[number];

/** A member of the workspace. `status` is online within five minutes of the last call, away within a day. */
export const teamMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(teamRoles),
  avatar: z.string().max(2),
  lastActive: z.string().nullable(),
  status: z.enum(["online", "away", "offline"]),
  joinedAt: z.string(),
  chartsCreated: z.number(),
  queriesRun: z.number(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

/** `collaborationScore`: percent of members who were active in the last 30 days and share a chart or a question. */
export const teamStatsSchema = z.object({
  totalMembers: z.number(),
  activeMembers: z.number(),
  chartsShared: z.number(),
  totalQueries: z.number(),
  collaborationScore: z.number(),
});
export type TeamStats = z.infer<typeof teamStatsSchema>;

/** An invitation that was not accepted yet. */
export const teamInvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(teamRoles),
  createdAt: z.string(),
  expiresAt: z.string(),
});

/** GET /api/team. `me` is the caller's id, `role` the caller's. */
export const teamResponse = z.object({
  members: z.array(teamMemberSchema),
  stats: teamStatsSchema,
  invitations: z.array(teamInvitationSchema),
  me: z.string(),
  role: z.enum(teamRoles),
});
export type TeamResponse = z.infer<typeof teamResponse>;

/** What can be done in a workspace that its team hears of. */
export const activityKinds = [
  "asked",
  "saved",
  "shared",
  "verified",
  "invited",
  "joined",
  "connected",
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/**
 * Something that was done: by whom (null where that is not known), at what (null where only its maker may know), and how
 * often in a row. `at` is an ISO time.
 */
export const activityEventSchema = z.object({
  id: z.string(),
  kind: z.enum(activityKinds),
  at: z.string(),
  who: z.string().nullable(),
  avatar: z.string().max(2),
  isMe: z.boolean(),
  what: z.string().nullable(),
  count: z.number(),
});
export type ActivityEvent = z.infer<typeof activityEventSchema>;

/** GET /api/team/activity: the latest events, newest first. */
export const activityResponse = z.object({ events: z.array(activityEventSchema) });

/** POST /api/team/invitations. */
export const inviteRequest = z.object({
  email: z.email("Please enter a valid email address").max(254),
  role: z.enum(teamRoles).default("Viewer"),
});
export type InviteRequest = z.infer<typeof inviteRequest>;

/** The invitation with its link, which is shown once. */
export const inviteResponse = z.object({ invitation: teamInvitationSchema, token: z.string() });
export type InviteResponse = z.infer<typeof inviteResponse>;

/** PATCH /api/team/members/{id}. */
export const changeMemberRequest = z.object({ role: z.enum(teamRoles) });

/** GET /api/invitations/{token}, open: what a link invites to; `hasAccount` asks for the account's password, else for a new one. */
export const invitationResponse = z.object({
  workspace: z.string(),
  inviter: z.string(),
  email: z.string(),
  role: z.enum(teamRoles),
  hasAccount: z.boolean(),
});
export type InvitationResponse = z.infer<typeof invitationResponse>;

/** POST /api/invitations/{token}: accepts it; answers like a login. `name` counts for a new account alone. */
export const acceptInvitationRequest = z.object({
  name: z.string().trim().max(120).default(""),
  password: z.string().max(200),
});
export type AcceptInvitationRequest = z.infer<typeof acceptInvitationRequest>;

import { z } from "zod";

const token = z.string().min(1).max(200);

/** Roles in a workspace as people read them, least rights first. */
export const roleNames = ["Viewer", "Editor", "Admin"] as const;
export type RoleName = (typeof roleNames)[number];

/** POST /api/account/invitation: what a link from a mail invites to. Reading it does not use it up. */
export const invitationRequest = z.object({ token });
export const invitationResponse = z.object({
  email: z.string(),
  workspace: z.string(),
  inviter: z.string(),
  role: z.enum(roleNames),
  /** Whether the address has an account: it is accepted by that account's password then. */
  hasAccount: z.boolean(),
});
export type InvitationResponse = z.infer<typeof invitationResponse>;

/** POST /api/account/accept: joins the workspace and signs in. A new account needs a name and a password of ten characters. */
export const acceptRequest = z.object({
  token,
  name: z.string().trim().max(120).nullable().default(null),
  password: z.string().max(1000),
});
export type AcceptRequest = z.infer<typeof acceptRequest>;

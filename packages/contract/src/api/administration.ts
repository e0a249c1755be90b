import { z } from "zod";

/** A request for early access as an operator sees it. `status` goes from waiting to invited to joined. */
export const leadSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  phone: z.string().nullable(),
  jobTitle: z.string().nullable(),
  cloudPlatform: z.string(),
  requests: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
  status: z.enum(["waiting", "invited", "joined"]),
});
export type Lead = z.infer<typeof leadSchema>;

/** GET /api/admin/leads: the latest first. */
export const leadsResponse = z.object({ leads: z.array(leadSchema) });
export type LeadsResponse = z.infer<typeof leadsResponse>;

/** POST /api/admin/leads/invite: makes an invitation to a workspace of the company's own. */
export const inviteLeadRequest = z.object({ email: z.string().max(254) });
/** `link` is shown once; `mailed` says whether the mail server took it (or the mail folder). */
export const inviteLeadResponse = z.object({ link: z.string(), mailed: z.boolean() });
export type InviteLeadResponse = z.infer<typeof inviteLeadResponse>;

/** GET /api/admin/mail: what waits in the mail folder, the latest first; `folder` is null when mail leaves by SMTP. */
export const mailResponse = z.object({
  folder: z.string().nullable(),
  mails: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), at: z.string() })),
});
export type MailResponse = z.infer<typeof mailResponse>;

/** What people asked for that cannot be connected yet. */
export const connectionRequest = z.object({
  kind: z.enum(["connector", "integration"]),
  name: z.string().trim().min(1).max(120),
});
export type ConnectionRequest = z.infer<typeof connectionRequest>;

/** GET and POST /api/connection-requests: those of the caller's workspace. */
export const connectionRequestsResponse = z.object({ requests: z.array(connectionRequest) });
export type ConnectionRequestsResponse = z.infer<typeof connectionRequestsResponse>;

/** GET /api/admin/connection-requests: over all workspaces, the most wanted first. */
export const wantedConnectionsResponse = z.object({
  wanted: z.array(connectionRequest.extend({ workspaces: z.number() })),
});
export type WantedConnectionsResponse = z.infer<typeof wantedConnectionsResponse>;

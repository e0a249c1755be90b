import {
  type InviteLeadResponse,
  inviteLeadResponse,
  type LeadsResponse,
  leadsResponse,
  type MailResponse,
  mailResponse,
  type WantedConnectionsResponse,
  wantedConnectionsResponse,
} from "@parlance/contract";
import { call } from "./call.ts";

/** Requests for early access, the latest first; throws with the server's detail, like all calls here. */
export const readLeads = async (): Promise<LeadsResponse["leads"]> =>
  (await call(leadsResponse, "/api/admin/leads")).leads;

/** Invites a lead; the link comes back once. */
export const inviteLead = (email: string): Promise<InviteLeadResponse> =>
  call(inviteLeadResponse, "/api/admin/leads/invite", { method: "POST", body: { email } });

/** What waits in the mail folder. */
export const readMail = (): Promise<MailResponse> => call(mailResponse, "/api/admin/mail");

/** What workspaces would like to connect. */
export const readWanted = async (): Promise<WantedConnectionsResponse["wanted"]> =>
  (await call(wantedConnectionsResponse, "/api/admin/connection-requests")).wanted;

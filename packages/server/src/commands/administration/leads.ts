import {
  failed,
  type InviteLeadResponse,
  type LeadsResponse,
  type Result,
  success,
} from "@parlance/contract";
import type { Services } from "../../services.ts";
import { findLead, listLeads } from "../../store/lead-store.ts";
import { invite } from "../account/invite.ts";
import type { Access } from "../sessions.ts";

/** All requests for early access, the latest first. */
export async function describeLeads({ database, now }: Services): Promise<LeadsResponse> {
  const found = await listLeads(database, now());
  return {
    leads: found.map(({ lead, invited, joined }) => ({
      ...lead,
      firstAt: lead.firstAt.toISOString(),
      lastAt: lead.lastAt.toISOString(),
      status: joined ? "joined" : invited ? "invited" : "waiting",
    })),
  };
}

/** Invites a lead to a new workspace of the company, as its administrator. Fails as not-found. */
export async function inviteLead(
  services: Services,
  operator: Access,
  email: string,
): Promise<Result<InviteLeadResponse>> {
  const lead = await findLead(services.database, email.toLowerCase());
  if (lead === null) return failed({ code: "not-found", what: "request for early access" });
  const { link, mailError } = await invite(services, operator, {
    email: lead.email,
    role: "admin",
    workspace: { id: null, name: lead.company },
  });
  return success({ link, mailed: mailError === null });
}

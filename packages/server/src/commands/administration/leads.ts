import { randomUUID } from "node:crypto";
import {
  failed,
  type InviteLeadResponse,
  type LeadsResponse,
  type Result,
  success,
} from "@parlance/contract";
import type { Services } from "../../services.ts";
import { findLead, listLeads, setLeadWorkspace } from "../../store/lead-store.ts";
import { insertEmptyWorkspace } from "../../store/workspace-store.ts";
import type { Access } from "../sessions.ts";
import { invite } from "../team.ts";

/** All requests for early access, the latest first. */
export async function describeLeads({ database, now }: Services): Promise<LeadsResponse> {
  const found = await listLeads(database, now());
  return {
    leads: found.map(({ lead: { workspaceId: _, ...lead }, invited, joined }) => ({
      ...lead,
      firstAt: lead.firstAt.toISOString(),
      lastAt: lead.lastAt.toISOString(),
      status: joined ? "joined" : invited ? "invited" : "waiting",
    })),
  };
}

/**
 * Invites a lead to a workspace of the company's own, as its administrator; a second invitation leads to the same workspace
 * and ends the first. Fails as not-found, and as invalid-request for someone who has joined.
 */
export async function inviteLead(
  services: Services,
  operator: Access,
  email: string,
): Promise<Result<InviteLeadResponse>> {
  const { database, origin } = services;
  const lead = await findLead(database, email.toLowerCase());
  if (lead === null) return failed({ code: "not-found", what: "request for early access" });
  const workspaceId = lead.workspaceId ?? randomUUID();
  if (lead.workspaceId === null) {
    await insertEmptyWorkspace(database, { id: workspaceId, name: lead.company, kind: "real" });
    await setLeadWorkspace(database, lead.email, workspaceId);
  }
  let mailed = true;
  const invited = await invite(
    services,
    { ...operator, workspaceId, workspaceKind: "real" },
    { email: lead.email, role: "Admin" },
    () => {
      mailed = false;
    },
  );
  if (!invited.ok) return invited;
  return success({ link: `${origin()}/invitation?token=${invited.value.token}`, mailed });
}

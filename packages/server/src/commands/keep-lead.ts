import type { LeadRequest } from "@parlance/contract";
import type { Services } from "../services.ts";
import { upsertLead } from "../store/lead-store.ts";

/** Keeps a request for early access, once an address. */
export function keepLead(services: Services, lead: LeadRequest): Promise<void> {
  return upsertLead(services.database, {
    email: lead.email.toLowerCase(),
    firstName: lead.first_name,
    lastName: lead.last_name,
    company: lead.company,
    phone: lead.phone,
    jobTitle: lead.job_title,
    cloudPlatform: lead.cloud_platform,
    at: services.now(),
  });
}

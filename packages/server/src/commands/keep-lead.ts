import type { LeadRequest } from "@parlance/contract";
import { leadMail, newLeadMail } from "../mail/messages.ts";
import type { Services } from "../services.ts";
import { upsertLead } from "../store/lead-store.ts";
import { operatorEmails } from "../store/user-store.ts";

/** Keeps a request for early access, once an address; true when the address is new. */
export async function keepLead(services: Services, lead: LeadRequest): Promise<boolean> {
  const requests = await upsertLead(services.database, {
    email: lead.email.toLowerCase(),
    firstName: lead.first_name,
    lastName: lead.last_name,
    company: lead.company,
    phone: lead.phone,
    jobTitle: lead.job_title,
    cloudPlatform: lead.cloud_platform,
    at: services.now(),
  });
  return requests === 1;
}

/** Confirms a new lead by mail, and tells those who run the installation. Rejects when a mail is not taken. */
export async function confirmLead({ database, mailer, origin }: Services, lead: LeadRequest): Promise<void> {
  await mailer.send(lead.email, leadMail({ name: lead.first_name }));
  const notice = newLeadMail({
    name: `${lead.first_name} ${lead.last_name}`,
    company: lead.company,
    link: `${origin()}/admin/leads`,
  });
  for (const email of await operatorEmails(database)) await mailer.send(email, notice);
}

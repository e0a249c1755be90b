import type { LeadRequest } from "@parlance/contract";

/** Where leads wait that no server has taken yet. */
const key = "pending_leads";
const limit = 20;

/** Sends a lead. One that does not arrive stays on the device until a later visit delivers it; the visitor never sees an error. */
export async function sendLead(lead: LeadRequest): Promise<void> {
  keep(lead);
  await deliver(lead);
}

/** Sends what earlier visits could not. */
export async function sendPendingLeads(): Promise<void> {
  for (const lead of pendingLeads()) await deliver(lead);
}

/** Leads that wait, oldest first; one an address. */
export function pendingLeads(): LeadRequest[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? (stored as LeadRequest[]) : [];
  } catch {
    return [];
  }
}

/** A refusal for good (the server read it and said no) is not tried again. */
async function deliver(lead: LeadRequest): Promise<void> {
  try {
    const response = await fetch("/api/leads", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(lead),
    });
    if (response.ok || response.status === 400) forget(lead);
    if (!response.ok) console.error("The demo request was not accepted:", await detailOf(response));
  } catch (error) {
    console.error("The demo request could not be sent and is kept:", error);
  }
}

async function detailOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { detail?: unknown } | null;
  return typeof body?.detail === "string" ? body.detail : `status ${response.status}`;
}

const others = (lead: LeadRequest): LeadRequest[] =>
  pendingLeads().filter(({ email }) => email !== lead.email);

const keep = (lead: LeadRequest): void => store([...others(lead), lead].slice(-limit));

const forget = (lead: LeadRequest): void => store(others(lead));

/** A full or forbidden storage must not stop the request itself. */
function store(leads: LeadRequest[]): void {
  try {
    if (leads.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(leads));
  } catch {}
}

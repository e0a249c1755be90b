import type { Lead } from "@parlance/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { inviteLead } from "../../api/administration.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { CopyButton } from "../../ui/copy-button.tsx";

/** The requests, the latest first, each with the way to invite. */
export function LeadList({ leads }: { leads: readonly Lead[] }) {
  if (leads.length === 0)
    return (
      <p className="rounded-xl border border-dashed border-line p-6 text-muted">
        Nobody has asked yet. The form is at /request-demo.
      </p>
    );
  return (
    <ul className="grid gap-px overflow-hidden rounded-xl border border-line bg-line">
      {leads.map((lead) => (
        <LeadRow key={lead.email} lead={lead} />
      ))}
    </ul>
  );
}

const looks: Record<Lead["status"], string> = {
  waiting: "text-attention",
  invited: "text-info",
  joined: "text-gain",
};

function LeadRow({ lead }: { lead: Lead }) {
  const details = [lead.jobTitle, lead.phone, lead.cloudPlatform].filter((detail) => detail !== null);
  const asked = new Date(lead.lastAt).toLocaleDateString(undefined, { dateStyle: "medium" });
  return (
    <li className="grid gap-3 bg-canvas p-5 md:grid-cols-[1.4fr_1.4fr_auto] md:items-center md:gap-6">
      <div className="min-w-0">
        <p className="text-lg font-medium">{lead.company}</p>
        <p className="truncate text-muted">
          {lead.firstName} {lead.lastName}, {lead.email}
        </p>
      </div>
      <div className="text-sm text-muted">
        <p>{details.join(" · ")}</p>
        <p>
          {asked}
          {lead.requests > 1 && `, asked ${lead.requests} times`} ·{" "}
          <span className={classNames("font-medium", looks[lead.status])}>{lead.status}</span>
        </p>
      </div>
      <InviteButton lead={lead} />
    </li>
  );
}

function InviteButton({ lead }: { lead: Lead }) {
  const client = useQueryClient();
  const [link, setLink] = useState<string | null>(null);
  const invitation = useMutation({
    mutationFn: () => inviteLead(lead.email),
    onSuccess: async (invited) => {
      setLink(invited.link);
      if (invited.mailed) toast.success(`Invitation sent to ${lead.email}`);
      else toast.error("The mail server did not take it. Send the link yourself.", { duration: 5000 });
      await client.invalidateQueries({ queryKey: ["admin"] });
    },
    onError: (error) => toast.error(error.message, { duration: 5000 }),
  });
  if (link !== null)
    return (
      <p className="flex items-center gap-1 text-sm text-muted">
        Link, shown once <CopyButton text={link} label={`Copy the invitation of ${lead.email}`} />
      </p>
    );
  if (lead.status === "joined") return null;
  return (
    <Button
      look="action"
      disabled={invitation.isPending}
      aria-label={`Invite ${lead.email}`}
      onClick={() => invitation.mutate()}
    >
      {lead.status === "invited" ? "Invite again" : "Invite"}
    </Button>
  );
}

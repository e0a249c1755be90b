import type { TeamResponse } from "@parlance/contract";
import { useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { withdrawInvitation } from "../../../api/team.ts";
import { Button } from "../../../ui/button.tsx";
import { told } from "../told.ts";
import { workspaceKey } from "../workspace-queries.ts";

/** Invitations that were not accepted yet; each can be withdrawn. */
export function Invitations({ invitations }: Pick<TeamResponse, "invitations">) {
  const client = useQueryClient();
  const withdraw = (id: string): void => {
    withdrawInvitation(id)
      .then(() => toast.success("Invitation withdrawn", { duration: 3000 }), told)
      .finally(() => void client.invalidateQueries({ queryKey: [workspaceKey] }));
  };
  return (
    <section aria-label="Invitations" className="overflow-hidden rounded-xl border border-line bg-surface">
      <h2 className="border-b border-line px-4 py-3 text-sm font-medium">Invitations</h2>
      <ul>
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id} className="flex items-center gap-3 border-b border-line px-4 py-2.5 last:border-b-0">
            <p className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 truncate" title={email}>
                {email}
              </span>
              <span className="text-xs text-muted">
                {role}, until {new Date(expiresAt).toLocaleDateString(undefined, { dateStyle: "medium" })}
              </span>
            </p>
            <Button size="small" look="quiet" onClick={() => withdraw(id)}>
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

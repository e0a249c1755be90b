import { type TeamRole, teamRoles } from "@parlance/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { invite } from "../../../api/team.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { workspaceKey } from "../workspace-queries.ts";

const rights: Record<TeamRole, string> = {
  Viewer: "View shared charts and insights",
  Editor: "Create and edit charts",
  Admin: "Full access and team management",
};

/** Invites someone by mail; the demo workspace only shows how. */
export function InviteModal({ isDemo, onClose }: { isDemo: boolean; onClose: () => void }) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<TeamRole>("Viewer");
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const client = useQueryClient();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setState({ busy: true, error: null });
    try {
      const link = isDemo ? null : (await invite({ email: email.trim(), role })).token;
      toast.success("Invitation sent successfully!", {
        duration: link === null ? 3000 : 5000,
        ...(link === null ? {} : { action: { label: "Copy link", onClick: () => copy(link) } }),
      });
      void client.invalidateQueries({ queryKey: [workspaceKey] });
      onClose();
    } catch (error) {
      setState({ busy: false, error: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <Modal
      title="Invite Member"
      description="The invitation goes out by mail and is good for seven days."
      open
      onClose={onClose}
    >
      <form onSubmit={submit} className="grid gap-4">
        <Field
          label="Email"
          type="email"
          required
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <fieldset className="grid gap-2">
          <legend className="pb-1.5 text-sm font-medium">Role</legend>
          {teamRoles.map((each) => (
            <label key={each} className="flex items-center gap-2 text-sm">
              <input type="radio" name="role" checked={role === each} onChange={() => setRole(each)} />
              <span>
                {each} <span className="text-muted">· {rights[each]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {state.error !== null && (
          <p role="alert" className="rounded-lg border border-loss bg-loss-soft px-3 py-2 text-sm">
            {state.error}
          </p>
        )}
        <Button type="submit" look="primary" disabled={state.busy}>
          Send Invitation
        </Button>
      </form>
    </Modal>
  );
}

function copy(token: string): void {
  const link = `${window.location.origin}/invitation?token=${token}`;
  navigator.clipboard.writeText(link).then(
    () => toast.success("Link copied", { duration: 2000 }),
    () => toast.error(`Copy this: ${link}`, { duration: 5000 }),
  );
}

import { type TeamMember, type TeamResponse, type TeamRole, teamRoles } from "@parlance/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Crown, UserMinus } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { changeRole, removeMember } from "../../../api/team.ts";
import { Button } from "../../../ui/button.tsx";
import { ago } from "../ago.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { told } from "../told.ts";
import { workspaceKey } from "../workspace-queries.ts";

const dots: Record<TeamMember["status"], string> = {
  online: "bg-gain",
  away: "bg-attention",
  offline: "bg-line",
};

/** Everyone of the team; administrators give roles and take members out. */
export function MemberList({ team, manage }: { team: TeamResponse; manage: boolean }) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<TeamMember | null>(null);
  const send = async (work: Promise<unknown>, said: string): Promise<void> => {
    try {
      await work;
      toast.success(said, { duration: 3000 });
    } catch (error) {
      told(error);
    }
    await client.invalidateQueries({ queryKey: [workspaceKey] });
  };
  return (
    <section aria-label="Members" className="overflow-hidden rounded-xl border border-line bg-surface">
      <h2 className="border-b border-line px-4 py-3 text-sm font-medium">Members</h2>
      <ul>
        {team.members.map((member) => (
          <li
            key={member.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-b-0"
          >
            <Person member={member} isMe={member.id === team.me} />
            <p className="text-xs text-muted max-sm:flex-1 max-sm:pl-12 sm:w-44">
              {counted(member.chartsCreated, "chart", "charts")} ·{" "}
              {counted(member.queriesRun, "query", "queries")}
            </p>
            {manage ? (
              <RoleSelect
                member={member}
                onChange={(role) => void send(changeRole(member.id, role), `${member.name} is ${role} now`)}
              />
            ) : (
              <RoleBadge role={member.role} />
            )}
            {manage && member.id !== team.me && (
              <Button
                look="quiet"
                size="icon"
                aria-label={`Remove ${member.name}`}
                onClick={() => setLeaving(member)}
              >
                <UserMinus size={15} aria-hidden />
              </Button>
            )}
            {manage && member.id === team.me && <span aria-hidden className="size-9 max-sm:hidden" />}
          </li>
        ))}
      </ul>
      {leaving !== null && (
        <ConfirmDialog
          title={`Remove ${leaving.name}?`}
          consequence="They are signed out at once. What they saved for the team stays; a new invitation lets them back in."
          action="Remove member"
          onConfirm={() => void send(removeMember(leaving.id), `${leaving.name} was removed`)}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  );
}

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

function Person({ member, isMe }: { member: TeamMember; isMe: boolean }) {
  return (
    <div className="flex min-w-52 flex-1 items-center gap-3 max-sm:basis-full">
      <span className="relative">
        <span
          aria-hidden
          className="grid size-9 place-content-center rounded-full bg-raised text-xs font-semibold"
        >
          {member.avatar}
        </span>
        <span
          aria-hidden
          className={`absolute -bottom-0.5 -right-0.5 size-3 rounded-full border-2 border-surface ${dots[member.status]}`}
        />
      </span>
      <div className="min-w-0">
        <p className="truncate font-medium">
          {member.name} {isMe && <span className="font-normal text-muted">(you)</span>}
        </p>
        <p className="truncate text-xs text-muted">
          {member.email} · {member.status}
          {member.lastActive !== null && member.status !== "online" && `, ${ago(member.lastActive)}`}
        </p>
      </div>
    </div>
  );
}

const RoleBadge = ({ role }: { role: TeamRole }) => (
  <span className="inline-flex items-center gap-1.5 text-sm sm:w-24">
    {role === "Admin" && <Crown size={14} className="text-attention" aria-hidden />}
    {role}
  </span>
);

function RoleSelect({ member, onChange }: { member: TeamMember; onChange: (role: TeamRole) => void }) {
  return (
    <span className="inline-flex items-center justify-end gap-1.5 sm:w-28">
      {member.role === "Admin" && <Crown size={14} className="text-attention" aria-hidden />}
      <select
        aria-label={`Role of ${member.name}`}
        value={member.role}
        onChange={(event) => {
          const role = teamRoles.find((each) => each === event.target.value);
          if (role !== undefined) onChange(role);
        }}
        className="h-8 rounded-lg border border-line bg-canvas px-2 text-sm"
      >
        {teamRoles.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </select>
    </span>
  );
}

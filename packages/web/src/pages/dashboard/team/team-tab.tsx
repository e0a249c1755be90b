import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { currentUser } from "../../../api/session.ts";
import { Button } from "../../../ui/button.tsx";
import { teamQuery } from "../workspace-queries.ts";
import { Activity } from "./activity.tsx";
import { Invitations } from "./invitations.tsx";
import { InviteModal } from "./invite-modal.tsx";
import { MemberList } from "./member-list.tsx";
import { ServerAddress } from "./server-address-field.tsx";

/** The team: figures, members, invitations, and where the analysis server is. */
export function TeamTab() {
  const [inviting, setInviting] = useState(false);
  const { data: team, isError, refetch } = useQuery(teamQuery);
  const isDemo = currentUser()?.isDemo !== false;
  return (
    <section
      aria-label="Team Collaboration"
      className="mx-auto grid max-w-6xl content-start gap-5 p-4 md:p-8"
    >
      <div className="flex items-start gap-3 sm:items-center">
        <div className="min-w-0 flex-1">
          <h1 className="text-lg font-semibold">Team Collaboration</h1>
          <p className="text-sm text-muted">Who works here, and with what rights.</p>
        </div>
        {team?.role === "Admin" && (
          <Button look="primary" className="shrink-0" onClick={() => setInviting(true)}>
            <UserPlus size={15} aria-hidden /> Invite Member
          </Button>
        )}
      </div>
      {isError && team === undefined && (
        <p role="alert" className="text-muted">
          The team could not be read. Nothing is lost.{" "}
          <Button look="text" size="small" className="px-0" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {team !== undefined && (
        <>
          <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            <Stat label="Total Members" value={team.stats.totalMembers} />
            <Stat label="Active Members" value={team.stats.activeMembers} />
            <Stat label="Charts Shared" value={team.stats.chartsShared} />
            <Stat label="Total Queries" value={team.stats.totalQueries} />
          </dl>
          <Score percent={team.stats.collaborationScore} isDemo={isDemo} />
          <MemberList team={team} manage={team.role === "Admin" && !isDemo} />
          {team.invitations.length > 0 && <Invitations invitations={team.invitations} />}
          <Activity />
        </>
      )}
      <ServerAddress />
      {inviting && <InviteModal isDemo={isDemo} onClose={() => setInviting(false)} />}
    </section>
  );
}

const Stat = ({ label, value }: { label: string; value: number }) => (
  <div className="flex flex-col-reverse rounded-xl border border-line bg-surface p-4">
    <dt className="text-xs text-muted">{label}</dt>
    <dd className="text-2xl font-semibold tabular-nums">{value.toLocaleString("en")}</dd>
  </div>
);

const Score = ({ percent, isDemo }: { percent: number; isDemo: boolean }) => (
  <div className="grid gap-2 rounded-xl border border-line bg-surface p-4">
    <p className="flex items-baseline justify-between">
      <span className="text-sm font-medium">Collaboration Score</span>
      <span className="text-xl font-semibold tabular-nums">{percent} %</span>
    </p>
    <span aria-hidden className="h-2 overflow-hidden rounded-full bg-raised">
      <span className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
    </span>
    {!isDemo && (
      <p className="text-xs text-muted">
        Members who asked or shared something and were here in the last 30 days.
      </p>
    )}
  </div>
);

import type { WantedConnectionsResponse } from "@parlance/contract";

/** Connectors and integrations that workspaces asked for, the most wanted first. */
export function Wanted({ wanted }: WantedConnectionsResponse) {
  if (wanted.length === 0) return <p className="text-muted">No workspace has asked for one.</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {wanted.map(({ kind, name, workspaces }) => (
        <li key={`${kind} ${name}`} className="rounded-lg border border-line bg-surface px-3 py-1.5 text-sm">
          {name} <span className="text-muted">{kind},</span>{" "}
          <span className="tabular-nums">
            {workspaces} {workspaces === 1 ? "workspace" : "workspaces"}
          </span>
        </li>
      ))}
    </ul>
  );
}

import type { ToolsResponse } from "@parlance/contract";

/** How the tools are used: the most used ones, and runs by day over the last two weeks. */
export function UsagePanel({ tools, daily }: ToolsResponse) {
  const most = tools.toSorted((left, right) => right.usage - left.usage).slice(0, 5);
  const total = tools.reduce((sum, { usage }) => sum + usage, 0);
  const greatest = Math.max(1, ...most.map(({ usage }) => usage));
  const busiest = Math.max(1, ...daily.map(({ runs }) => runs));
  return (
    <section
      aria-label="Usage Analytics"
      className="grid content-start gap-4 rounded-xl border border-line bg-surface p-4"
    >
      <div>
        <h2 className="font-medium">Usage Analytics</h2>
        <p className="text-sm text-muted">
          {total.toLocaleString("en")} {total === 1 ? "use" : "uses"} in this workspace
        </p>
      </div>
      <ul className="grid gap-2.5">
        {most.map(({ id, name, usage }) => (
          <li key={id} className="grid gap-1 text-sm">
            <span className="flex justify-between gap-3">
              <span>{name}</span>
              <span className="tabular-nums text-muted">{usage.toLocaleString("en")}</span>
            </span>
            <span className="h-1.5 rounded-full bg-raised" aria-hidden>
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${(100 * usage) / greatest}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      {daily.length > 0 && (
        <figure className="grid gap-1">
          <figcaption className="text-xs text-muted">Runs by day, last {daily.length} days</figcaption>
          <div
            role="img"
            aria-label={daily.map(({ day, runs }) => `${day}: ${runs}`).join(", ")}
            className="flex h-16 items-end gap-1"
          >
            {daily.map(({ day, runs }) => (
              <span
                key={day}
                title={`${day}: ${runs}`}
                className="min-h-px flex-1 rounded-t-sm bg-accent"
                style={{ height: `${(100 * runs) / busiest}%`, opacity: runs === 0 ? 0.3 : 1 }}
              />
            ))}
          </div>
        </figure>
      )}
    </section>
  );
}

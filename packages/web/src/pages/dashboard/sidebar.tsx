import { useQuery } from "@tanstack/react-query";
import { Database } from "lucide-react";
import { Link } from "react-router";
import { currentUser } from "../../api/session.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useMayEdit } from "./may-edit.ts";
import { type TabId, tabs } from "./tabs.ts";
import { sourcesQuery, statsQuery } from "./workspace-queries.ts";

/** Tabs, the data source, the state of the analysis server; a bar at the bottom on a phone. */
export function Sidebar({
  tab,
  onTab,
  onConnect,
}: {
  tab: TabId;
  onTab: (tab: TabId) => void;
  onConnect: () => void;
}) {
  const connection = currentUser()?.connection ?? null;
  const connected = connection?.type === "bigquery";
  const mayEdit = useMayEdit();
  const { data: stats } = useQuery(statsQuery);
  const { data: sources = [] } = useQuery(sourcesQuery);
  const figures: [number | undefined, string, string][] = [
    [stats?.insights, "Insights Generated", "Findings stated in this workspace’s answers"],
    [stats?.activeQueries, "Active Queries", "Questions of the last 24 hours"],
    [stats?.savedCharts, "Saved Charts", "Charts in the library"],
  ];
  return (
    <aside className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-canvas md:sticky md:top-14 md:h-[calc(100dvh-56px)] md:w-60 md:flex-col md:gap-5 md:overflow-y-auto md:border-r md:border-t-0 md:p-3">
      <nav aria-label="Dashboard" className="flex flex-1 md:flex-none md:flex-col md:gap-0.5">
        {tabs.map(({ id, label, short, icon: Icon }) => (
          <button
            key={id}
            type="button"
            aria-current={tab === id ? "page" : undefined}
            onClick={() => onTab(id)}
            className={classNames(
              "flex flex-1 flex-col items-center gap-1 px-1 pb-1.5 pt-2 text-xs transition-colors md:flex-row md:gap-2.5 md:rounded-lg md:px-2.5 md:py-2 md:text-sm",
              tab === id ? "text-accent md:bg-raised md:text-ink" : "text-muted hover:text-ink",
            )}
          >
            <Icon size={16} aria-hidden />
            <span className="max-md:sr-only">{label}</span>
            <span aria-hidden className="md:hidden">
              {short}
            </span>
          </button>
        ))}
        <button
          type="button"
          onClick={onConnect}
          disabled={!mayEdit}
          aria-label="Connect data"
          className="flex flex-1 flex-col items-center gap-1 px-1 pb-1.5 pt-2 text-xs text-muted disabled:opacity-50 md:hidden"
        >
          <Database size={16} aria-hidden />
          <span aria-hidden>Data</span>
        </button>
      </nav>
      <div className="hidden gap-2 md:grid">
        <Button
          disabled={!mayEdit}
          title={mayEdit ? undefined : "Editors and administrators connect data"}
          onClick={onConnect}
          className="h-auto min-h-9 justify-start py-1.5 text-left"
        >
          <Database size={15} aria-hidden />
          <span className="grid">
            {connected ? "BigQuery Connected" : "Connect Your Data"}
            {connected && <span className="text-xs font-normal text-muted">{connection.dataset_id}</span>}
          </span>
        </Button>
        {sources.length > 0 && (
          <Link
            to="/data-sources"
            className="px-2.5 text-xs text-muted underline decoration-line underline-offset-4 hover:text-ink"
          >
            {sources.length === 1 ? "1 data source" : `${sources.length} data sources`}
          </Link>
        )}
        <p className="flex items-center gap-2 px-2.5 text-xs text-muted">
          <span className="size-1.5 rounded-full bg-gain" aria-hidden /> MCP Connected
        </p>
      </div>
      <section
        aria-label="Quick Stats"
        className="mt-auto hidden gap-2 rounded-lg border border-line p-3 md:grid"
      >
        <h2 className="text-xs font-medium text-muted">Quick Stats</h2>
        {figures.map(([figure, label, meaning]) => (
          <p key={label} title={meaning} className="flex items-baseline justify-between text-xs text-muted">
            {label}{" "}
            <strong className="text-base font-semibold tabular-nums text-ink">
              {figure?.toLocaleString("en") ?? "–"}
            </strong>
          </p>
        ))}
      </section>
    </aside>
  );
}

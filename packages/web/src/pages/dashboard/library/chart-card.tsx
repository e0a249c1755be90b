import { failureText, type SavedChart } from "@parlance/contract";
import { Bell, Eye, Pin, Share2 } from "lucide-react";
import { useState } from "react";
import { hasServerSession } from "../../../api/session.ts";
import { makeShare } from "../../../api/shares.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { ago } from "../ago.ts";
import { useMayEdit } from "../may-edit.ts";
import { copyShare } from "../share/copy-share.ts";
import { told } from "../told.ts";
import { alertText, watchedFigure } from "./alert-text.ts";
import { ChartMenu } from "./chart-menu.tsx";
import { ChartPreview } from "./chart-preview.tsx";
import type { ChartChanges } from "./use-chart-changes.ts";

const copiedMilliseconds = 3000;

/** One saved chart: its picture, who saved it when, and what can be done with it. */
export function ChartCard({
  chart,
  folders,
  changes,
  onView,
}: {
  chart: SavedChart;
  folders: string[];
  changes: ChartChanges;
  onView: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const mayEdit = useMayEdit();
  const refresh = (): void => {
    setBusy(true);
    void changes.refresh(chart).finally(() => setBusy(false));
  };
  const pin = (): void =>
    changes.change(chart, { isPinned: !chart.isPinned }, chart.isPinned ? "Unpinned" : "Pinned");
  return (
    <li
      aria-label={chart.title}
      className="flex min-w-0 flex-col gap-2.5 rounded-xl border border-line bg-surface p-4"
    >
      <div className="flex min-w-0 items-start gap-1">
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-medium" title={chart.title}>
            {chart.title}
          </h2>
          <p className="mt-1 flex min-h-5 flex-wrap items-center gap-1.5 text-xs text-muted">
            {chart.isPinned && (
              <span className="rounded bg-accent-soft px-1.5 py-0.5 font-medium text-accent">Pinned</span>
            )}
            <span>{chart.tool}</span>
            {chart.folder !== null && <span>· {chart.folder}</span>}
          </p>
        </div>
        {mayEdit && (
          <>
            <Button
              look="quiet"
              size="small"
              aria-label={chart.isPinned ? "Unpin" : "Pin"}
              aria-pressed={chart.isPinned}
              onClick={pin}
              className={classNames(chart.isPinned && "text-accent")}
            >
              <Pin size={14} aria-hidden />
            </Button>
            <ChartMenu chart={chart} folders={folders} changes={changes} busy={busy} onRefresh={refresh} />
          </>
        )}
      </div>
      <ChartPreview chart={chart} onCompute={refresh} />
      {chart.failure !== null && chart.answer !== null && (
        <p className="rounded-md bg-attention-soft px-2 py-1 text-xs text-attention">
          Not refreshed: {failureText(chart.failure)} The last figures stay.
        </p>
      )}
      <Alert chart={chart} />
      <Saver chart={chart} />
      <div className="mt-auto flex gap-1.5">
        <Button size="small" onClick={onView}>
          <Eye size={13} aria-hidden /> View
        </Button>
        {mayEdit && <ShareButton chart={chart} />}
      </div>
    </li>
  );
}

/** When it tells its owner, and what it told last. */
function Alert({ chart }: { chart: SavedChart }) {
  const { alert, alarm } = chart;
  if (alert === null) return null;
  return (
    <p
      className={classNames(
        "flex items-start gap-1.5 rounded-md px-2 py-1 text-xs",
        alarm === null ? "bg-raised text-muted" : "bg-attention-soft text-attention",
      )}
    >
      <Bell size={13} aria-hidden className="mt-px shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {alarm === null
          ? `Alert ${alertText(alert, watchedFigure(chart))}`
          : `${alarm.text}, ${ago(alarm.at)}`}
      </span>
    </p>
  );
}

function Saver({ chart }: { chart: SavedChart }) {
  const saved = new Date(chart.savedAt).toLocaleDateString(undefined, { dateStyle: "medium" });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-xs text-muted">
      <span className="flex min-w-0 items-center gap-2">
        <span
          aria-hidden
          className="grid size-6 shrink-0 place-content-center rounded-full bg-raised text-[10px] font-semibold text-ink"
        >
          {chart.avatar}
        </span>
        <span className="min-w-0 truncate">
          {chart.savedBy} · {saved}
        </span>
      </span>
      {chart.refreshedAt !== null && (
        <span className="whitespace-nowrap">
          {chart.refreshMinutes === null ? "As of" : "Live, as of"} {ago(chart.refreshedAt)}
        </span>
      )}
    </div>
  );
}

function ShareButton({ chart }: { chart: SavedChart }) {
  const [state, setState] = useState<"idle" | "busy" | "copied">("idle");
  const share = async (): Promise<void> => {
    setState("busy");
    try {
      const id = hasServerSession()
        ? (await makeShare({ of: { kind: "chart", id: chart.id }, expiresInDays: null })).id
        : chart.id;
      if (!(await copyShare(id))) return setState("idle");
      setState("copied");
      setTimeout(() => setState("idle"), copiedMilliseconds);
    } catch (error) {
      setState("idle");
      told(error);
    }
  };
  return (
    <Button size="small" disabled={state === "busy"} onClick={share}>
      <Share2 size={13} aria-hidden /> {state === "copied" ? "Copied!" : "Share"}
    </Button>
  );
}

import type { SavedChart } from "@parlance/contract";
import { Check, ChevronRight, Ellipsis } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { hasServerSession } from "../../../api/session.ts";
import { Button } from "../../../ui/button.tsx";
import { menuContent, menuItem } from "../../../ui/menu.ts";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { NameDialog } from "../name-dialog.tsx";
import { rhythms } from "./rhythms.ts";
import type { ChartChanges } from "./use-chart-changes.ts";

/** Its code comes when it is opened: the dashboard's first load stays light. */
const AlertDialog = lazy(async () => ({ default: (await import("./alert-dialog.tsx")).AlertDialog }));
const ShareDialog = lazy(async () => ({
  default: (await import("../share/share-dialog.tsx")).ShareDialog,
}));
const ChartEditor = lazy(async () => ({ default: (await import("./chart-editor.tsx")).ChartEditor }));

/** What else can be done with a saved chart. */
export function ChartMenu({
  chart,
  folders,
  changes,
  busy,
  onRefresh,
}: {
  chart: SavedChart;
  folders: string[];
  changes: ChartChanges;
  busy: boolean;
  onRefresh: () => void;
}) {
  const [open, setOpen] = useState<"title" | "folder" | "alert" | "chart" | "links" | "removal" | null>(null);
  const team = chart.library === "team";
  const later = (what: typeof open) => (): void => void setTimeout(() => setOpen(what));
  const close = (): void => setOpen(null);
  const { answer } = chart;
  const drawn = answer?.outcome === "answered" && answer.chart.kind !== "figure" && answer.table.rowCount > 0;
  return (
    <>
      <MenuButton
        label={chart.title}
        align="end"
        button={
          <Button look="quiet" size="small" aria-label={`More about ${chart.title}`}>
            <Ellipsis size={15} aria-hidden />
          </Button>
        }
      >
        <Item onSelect={onRefresh} disabled={busy}>
          Refresh now
        </Item>
        <Sub label="Refresh by itself">
          {rhythms.map(({ label, minutes: refreshMinutes }) => (
            <Item
              key={label}
              onSelect={() => changes.change(chart, { refreshMinutes }, "Refreshing changed")}
            >
              <Check
                size={13}
                aria-hidden
                className={chart.refreshMinutes === refreshMinutes ? "" : "invisible"}
              />
              {label}
            </Item>
          ))}
        </Sub>
        <Item onSelect={later("alert")}>{chart.alert === null ? "Set an alert…" : "Change the alert…"}</Item>
        {drawn && <Item onSelect={later("chart")}>Edit chart…</Item>}
        <Item onSelect={later("title")}>Rename</Item>
        <Sub label="Folder">
          {folders.map((folder) => (
            <Item key={folder} onSelect={() => changes.change(chart, { folder }, `Moved to ${folder}`)}>
              {folder}
            </Item>
          ))}
          {chart.folder !== null && (
            <Item onSelect={() => changes.change(chart, { folder: null }, "Taken out of its folder")}>
              No folder
            </Item>
          )}
          <Item onSelect={later("folder")}>New folder…</Item>
        </Sub>
        <Item
          onSelect={() =>
            changes.change(
              chart,
              { library: team ? "user" : "team" },
              team ? "Moved to My charts" : "The team sees it now",
            )
          }
        >
          {team ? "Move to My charts" : "Put on the team’s shelf"}
        </Item>
        {hasServerSession() && <Item onSelect={later("links")}>Links and picture…</Item>}
        <Item onSelect={later("removal")}>Delete…</Item>
      </MenuButton>
      <Suspense fallback={null}>
        {open === "alert" && (
          <AlertDialog
            chart={chart}
            onChange={(change, said) => changes.change(chart, change, said)}
            onClose={close}
          />
        )}
        {open === "links" && <ShareDialog of={{ kind: "chart", id: chart.id }} onClose={close} />}
        {open === "chart" && drawn && (
          <ChartEditor
            answer={answer}
            onChange={({ kind, look = {} }) => changes.change(chart, { chart: { kind, look } }, null)}
            onClose={close}
          />
        )}
      </Suspense>
      {open === "removal" && (
        <ConfirmDialog
          title={`Delete “${chart.title}”?`}
          consequence="It goes from the library for everyone who sees it, with its alert. Links to it stay until they are revoked."
          action="Delete chart"
          onConfirm={() => changes.remove(chart)}
          onClose={close}
        />
      )}
      {(open === "title" || open === "folder") && (
        <NameDialog
          title={open === "title" ? "Rename chart" : "New folder"}
          value={open === "title" ? chart.title : ""}
          maximum={open === "title" ? 160 : 60}
          onClose={close}
          onName={(name) =>
            open === "title"
              ? changes.change(chart, { title: name }, "Renamed")
              : changes.change(chart, { folder: name }, `Moved to ${name}`)
          }
        />
      )}
    </>
  );
}

const Item = ({ children, ...props }: { children: ReactNode; onSelect: () => void; disabled?: boolean }) => (
  <DropdownMenu.Item className={menuItem} {...props}>
    {children}
  </DropdownMenu.Item>
);

const Sub = ({ label, children }: { label: string; children: ReactNode }) => (
  <DropdownMenu.Sub>
    <DropdownMenu.SubTrigger className={menuItem}>
      {label} <ChevronRight size={14} aria-hidden className="-mr-1 ml-auto text-muted" />
    </DropdownMenu.SubTrigger>
    <DropdownMenu.Portal>
      <DropdownMenu.SubContent collisionPadding={8} className={menuContent}>
        {children}
      </DropdownMenu.SubContent>
    </DropdownMenu.Portal>
  </DropdownMenu.Sub>
);

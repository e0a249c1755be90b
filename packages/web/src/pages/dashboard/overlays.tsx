import { lazy, Suspense } from "react";
import { useNavigate } from "react-router";
import { SettingsModal, ShortcutHelp, SourceDialog, TrustDialog } from "./late-parts.ts";
import { useMayEdit } from "./may-edit.ts";
import { Palette } from "./palette/palette.tsx";
import { tabs } from "./tabs.ts";
import type { DashboardState } from "./use-dashboard.ts";

// Its code comes when it is opened: the dashboard's first load stays light.
const Wizard = lazy(async () => ({ default: (await import("../../wizard/wizard.tsx")).Wizard }));
/** What stands over the page: at most one thing. */
export function Overlays({ dashboard }: { dashboard: DashboardState }) {
  return (
    <Suspense fallback={null}>
      <Overlay dashboard={dashboard} />
    </Suspense>
  );
}

function Overlay({ dashboard }: { dashboard: DashboardState }) {
  const { overlay, setOverlay } = dashboard;
  const mayEdit = useMayEdit();
  const navigate = useNavigate();
  const close = (): void => setOverlay(null);
  switch (overlay?.kind) {
    case "connect":
      return mayEdit ? (
        <Wizard
          kind={overlay.warehouse ?? null}
          files={overlay.files}
          onAsk={(question, source) => dashboard.ask(question, source)}
          onClose={close}
        />
      ) : null;
    case "settings":
      return <SettingsModal onClose={close} />;
    case "keys":
      return <ShortcutHelp onClose={close} />;
    case "trust":
      return <TrustDialog onClose={close} />;
    case "source":
      return <SourceDialog source={overlay.source} view="profile" onClose={close} />;
    case "search":
      return (
        <Palette
          actions={actions(dashboard, (path) => void navigate(path)).filter(
            ({ label }) => mayEdit || label !== connectLabel,
          )}
          onAsk={(question) => dashboard.ask(question, null)}
          onHit={dashboard.follow}
          onClose={close}
        />
      );
    case undefined:
      return null;
  }
}

/** What viewers are not offered. */
const connectLabel = "Connect data";

const actions = ({ setTab, setOverlay, restart }: DashboardState, go: (path: string) => void) => [
  ...tabs.map(({ id, label }) => ({ label: `Go to ${label}`, run: () => setTab(id) })),
  { label: "Go to Data Sources", run: () => go("/data-sources") },
  { label: "Go to your account", run: () => go("/account") },
  { label: "New Chat", run: restart },
  { label: connectLabel, run: () => setOverlay({ kind: "connect", files: [] }) },
  { label: "Verified questions and accuracy", run: () => setOverlay({ kind: "trust" }) },
  { label: "Settings", run: () => setOverlay({ kind: "settings" }) },
  { label: "Keyboard shortcuts", run: () => setOverlay({ kind: "keys" }) },
];

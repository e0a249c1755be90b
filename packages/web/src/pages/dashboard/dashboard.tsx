import { useQuery } from "@tanstack/react-query";
import { Suspense, useCallback, useDeferredValue, useEffect } from "react";
import { toast } from "sonner";
import { SkipLink } from "../../blocks/site/skip-link.tsx";
import { site } from "../../content/site.ts";
import { useGivenFiles } from "../../ui/use-given-files.ts";
import { usePageMeta } from "../../ui/use-page-meta.ts";
import { Chat } from "./chat/chat.tsx";
import { DropHint } from "./drop-hint.tsx";
import { Header } from "./header.tsx";
import { fetchLateParts, Library, TeamTab, ToolsTab } from "./late-parts.ts";
import { MayEditProvider } from "./may-edit.ts";
import { OnboardingFlows } from "./onboarding/onboarding.tsx";
import { Overlays } from "./overlays.tsx";
import { Sidebar } from "./sidebar.tsx";
import { tabs } from "./tabs.ts";
import { useAlarms } from "./use-alarms.ts";
import { useChanges } from "./use-changes.ts";
import { useDashboard } from "./use-dashboard.ts";
import { useSessionEnd } from "./use-session-end.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { preferencesQuery } from "./workspace-queries.ts";

/** The dashboard: four tabs under one header, and what opens over them. */
export function Dashboard() {
  const dashboard = useDashboard();
  const { tab, setTab, overlay, setOverlay, conversation } = dashboard;
  // The press shows at once; the room, which may be full of charts, comes when it is made.
  const room = useDeferredValue(tab);
  usePageMeta(`${tabs.find(({ id }) => id === tab)?.label} · ${site.name}`, site.description);
  useChanges(conversation.catchUp);
  useAlarms(useCallback(() => setTab("library"), [setTab]));
  useSessionEnd();
  useEffect(fetchLateParts, []);
  const search = (): void => setOverlay({ kind: "search" });
  useShortcuts({ search, help: () => setOverlay({ kind: "keys" }) });
  const mayEdit = useQuery(preferencesQuery).data?.mayEdit ?? true;
  const connect = (files: File[]): void => {
    if (mayEdit) setOverlay({ kind: "connect", files });
    else toast.error("Only editors and administrators connect data", { duration: 3000 });
  };
  const isDropping = useGivenFiles((files) => {
    if (overlay === null) connect(files);
  });
  return (
    <MayEditProvider value={mayEdit}>
      <div className="min-h-dvh pb-14 md:pb-0">
        <SkipLink />
        <Header
          onHome={() => setTab("chat")}
          onSearch={search}
          onSettings={() => setOverlay({ kind: "settings" })}
        />
        <div className="md:flex">
          <Sidebar tab={tab} onTab={setTab} onConnect={() => connect([])} />
          <main id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
            <Chat
              conversation={conversation}
              composing={dashboard.composing}
              onRestart={dashboard.restart}
              shown={room === "chat"}
              onConnect={() => connect([])}
            />
            <Suspense fallback={null}>
              {room === "library" && (
                <Library
                  onView={dashboard.view}
                  onCreate={mayEdit ? dashboard.create : () => setTab("chat")}
                />
              )}
              {room === "tools" && (
                <ToolsTab
                  onAsk={dashboard.ask}
                  onCompose={dashboard.compose}
                  onTrust={() => setOverlay({ kind: "trust" })}
                />
              )}
              {room === "collaborate" && <TeamTab />}
            </Suspense>
          </main>
        </div>
        {isDropping && overlay === null && <DropHint mayEdit={mayEdit} />}
        <Overlays dashboard={dashboard} />
        <OnboardingFlows
          onAsk={(question) => dashboard.ask(question, null)}
          onConnect={(warehouse) => setOverlay({ kind: "connect", files: [], warehouse })}
        />
      </div>
    </MayEditProvider>
  );
}

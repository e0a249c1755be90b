import type { SavedChart, SearchHit, WarehouseKind } from "@parlance/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import type { Entry } from "./chat/entry.ts";
import { writeDraft } from "./chat/remembered.ts";
import { type Conversation, useConversation } from "./chat/use-conversation.ts";
import { notify } from "./notifications.ts";
import type { TabId } from "./tabs.ts";
import { useAskedConnection } from "./use-asked-connection.ts";
import { useTab } from "./use-tab.ts";
import { chartsQuery, conversationsQuery } from "./workspace-queries.ts";

/** What stands over the page. */
export type Overlay =
  | { kind: "connect"; files: File[]; warehouse?: WarehouseKind }
  | { kind: "settings" }
  | { kind: "search" }
  | { kind: "keys" }
  | { kind: "trust" }
  | { kind: "source"; source: string };

/** Where one is in the dashboard, and the ways from one room to another. */
export type DashboardState = {
  tab: TabId;
  setTab: (tab: TabId) => void;
  overlay: Overlay | null;
  setOverlay: (overlay: Overlay | null) => void;
  conversation: Conversation;
  /** Grows when a question is begun from elsewhere: the field has its text, and the focus. */
  composing: number;
  /** Begins a new conversation. */
  restart: () => void;
  ask: (question: string, source: string | null) => void;
  compose: (question: string) => void;
  view: (chart: SavedChart) => void;
  create: () => void;
  follow: (hit: SearchHit) => void;
};

const viewDelay = 1000;

/** Holds the dashboard's state: the conversation goes on whatever tab is in view. */
export function useDashboard(): DashboardState {
  const [tab, setTab] = useTab();
  const asked = useAskedConnection();
  const [overlay, setOverlay] = useState<Overlay | null>(
    asked === null ? null : { kind: "connect", files: [], warehouse: asked },
  );
  const [composing, setComposing] = useState(0);
  const conversation = useConversation(useAnswered(tab === "chat", setTab));
  const ask = (question: string, source: string | null): void => {
    setTab("chat");
    conversation.ask(question, source === null ? undefined : { source });
  };
  const begin = (): void => {
    setComposing((count) => count + 1);
    setTab("chat");
  };
  const compose = (question: string): void => {
    writeDraft(conversation.id, question);
    begin();
  };
  const restart = (): void => {
    conversation.restart();
    begin();
  };
  const opening = useRef(0);
  useEffect(() => () => window.clearTimeout(opening.current), []);
  const view = (chart: SavedChart): void => {
    toast.success(`Opening “${chart.title}”`, { duration: 2000 });
    window.clearTimeout(opening.current);
    opening.current = window.setTimeout(() => {
      setTab("chat");
      openChart(conversation, chart);
    }, viewDelay);
  };
  const create = (): void => {
    setTab("chat");
    toast.success("Ask a question, then save its chart", { duration: 3000 });
  };
  const follow = useFollow({ setTab, setOverlay, conversation, compose, view });
  return {
    tab,
    setTab,
    overlay,
    setOverlay,
    conversation,
    composing,
    restart,
    ask,
    compose,
    view,
    create,
    follow,
  };
}

/** Lists what was asked at once, and says that an answer is there when the chat is out of view, and by the system where the whole page is. */
function useAnswered(inView: boolean, setTab: (tab: TabId) => void): (entry: Entry) => void {
  const client = useQueryClient();
  return useCallback(
    (entry: Entry) => {
      void client.invalidateQueries({ queryKey: conversationsQuery("").queryKey.slice(0, 2) });
      if (inView && !document.hidden) return;
      const show = (): void => setTab("chat");
      if (document.hidden) notify({ title: "Parlance has your answer", body: entry.shown, onShow: show });
      const action = { label: "Show", onClick: show };
      toast.success(`Answered: ${entry.shown}`, { action, duration: 5000 });
    },
    [inView, setTab, client],
  );
}

/** The place in a conversation that a chart came from, or its question asked again in this one. */
function openChart(conversation: Conversation, { conversation: from, answer, question }: SavedChart): void {
  if (from !== null) conversation.open(from, question);
  else if (answer?.outcome === "answered")
    conversation.ask(question, { query: answer.reading.query, sentence: answer.reading.sentence });
  else conversation.ask(question);
}

type Ways = Pick<DashboardState, "setTab" | "setOverlay" | "conversation" | "compose" | "view">;

function useFollow({ setTab, setOverlay, conversation, compose, view }: Ways): (hit: SearchHit) => void {
  const client = useQueryClient();
  const openSaved = async (id: string): Promise<void> => {
    const charts = await client.fetchQuery(chartsQuery).catch(() => []);
    const chart = charts.find((each) => each.id === id);
    if (chart === undefined) setTab("library");
    else view(chart);
  };
  return ({ kind, target, label }) => {
    if (kind === "conversation") {
      setTab("chat");
      conversation.open(target);
    } else if (kind === "chart") void openSaved(target);
    else if (kind === "source") setOverlay({ kind: "source", source: target });
    else compose(label.toLowerCase());
  };
}

import type { ConversationResponse } from "@parlance/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { branchConversation, readConversation } from "../../../api/conversations.ts";
import { RequestError } from "../../../api/request.ts";
import { hasServerSession } from "../../../api/session.ts";
import { type Chosen, type Entry, newEntry, newSessionId } from "./entry.ts";
import { localEntriesOf, mergeTurns, openedEntries, withLocalEntries, withRunning } from "./merge-entries.ts";
import {
  conversationAsked,
  currentConversation,
  newConversation,
  openConversation,
  readLocalEntries,
  rememberQuestion,
  writeLocalEntries,
} from "./remembered.ts";
import { settle, settleKnown } from "./settle.ts";
import { keepUnderWay, leftUnderWay } from "./under-way.ts";
import { useOwnRules } from "./use-own-rules.ts";
import { useWork } from "./use-work.ts";

/** The open conversation and what can be done with it. */
export type Conversation = {
  id: string;
  entries: Entry[];
  /** Whether earlier turns wait on the server. */
  earlier: boolean;
  /** Whether a stored conversation is being read. */
  opening: boolean;
  /** The question that it was opened to be seen at; null for its end. */
  sought: { question: string } | null;
  pending: boolean;
  ask: (question: string, chosen?: Chosen) => void;
  cancel: () => void;
  restart: () => void;
  open: (id: string, question?: string) => void;
  readEarlier: () => void;
  /** Looks for turns that came from elsewhere. */
  catchUp: () => void;
  /** Goes on from before an entry in a conversation of its own. */
  branch: (entry: Entry, question: string) => void;
  change: (id: string, change: (entry: Entry) => Entry) => void;
};

type Shown = Pick<Conversation, "id" | "entries" | "earlier" | "opening" | "sought">;

const shownAtFirst = ({ id, isKnown }: { id: string; isKnown: boolean }): Shown => ({
  id,
  entries: hasServerSession() && isKnown ? [] : withLocalEntries([], readLocalEntries(id)),
  earlier: false,
  opening: hasServerSession() && isKnown,
  sought: null,
});

/** Holds a conversation and puts questions to the server, one at a time. What was asked survives a reload and goes on without this page. */
export function useConversation(onSettled: (entry: Entry) => void): Conversation {
  const [shown, setShown] = useState<Shown>(() => shownAtFirst(currentConversation()));
  const { id, opening } = shown;
  const latest = useRef(shown);
  latest.current = shown;
  const hasRules = useRef<(question: string) => boolean>(() => false);
  hasRules.current = useOwnRules();

  const change = useCallback(
    (entryId: string, update: (entry: Entry) => Entry) =>
      setShown((now) => ({
        ...now,
        entries: now.entries.map((entry) => (entry.id === entryId ? update(entry) : entry)),
      })),
    [],
  );
  const { start, cancel: end, isPending } = useWork(change, onSettled);
  const follow = useCallback(
    (session: string, { running }: ConversationResponse) => {
      for (const entry of withRunning([], running))
        start(entry, session, (watch) => settleKnown({ id: entry.id, sessionId: session }, watch));
    },
    [start],
  );

  useEffect(() => {
    if (!opening) return;
    const put = (read: ConversationResponse | null): void => {
      const { turns, earlier, running } = read ?? { turns: [], earlier: false, running: [] };
      setShown((now) => {
        if (now.id !== id) return now;
        const entries = openedEntries(turns, readLocalEntries(id), now.entries);
        return { ...now, entries: withRunning(entries, running), earlier, opening: false };
      });
      if (read !== null) follow(id, read);
    };
    readConversation(id).then(put, () => put(null));
  }, [id, opening, follow]);

  useEffect(() => {
    const local = localEntriesOf(shown.entries);
    if (!shown.opening && (local.length > 0 || readLocalEntries(shown.id).length > 0))
      writeLocalEntries(shown.id, local);
  }, [shown]);

  const ask = useCallback(
    (question: string, chosen?: Chosen, asked?: string) => {
      const { id: session, entries } = latest.current;
      if (isPending(session)) return;
      const reading = chosen !== undefined && "query" in chosen ? chosen : null;
      if (reading === null) rememberQuestion(question);
      conversationAsked(session);
      const entry = newEntry(question, reading?.sentence ?? question, asked);
      const after = entries.findLast(({ turn }) => turn !== null)?.turn ?? 0;
      keepUnderWay({ id: entry.id, conversation: session, question, chosen: chosen ?? null, after });
      setShown((now) => ({ ...now, entries: [...now.entries, entry] }));
      const source = chosen !== undefined && "source" in chosen ? chosen.source : null;
      const ownRules = hasRules.current(question);
      const run = { id: entry.id, question, query: reading?.query ?? null, source, ownRules, session };
      start(entry, session, (watch) => settle(run, watch));
    },
    [start, isPending],
  );

  useEffect(() => {
    const left = opening ? null : leftUnderWay(id, latest.current.entries);
    if (left !== null) ask(left.question, left.chosen ?? undefined, left.id);
  }, [id, opening, ask]);

  const opened = useRef(opening);
  const open = useCallback((next: string, question?: string) => {
    opened.current = true;
    openConversation(next);
    const sought = question === undefined ? null : { question };
    setShown({ id: next, entries: [], earlier: false, opening: hasServerSession(), sought });
  }, []);
  const restart = useCallback(() => {
    open(newConversation());
    opened.current = false;
    setShown((now) => ({ ...now, opening: false }));
  }, [open]);

  const reading = useRef<number | null>(null);
  const read = useCallback(
    (page: { before: number } | { after: number }) => {
      const { id: from } = latest.current;
      const put = (read: ConversationResponse): void => {
        if (latest.current.id !== from) return;
        setShown((now) => ({
          ...now,
          entries: withRunning(mergeTurns(now.entries, read.turns), read.running),
          earlier: "before" in page ? read.earlier : now.earlier,
        }));
        follow(from, read);
      };
      return readConversation(from, page).then(put, () => undefined);
    },
    [follow],
  );
  const readEarlier = useCallback(() => {
    const first = latest.current.entries.find(({ turn }) => turn !== null)?.turn;
    if (first == null || reading.current === first) return;
    reading.current = first;
    void read({ before: first }).then(() => {
      reading.current = null;
    });
  }, [read]);
  const catchUp = useCallback(() => {
    if (latest.current.opening || isPending(latest.current.id)) return;
    const last = latest.current.entries.findLast(({ turn }) => turn !== null)?.turn;
    // A new conversation is not on the server yet, one that was opened may have got its first turn.
    if (last != null || opened.current) void read({ after: last ?? 0 });
  }, [read, isPending]);

  const branch = useCallback(
    (entry: Entry, question: string) => {
      const next = newSessionId();
      const from = latest.current.id;
      const go = async (): Promise<void> => {
        if (entry.turn !== null && entry.turn > 1) await branchConversation(from, next, entry.turn);
        openConversation(next);
        const { entries } = latest.current;
        const kept = entries.slice(
          0,
          entries.findIndex(({ id: one }) => one === entry.id),
        );
        setShown((now) => ({ ...now, id: next, entries: kept, opening: false }));
        latest.current = { ...latest.current, id: next, entries: kept };
        ask(question);
      };
      go().catch((error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
      });
    },
    [ask],
  );
  const cancel = useCallback(() => end(latest.current.id), [end]);
  return {
    ...shown,
    pending: isPending(id),
    ask,
    cancel,
    restart,
    open,
    readEarlier,
    catchUp,
    branch,
    change,
  };
}

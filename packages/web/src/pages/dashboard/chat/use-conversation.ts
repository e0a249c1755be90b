import type { Turn } from "@parlance/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { branchConversation, readConversation } from "../../../api/conversations.ts";
import { RequestError } from "../../../api/request.ts";
import { hasServerSession } from "../../../api/session.ts";
import { type Chosen, type Entry, newSessionId } from "./entry.ts";
import { localEntriesOf, mergeTurns, openedEntries, withLocalEntries } from "./merge-entries.ts";
import {
  currentConversation,
  openConversation,
  readLocalEntries,
  rememberQuestion,
  writeLocalEntries,
} from "./remembered.ts";
import { settle } from "./settle.ts";
import { dropUnderWay, keepUnderWay, leftUnderWay } from "./under-way.ts";
import { useOwnRules } from "./use-own-rules.ts";

const loadingDelay = 500;

/** The open conversation and what can be done with it. */
export type Conversation = {
  id: string;
  entries: Entry[];
  /** Whether earlier turns wait on the server. */
  earlier: boolean;
  /** Whether a stored conversation is being read. */
  opening: boolean;
  pending: boolean;
  ask: (question: string, chosen?: Chosen) => void;
  cancel: () => void;
  restart: () => void;
  open: (id: string) => void;
  readEarlier: () => void;
  /** Looks for turns that came from elsewhere. */
  catchUp: () => void;
  /** Goes on from before an entry in a conversation of its own. */
  branch: (entry: Entry, question: string) => void;
  change: (id: string, change: (entry: Entry) => Entry) => void;
};

type Shown = { id: string; entries: Entry[]; earlier: boolean; opening: boolean };

const shownAtFirst = ({ id, isKnown }: { id: string; isKnown: boolean }): Shown => ({
  id,
  entries: hasServerSession() && isKnown ? [] : withLocalEntries([], readLocalEntries(id)),
  earlier: false,
  opening: hasServerSession() && isKnown,
});

/** Holds a conversation and puts questions to the server, one at a time. What was asked survives a reload. */
export function useConversation(onSettled: (entry: Entry) => void): Conversation {
  const [shown, setShown] = useState<Shown>(() => shownAtFirst(currentConversation()));
  const [pending, setPending] = useState(false);
  const running = useRef<AbortController | null>(null);
  const { id, opening } = shown;
  const latest = useRef(shown);
  latest.current = shown;
  const settled = useRef(onSettled);
  settled.current = onSettled;
  const hasRules = useRef<(question: string) => boolean>(() => false);
  hasRules.current = useOwnRules();

  useEffect(() => {
    if (!opening) return;
    const put = (turns: Turn[], earlier: boolean): void =>
      setShown((now) =>
        now.id === id
          ? { id, entries: openedEntries(turns, readLocalEntries(id), now.entries), earlier, opening: false }
          : now,
      );
    readConversation(id).then(
      ({ turns, earlier }) => put(turns, earlier),
      () => put([], false),
    );
  }, [id, opening]);

  useEffect(() => {
    const local = localEntriesOf(shown.entries);
    if (!shown.opening && (local.length > 0 || readLocalEntries(shown.id).length > 0))
      writeLocalEntries(shown.id, local);
  }, [shown]);

  const change = useCallback(
    (entryId: string, update: (entry: Entry) => Entry) =>
      setShown((now) => ({
        ...now,
        entries: now.entries.map((entry) => (entry.id === entryId ? update(entry) : entry)),
      })),
    [],
  );

  const ask = useCallback(
    (question: string, chosen?: Chosen) => {
      if (running.current !== null) return;
      const controller = new AbortController();
      running.current = controller;
      setPending(true);
      const reading = chosen !== undefined && "query" in chosen ? chosen : null;
      if (reading === null) rememberQuestion(question);
      const { id: session, entries } = latest.current;
      const after = entries.findLast(({ turn }) => turn !== null)?.turn ?? 0;
      keepUnderWay({ conversation: session, question, chosen: chosen ?? null, after });
      const entry = newEntry(question, reading?.sentence ?? question);
      setShown((now) => ({ ...now, entries: [...now.entries, entry] }));
      const load = (): void =>
        change(entry.id, (now) => ({ ...now, outcome: { state: "loading", step: null } }));
      const timer = setTimeout(load, loadingDelay);
      const query = reading?.query ?? null;
      const source = chosen !== undefined && "source" in chosen ? chosen.source : null;
      const onStep: Parameters<typeof settle>[0]["onStep"] = (step) =>
        change(entry.id, (now) =>
          now.outcome.state === "loading" ? { ...now, outcome: { state: "loading", step } } : now,
        );
      const { signal } = controller;
      const ownRules = hasRules.current(question);
      void settle({ question, query, source, ownRules, session, signal, onStep }).then((result) => {
        clearTimeout(timer);
        if (running.current === controller) {
          running.current = null;
          setPending(false);
          dropUnderWay();
        }
        const done = { ...entry, ...result };
        change(entry.id, () => done);
        settled.current(done);
      });
    },
    [change],
  );

  useEffect(() => {
    const left = opening ? null : leftUnderWay(id, latest.current.entries);
    if (left !== null) ask(left.question, left.chosen ?? undefined);
  }, [id, opening, ask]);

  const opened = useRef(opening);
  const open = useCallback((next: string) => {
    running.current = null;
    opened.current = true;
    setPending(false);
    openConversation(next);
    setShown({ id: next, entries: [], earlier: false, opening: hasServerSession() });
  }, []);
  const restart = useCallback(() => {
    open(newSessionId());
    opened.current = false;
    setShown((now) => ({ ...now, opening: false }));
  }, [open]);

  const reading = useRef<number | null>(null);
  const read = useCallback((page: { before: number } | { after: number }) => {
    const { id: from } = latest.current;
    return readConversation(from, page).then(
      ({ turns, earlier }) =>
        setShown((now) =>
          now.id === from
            ? {
                ...now,
                entries: mergeTurns(now.entries, turns),
                earlier: "before" in page ? earlier : now.earlier,
              }
            : now,
        ),
      () => undefined,
    );
  }, []);
  const readEarlier = useCallback(() => {
    const first = latest.current.entries.find(({ turn }) => turn !== null)?.turn;
    if (first == null || reading.current === first) return;
    reading.current = first;
    void read({ before: first }).then(() => {
      reading.current = null;
    });
  }, [read]);
  const catchUp = useCallback(() => {
    if (running.current !== null || latest.current.opening) return;
    const last = latest.current.entries.findLast(({ turn }) => turn !== null)?.turn;
    // A new conversation is not on the server yet, one that was opened may have got its first turn.
    if (last != null || opened.current) void read({ after: last ?? 0 });
  }, [read]);

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
  const cancel = useCallback(() => running.current?.abort(), []);
  return { ...shown, pending, ask, cancel, restart, open, readEarlier, catchUp, branch, change };
}

const newEntry = (question: string, shown: string): Entry => ({
  id: crypto.randomUUID(),
  question,
  shown,
  askedAt: new Date().toISOString(),
  turn: null,
  outcome: { state: "waiting" },
});

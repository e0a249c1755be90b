import type { WorkStep } from "@parlance/contract";
import { useCallback, useRef, useState } from "react";
import { cancelQuestion } from "../../../api/ask.ts";
import { hasServerSession } from "../../../api/session.ts";
import type { Entry } from "./entry.ts";
import type { Settled, Watch } from "./settle.ts";
import { dropUnderWay } from "./under-way.ts";

const loadingDelay = 500;

/** Questions that this page waits for, in whatever conversation. */
export type Work = {
  /** Whether it waits for one of a conversation. */
  isPending: (conversation: string) => boolean;
  /** Waits for what comes of an entry; once only. */
  start: (entry: Entry, conversation: string, work: (watch: Watch) => Promise<Settled>) => void;
  /** Ends what is under way in a conversation, here and on the server. */
  cancel: (conversation: string) => void;
};

type Running = ReadonlyMap<string, { conversation: string; controller: AbortController }>;

/** Holds the work: `change` hears of every step, `onSettled` of the end. */
export function useWork(
  change: (id: string, change: (entry: Entry) => Entry) => void,
  onSettled: (entry: Entry) => void,
): Work {
  const [, setRunning] = useState<Running>(new Map());
  const latest = useRef<Running>(new Map());
  const put = useCallback((next: Running): void => {
    latest.current = next;
    setRunning(next);
  }, []);
  const settled = useRef(onSettled);
  settled.current = onSettled;
  const start = useCallback<Work["start"]>(
    (entry, conversation, work) => {
      if (latest.current.has(entry.id)) return;
      const controller = new AbortController();
      put(new Map(latest.current).set(entry.id, { conversation, controller }));
      const load = (): void =>
        change(entry.id, (now) =>
          now.outcome.state === "waiting" ? { ...now, outcome: { state: "loading", step: null } } : now,
        );
      const timer = setTimeout(load, loadingDelay);
      const onStep = (step: WorkStep): void =>
        change(entry.id, (now) =>
          now.outcome.state === "loading" ? { ...now, outcome: { state: "loading", step } } : now,
        );
      void work({ signal: controller.signal, onStep }).then((result) => {
        clearTimeout(timer);
        put(new Map([...latest.current].filter(([id]) => id !== entry.id)));
        dropUnderWay(entry.id);
        // What the server kept may have been read before.
        change(entry.id, (now) => (now.turn !== null && result.turn === null ? now : { ...now, ...result }));
        settled.current({ ...entry, ...result });
      });
    },
    [change, put],
  );
  const cancel = useCallback<Work["cancel"]>((conversation) => {
    for (const [id, each] of latest.current) {
      if (each.conversation !== conversation) continue;
      if (hasServerSession()) cancelQuestion({ id, sessionId: conversation }).catch(() => undefined);
      each.controller.abort();
    }
  }, []);
  const isPending = useCallback<Work["isPending"]>(
    (id) => [...latest.current.values()].some(({ conversation }) => conversation === id),
    [],
  );
  return { isPending, start, cancel };
}

import type { Answer, Result, WorkStep } from "@parlance/contract";
import type { Owner } from "../../store/conversation-store.ts";
import type { CallOptions } from "../../workers/start-worker.ts";

/** What a question came to; `turn` is its place in the kept conversation, null where none is kept. */
export type AskedQuestion = { answer: Answer; turn: number | null };

/** How the work is watched and stopped. */
export type Watch = CallOptions<WorkStep>;

/** A question under way. `id` is the client's own name for it. */
export type RunningQuestion = { id: string; sessionId: string; text: string; askedAt: Date };

/** What a question comes to. */
export type Outcome = Promise<Result<AskedQuestion>>;

/**
 * Answers under way, which go on when nobody listens any more: up to three of one person, beyond which the one that was left
 * last ends. Those of one conversation come one after the other, so that each follows from the one before.
 */
export type RunningAnswers = {
  /** Starts the work, or joins what runs under that id. A listener's signal ends the listening alone. */
  start(owner: Owner, question: RunningQuestion, work: (watch: Watch) => Outcome, listener: Watch): Outcome;
  /** Joins what runs under that id; null where nothing does. */
  join(owner: Owner, id: string, listener: Watch): Outcome | null;
  /** The questions under way of a person, oldest first, with what each is at. */
  list(owner: Owner): (RunningQuestion & { step: WorkStep })[];
  /** Ends the work under that id, and also that of a request that comes only after its cancelling. */
  cancel(owner: Owner, id: string): void;
  /** Ends all work and waits for it. */
  close(): Promise<void>;
};

type Entry = {
  owner: Owner;
  question: RunningQuestion;
  controller: AbortController;
  listeners: Set<(step: WorkStep) => void>;
  progress: { step: WorkStep };
  done: Outcome;
};

const MOST_LEFT = 3;
const CALLED_OFF_MILLISECONDS = 30_000;

/** Makes the register; `onError` hears of exceptions, which nobody may listen to. */
export function makeRunningAnswers(onError: (error: unknown) => void): RunningAnswers {
  const entries = new Map<string, Entry>();
  const calledOff = new Set<string>();
  const listen = (entry: Entry, { onProgress, signal }: Watch): Outcome => {
    const hear = (step: WorkStep): void => onProgress?.(step);
    const leave = (): void => {
      entry.listeners.delete(hear);
      if (entry.listeners.size === 0 && leftBy(entries, entry.owner) > MOST_LEFT) entry.controller.abort();
    };
    entry.listeners.add(hear);
    hear(entry.progress.step);
    if (signal?.aborted) leave();
    signal?.addEventListener("abort", leave, { once: true });
    return entry.done.finally(() => signal?.removeEventListener("abort", leave));
  };
  return {
    start: (owner, question, work, listener) => {
      const key = keyOf(owner, question.id);
      const entry = entries.get(key) ?? begin(entries, owner, question, work);
      entries.set(key, entry);
      entry.done.catch(onError);
      if (calledOff.delete(key)) entry.controller.abort();
      return listen(entry, listener);
    },
    join: (owner, id, listener) => {
      const entry = entries.get(keyOf(owner, id));
      return entry === undefined ? null : listen(entry, listener);
    },
    list: (owner) =>
      ownedBy(entries, owner).map(({ question, progress }) => ({ ...question, step: progress.step })),
    cancel: (owner, id) => {
      const key = keyOf(owner, id);
      const entry = entries.get(key);
      if (entry !== undefined) return entry.controller.abort();
      calledOff.add(key);
      setTimeout(() => calledOff.delete(key), CALLED_OFF_MILLISECONDS).unref();
    },
    close: async () => {
      const all = [...entries.values()];
      for (const { controller } of all) controller.abort();
      await Promise.allSettled(all.map(({ done }) => done));
    },
  };
}

const keyOf = ({ workspaceId, ownerId }: Owner, id: string): string =>
  JSON.stringify([workspaceId, ownerId, id]);

const ownedBy = (entries: Map<string, Entry>, { workspaceId, ownerId }: Owner): Entry[] =>
  [...entries.values()].filter(({ owner }) => owner.workspaceId === workspaceId && owner.ownerId === ownerId);

const leftBy = (entries: Map<string, Entry>, owner: Owner): number =>
  ownedBy(entries, owner).filter(
    ({ listeners, controller }) => listeners.size === 0 && !controller.signal.aborted,
  ).length;

/** Work that waits for what was asked before in its conversation. */
function begin(
  entries: Map<string, Entry>,
  owner: Owner,
  question: RunningQuestion,
  work: (watch: Watch) => Outcome,
): Entry {
  const before = ownedBy(entries, owner).filter((each) => each.question.sessionId === question.sessionId);
  const controller = new AbortController();
  const listeners: Entry["listeners"] = new Set();
  const progress: Entry["progress"] = { step: "semantic_analysis" };
  const onProgress = (step: WorkStep): void => {
    progress.step = step;
    for (const hear of listeners) hear(step);
  };
  const done = Promise.allSettled(before.map((each) => each.done))
    .then(() => work({ onProgress, signal: controller.signal }))
    .finally(() => entries.delete(keyOf(owner, question.id)));
  return { owner, question, controller, listeners, progress, done };
}

import type {
  Answer,
  DataAnswer,
  Feedback,
  RunningQuestion,
  SemanticQuery,
  Turn,
  WorkStep,
} from "@parlance/contract";

/** One question of the conversation with what came of it. `turn` is its position on the server, null where none keeps it. */
export type Entry = {
  /** Stays the same while the entry changes; the server knows what was asked here by it. */
  id: string;
  question: string;
  /** What the person sees as their question: the words, or the reading that was chosen. */
  shown: string;
  askedAt: string;
  turn: number | null;
  outcome: Outcome;
};

/** What a question may come with: an edited or chosen reading in place of its words, or the one source to ask. */
export type Chosen = { query: SemanticQuery; sentence: string } | { source: string };

/** `waiting` shows nothing yet; `step` says what a loading entry is at; `demo` is the bundled answer shown where no server answered. */
export type Outcome =
  | { state: "waiting" }
  | { state: "loading"; step: WorkStep | null }
  | { state: "answered"; answer: Answer; feedback: Feedback | null }
  | { state: "notice"; content: string; demo: DataAnswer | null; offer: "connect" | null };

/** An entry of a turn that the server kept. */
export const entryOf = ({ position, question, askedAt, answer, feedback, requestId }: Turn): Entry => ({
  id: requestId ?? `turn-${position}`,
  question,
  shown: question,
  askedAt,
  turn: position,
  outcome:
    answer === null
      ? { state: "notice", content: "This question was not answered.", demo: null, offer: null }
      : { state: "answered", answer, feedback },
});

/** An entry of a question that is answered at the moment. */
export const entryOfRunning = ({ id, question, askedAt, step }: RunningQuestion): Entry => ({
  id,
  question,
  shown: question,
  askedAt,
  turn: null,
  outcome: { state: "loading", step },
});

/** An entry of a question that is just asked; `shown` is the reading that was chosen, or the question. */
export const newEntry = (question: string, shown: string, id: string = crypto.randomUUID()): Entry => ({
  id,
  question,
  shown,
  askedAt: new Date().toISOString(),
  turn: null,
  outcome: { state: "waiting" },
});

/** A session id: fixed prefix, time, random part. */
export const newSessionId = (): string => `session_${Date.now()}${Math.random().toString(36).slice(2, 11)}`;

/** The first words of a chat. */
export const greeting =
  "Ask a question about your data. Every answer shows how it was read, its SQL and its rows.";

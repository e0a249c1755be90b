import type { Answer, DataAnswer, Feedback, SemanticQuery, Turn, WorkStep } from "@parlance/contract";

/** One question of the conversation with what came of it. `turn` is its position on the server, null where none keeps it. */
export type Entry = {
  /** Stays the same while the entry changes. */
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
export const entryOf = ({ position, question, askedAt, answer, feedback }: Turn): Entry => ({
  id: `turn-${position}`,
  question,
  shown: question,
  askedAt,
  turn: position,
  outcome:
    answer === null
      ? { state: "notice", content: "This question was not answered.", demo: null, offer: null }
      : { state: "answered", answer, feedback },
});

/** A session id: fixed prefix, time, random part. */
export const newSessionId = (): string => `session_${Date.now()}${Math.random().toString(36).slice(2, 11)}`;

/** The first words of a chat. */
export const greeting =
  "Ask a question about your data. Every answer shows how it was read, its SQL and its rows.";

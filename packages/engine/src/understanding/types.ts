import type { Calendar, SemanticQuery } from "@parlance/contract";
import type { Defined } from "./definitions/defined.ts";
import type { AskedFormula } from "./definitions/put-formulas.ts";
import type { ModelIndex } from "./index/model-index.ts";

/** A question with what went before; `previous` are the conversation's queries, oldest first. `now` is an ISO day or timestamp, `calendar` the standard one where it is left out. */
export type Question = {
  question: string;
  previous: readonly SemanticQuery[];
  previousQuestions: readonly string[];
  /** The turn before was not answered: what a follow-up goes on from is not known for sure. */
  unanswered?: boolean;
  index: ModelIndex;
  now: string;
  calendar?: Calendar;
  /** The glossary's terms among its words, as their definitions were read; see `define`. */
  defined?: readonly Defined[];
  /** The figures that it spells out itself; see `askedFormulas`. */
  formulas?: readonly AskedFormula[];
  /** A picture of the answer is asked for. */
  drawn?: boolean;
};

/** A stretch of the question (character offsets) and what it was taken for. */
export type Match = {
  start: number;
  end: number;
  text: string;
  kind: "table" | "column" | "value" | "metric" | "number" | "bands" | "period" | "cue" | "text";
  /** What it names, as people read it: "Customers", "Country", "Country = France". */
  meaning: string;
  /** The table ("orders") or column ("orders.total") that it names, null where it names neither. */
  names: string | null;
  evidence: string;
};

/** One reading: `score` compares readings of one question, `confidence` is 0 to 1, `unread` are words without a part in it, `skipped` the places of these and of light words. */
export type Candidate = {
  query: SemanticQuery;
  /** What the score is the weighted sum of, by name; names start with their family ("read/", "shape/", "link/"). */
  features: Readonly<Record<string, number>>;
  score: number;
  confidence: number;
  matches: Match[];
  assumptions: string[];
  unread: string[];
  skipped: readonly { start: number; end: number }[];
};

/**
 * - `readings`: best first, at least one.
 * - `ambiguous`: the first readings give different answers and none is clearly meant; ask back with them.
 * - `unknown-terms`: words that nothing in the data carries; `guess` is the best reading without them.
 * - `idle-words`: words of which is known what they do, but not what they do here ("never sold"); `guess` leaves them out.
 * - `not-a-data-question`: small talk or a task for someone else.
 * - `only-reads`: data would be changed.
 * - `about-the-data`: what there is to ask about.
 */
export type Understanding =
  | { kind: "readings"; readings: Candidate[] }
  | { kind: "ambiguous"; readings: Candidate[] }
  | { kind: "unknown-terms"; terms: string[]; guess: Candidate | null }
  | { kind: "idle-words"; words: string[]; guess: Candidate }
  | { kind: "not-a-data-question" }
  | { kind: "only-reads" }
  | { kind: "about-the-data" };

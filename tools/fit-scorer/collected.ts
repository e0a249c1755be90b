import type { QueryParts } from "../../packages/engine/src/understanding/score/agreement.ts";

/** Whether a candidate's rows are the gold rows: column for column, with further columns, or not. */
export type Label = "strict" | "lenient" | "wrong";

/** One question with its candidates, as the engine ranked them. */
export type CollectedCase = {
  suite: string;
  db: string;
  id: string;
  question: string;
  expect: string;
  words: number;
  /** Whether it would be answered, were its first reading sure. */
  stands: boolean;
  candidates: {
    features: Readonly<Record<string, number>>;
    score: number;
    confidence: number;
    unread: string[];
    /** What it asks for, part by part, as hashes that are the same where the parts are. */
    parts: QueryParts;
    /** Null where nobody looked. */
    label: Label | null;
  }[];
};

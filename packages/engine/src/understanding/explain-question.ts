import { describeQuery } from "../semantics/describe-query.ts";
import { scorer } from "./score/scorer.ts";
import type { Candidate, Match, Question, Understanding } from "./types.ts";
import { understand } from "./understand.ts";

/** One reading with what its score is made of: features times weights, the heaviest first. */
export type ExplainedReading = {
  sentence: string;
  score: number;
  confidence: number;
  unread: string[];
  parts: { feature: string; value: number; weight: number }[];
};

/** How a question was read: the outcome, what each stretch was taken for in the first reading, and the readings compared. */
export type Explanation = { outcome: Understanding["kind"]; matches: Match[]; readings: ExplainedReading[] };

const shown = { readings: 5, parts: 8 };

/** Reads a question as `understand` does and says why the first reading won over the others. */
export function explainQuestion(question: Question): Explanation {
  const understood = understand(question);
  const readings = readingsOf(understood);
  return {
    outcome: understood.kind,
    matches: readings[0]?.matches ?? [],
    readings: readings.slice(0, shown.readings).map((reading) => explain(question, reading)),
  };
}

function readingsOf(understood: Understanding): Candidate[] {
  switch (understood.kind) {
    case "readings":
    case "ambiguous":
      return understood.readings;
    case "unknown-terms":
      return understood.guess === null ? [] : [understood.guess];
    case "idle-words":
      return [understood.guess];
    case "not-a-data-question":
    case "only-reads":
    case "about-the-data":
      return [];
  }
}

function explain(
  { index }: Question,
  { query, score, confidence, unread, features }: Candidate,
): ExplainedReading {
  const parts = Object.entries(features)
    .map(([feature, value]) => ({ feature, value, weight: scorer.rank[feature] ?? 0 }))
    .filter(({ value, weight }) => value * weight !== 0)
    .toSorted((left, right) => Math.abs(right.value * right.weight) - Math.abs(left.value * left.weight));
  const { sentence } = describeQuery(query, index.model);
  return { sentence, score, confidence, unread, parts: parts.slice(0, shown.parts) };
}

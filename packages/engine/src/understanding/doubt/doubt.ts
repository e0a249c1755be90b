import type { ModelIndex } from "../index/model-index.ts";
import { idleWords } from "../score/idle-words.ts";
import { weights } from "../score/weights.ts";
import type { Token } from "../text/tokenize.ts";
import type { Candidate, Understanding } from "../types.ts";
import { kindsOrUnits } from "./kinds-or-units.ts";
import { missingValues } from "./missing-values.ts";
import { missingWords } from "./missing-words.ts";
import { differByOneColumn } from "./named-difference.ts";
import { vagueRank } from "./vague-rank.ts";

const { rivalLead, rivalConfidence, tieLead, unknownShare } = weights.doubt;

/**
 * What becomes of ranked readings (at least one): words that the data does not carry, or that the best reading does not
 * carry out, make them a guess, a superlative without a measure and a near rival that takes one word otherwise make a question back.
 */
export function doubt(
  readings: readonly [Candidate, ...Candidate[]],
  { question, tokens, index }: { question: string; tokens: readonly Token[]; index: ModelIndex },
): Understanding {
  const [best, ...others] = readings;
  const ranks = vagueRank(question, readings, index);
  const missing = missingWords(tokens, best).filter((word) => word !== "rank" || ranks.length < 2);
  missing.push(...missingValues(best, index));
  if (missing.length > 0) return { kind: "unknown-terms", terms: missing, guess: best };
  if (ranks.length > 1) return { kind: "ambiguous", readings: ranks };
  const sold = kindsOrUnits(question, readings, index);
  if (sold.length > 1) return { kind: "ambiguous", readings: sold };
  const idle = idleWords(best.query, best.matches);
  if (idle.length > 0) return { kind: "idle-words", words: idle, guess: best };
  const named = best.matches.filter(({ kind }) => names.has(kind)).length;
  if (best.unread.length / Math.max(1, best.unread.length + named) > unknownShare)
    return { kind: "unknown-terms", terms: best.unread, guess: best };
  const rivals = others.filter((other) => isRival(best, other, index));
  const [rival] = rivals;
  if (rival !== undefined && (best.confidence < rivalConfidence || best.score - rival.score < tieLead))
    return { kind: "ambiguous", readings: [best, ...rivals.slice(0, 3)] };
  return { kind: "readings", readings: [...readings] };
}

const names: ReadonlySet<string> = new Set(["table", "column", "value", "metric"]);

const isRival = (best: Candidate, other: Candidate, index: ModelIndex): boolean =>
  best.score - other.score < rivalLead && differByOneColumn(best.query, other.query, index);

import type { Token } from "../text/tokenize.ts";
import type { Weights } from "./weights.ts";

type Scored = { score: number; features: Readonly<Record<string, number>>; unread: string[] };

/**
 * Probability (0 to 1) that a ranked reading is meant: logistic in its lead over the next one, the share of words read
 * and the weakest link.
 */
export function confidenceOf(
  ranked: readonly Scored[],
  at: number,
  tokens: readonly Token[],
  weights: Weights,
): number {
  const own = ranked[at];
  if (own === undefined) return 0;
  const { confidence } = weights;
  const rival = at === 0 ? (ranked[1]?.score ?? own.score - 2) : (ranked[0]?.score ?? own.score);
  const margin = Math.max(-3, Math.min(2, own.score - rival));
  const words = Math.max(1, tokens.filter(({ kind }) => kind !== "mark").length);
  const coverage = 1 - Math.min(1, own.unread.length / words);
  const sum =
    confidence.bias +
    confidence.margin * margin +
    confidence.coverage * coverage +
    confidence.weakest * (own.features["read/weakest"] ?? 1) +
    confidence.unknown * own.unread.length;
  return 1 / (1 + Math.exp(-sum));
}

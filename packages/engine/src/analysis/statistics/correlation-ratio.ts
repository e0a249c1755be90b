import { fTail, noncentralityAt } from "./f-distribution.ts";
import { ranks } from "./ranks.ts";

/**
 * How much of a measure's spread lies between the groups of a category: `etaSquared` (0 to 1) with its 95 % interval, and
 * the p-value of no difference.
 */
export type CorrelationRatio = {
  etaSquared: number;
  lower: number;
  upper: number;
  pValue: number;
  groups: number;
  values: number;
};

/**
 * The correlation ratio (Pearson 1905) with the interval by the noncentral F distribution (Steiger 2004). The p-value is
 * that of the analysis of variance of the ranks (Conover and Iman 1981), which a few large values do not decide. Null
 * where fewer than two groups hold two values, or all values are equal.
 */
export function correlationRatio(
  members: readonly string[],
  values: readonly number[],
): CorrelationRatio | null {
  const counts = new Map<string, number>();
  for (const member of members) counts.set(member, (counts.get(member) ?? 0) + 1);
  const kept = members.flatMap((member, index) => ((counts.get(member) ?? 0) >= 2 ? [index] : []));
  const groups = new Set(kept.map((index) => members[index] ?? ""));
  if (groups.size < 2) return null;
  const [keptMembers, keptValues] = [
    kept.map((index) => members[index] ?? ""),
    kept.map((index) => values[index] ?? 0),
  ];
  const etaSquared = between(keptMembers, keptValues);
  const ofRanks = between(keptMembers, ranks(keptValues));
  if (etaSquared === null || ofRanks === null) return null;
  const [a, b] = [groups.size - 1, kept.length - groups.size];
  const f = ratio(etaSquared, a, b);
  const toEta = (noncentrality: number): number => noncentrality / (noncentrality + kept.length);
  return {
    etaSquared,
    lower: toEta(noncentralityAt(0.975, f, a, b)),
    upper: etaSquared >= 1 ? 1 : toEta(noncentralityAt(0.025, f, a, b)),
    pValue: fTail(ratio(ofRanks, a, b), a, b),
    groups: groups.size,
    values: kept.length,
  };
}

const ratio = (etaSquared: number, a: number, b: number): number =>
  etaSquared / a / Math.max((1 - etaSquared) / b, 1e-300);

/** The share of the sum of squares that lies between groups; null where all values are equal. */
function between(members: readonly string[], values: readonly number[]): number | null {
  const groups = new Map<string, { sum: number; count: number }>();
  const centre = values.reduce((sum, value) => sum + value, 0) / values.length;
  let total = 0;
  for (const [index, value] of values.entries()) {
    const member = members[index] ?? "";
    const group = groups.get(member) ?? { sum: 0, count: 0 };
    group.sum += value - centre;
    group.count++;
    groups.set(member, group);
    total += (value - centre) ** 2;
  }
  if (!(total > 0) || !Number.isFinite(total)) return null;
  let explained = 0;
  for (const { sum, count } of groups.values()) explained += sum ** 2 / count;
  return Math.min(1, explained / total);
}

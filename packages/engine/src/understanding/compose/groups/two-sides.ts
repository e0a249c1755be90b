import type { Expression, Filter } from "@parlance/contract";

/** The names of both sides of a condition, by which a row is grouped: those that meet it, and the others, which are all but rows that are `unknown`. */
export function twoSides(
  when: Filter,
  [these, others]: readonly [string, string],
  unknown: Filter | null = null,
): Expression {
  const named = (value: string): Expression => ({ kind: "constant", value, type: "string" });
  const met = { when, value: named(these) };
  if (unknown === null) return { kind: "case", cases: [met], otherwise: named(others) };
  const known: Filter = { kind: "not", filter: unknown };
  return { kind: "case", cases: [met, { when: known, value: named(others) }], otherwise: null };
}

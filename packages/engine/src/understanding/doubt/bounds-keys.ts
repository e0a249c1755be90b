import { type ComparisonOperator, findColumn, findTable, isField } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate } from "../types.ts";

const numbered = /\b(?:ids?|numbers?|no|nr|#|codes?|keys?)\b/i;
const bounds: ReadonlySet<ComparisonOperator> = new Set([">", ">=", "<", "<="]);

/**
 * "The share of bills above 50" read as those whose number is: numbers that tell rows apart ("bill number", and not a rank or a lane) are no amounts, unless the question speaks of
 * the number itself. The words that name them; empty elsewhere.
 */
export function boundsKeys({ query, matches }: Candidate, { model }: ModelIndex): string[] {
  return comparedIn(query).flatMap(({ table, column }) => {
    const owner = findTable(model, table);
    const entry = owner === null ? null : findColumn(owner, column);
    if (entry?.role !== "key" || !numbered.test(entry.label)) return [];
    const said = matches.filter(({ names }) => names === `${table}.${column}`).map(({ text }) => text);
    return said.some((text) => numbered.test(text)) ? [] : [said[0] ?? entry.label];
  });
}

/** The columns that a query compares with a number. */
function comparedIn(value: unknown): { table: string; column: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(comparedIn);
  if (!("kind" in value) || value.kind !== "comparison" || !("left" in value && "right" in value))
    return inner;
  const { left, right } = value;
  const operator = "operator" in value ? value.operator : null;
  const bounded = [...bounds].some((each) => each === operator);
  const isConstant =
    typeof right === "object" && right !== null && "kind" in right && right.kind === "constant";
  const field = typeof left === "object" && left !== null && "field" in left ? left.field : null;
  return bounded && isConstant && isField(field) ? [field, ...inner] : inner;
}

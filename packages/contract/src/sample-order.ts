import type { Expression, Order, SemanticQuery } from "./semantic-query-types.ts";

/** The fractional part of the golden section. */
const golden = 0.6180339887498949;

/**
 * An order that spreads the rows: by the fractional part of a whole number of each times the golden section (Weyl 1916). The
 * first rows of it lie evenly over all numbers, whatever runs or cycles they hold, and are the same ones every time.
 */
export function sampleOrder(number: Expression): Order {
  const share: Expression = {
    kind: "arithmetic",
    operator: "*",
    left: number,
    right: { kind: "constant", value: golden, type: "decimal" },
  };
  const whole: Expression = { kind: "function", name: "floor", arguments: [share] };
  return { by: { kind: "arithmetic", operator: "-", left: share, right: whole }, descending: false };
}

/** Whether a query's rows come in the order of a sample. */
export function isSampled(query: SemanticQuery): boolean {
  const inner = query.kind === "analysis" ? query.query : query;
  const by = inner.kind === "set" ? undefined : inner.order[0]?.by;
  return (
    by?.kind === "arithmetic" &&
    by.left.kind === "arithmetic" &&
    by.left.right.kind === "constant" &&
    by.left.right.value === golden
  );
}

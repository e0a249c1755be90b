import { type AggregateMeasure, type Dimension, type Expression, isoDay } from "@parlance/contract";
import { column, every, number, select } from "./build.ts";
import type { PlannedRows } from "./plan-rows.ts";
import { freshName, type PlanContext } from "./row-context.ts";
import { lastUntil, periodsSource, type StandingPeriods } from "./standing.ts";
import type { SelectColumn, SqlExpression } from "./tree.ts";
import { parameter, valueType } from "./value-type.ts";

/** Rows that are there once each, with the values that they give their dimensions and aggregates. */
export type LivesRequest = {
  rows: PlannedRows;
  periods: StandingPeriods;
  dimensions: Dimension[];
  aggregates: { measure: AggregateMeasure; input: SqlExpression | null }[];
};

/** What is read of the lives: the SELECT, its dimensions by id, and the aggregates in their order. */
export type PlannedLives = {
  select: ReturnType<typeof select>;
  dimensions: Map<string, SqlExpression>;
  figures: SqlExpression[];
};

/**
 * Aggregates of what stands at the ends of periods by way of lives: rows that began and ended in the same periods (and agree on the other
 * dimensions) are put together first, and only these meet the periods. It is the same as counting each row in each period, at the cost of
 * the rows and not of rows times periods, since all ends of periods but the last are starts of others. Null where it is not the same: of aggregates
 * that cannot be put together from parts, ends that are the last day of a life, and several periods of which only a part counts.
 */
export function planLives(plan: PlanContext, request: LivesRequest): PlannedLives | null {
  const { rows, periods, dimensions, aggregates } = request;
  const { time } = periods;
  const last = lastUntil(periods);
  const parts = aggregates.map(({ measure, input }) => partsOf(measure, input));
  if (last === null || rows.fansOut || rows.repeats || parts.includes(null)) return null;
  if (time.standing.ends.some(({ lastDay }) => lastDay)) return null;
  const names = new Set(dimensions.map(({ id }) => id));
  const alias = freshName(`${rows.root.table}_lives`, new Set(rows.row.names));
  const named = (expression: SqlExpression, base: string): SelectColumn => ({
    kind: "select-column",
    expression,
    alias: freshName(base, names),
  });
  const split = dimensions
    .filter(({ id }) => id !== periods.dimension)
    .map(
      ({ id, expression }): SelectColumn => ({
        kind: "select-column",
        expression: plan.translate.expression(expression, rows.row),
        alias: id,
      }),
    );
  const cut = (operand: Expression, base: string): SelectColumn =>
    named(cutAt(plan, { operand, grain: time.grain, last }, rows), base);
  const began = cut(time.operand, "began");
  const ended = time.standing.ends.map(({ field }) => cut({ kind: "field", field }, "ended"));
  const keys = [...split, began, ...ended];
  const partial = parts.map((each) => (each ?? []).map((part) => named(part.inner, "part")));
  const lives = select({
    ...rows.select,
    columns: [...keys, ...partial.flat()],
    groupBy: keys.map((_, at): SqlExpression => ({ kind: "ordinal", position: at + 1 })),
  });
  const source = periodsSource(plan, periods, freshName("periods", new Set([alias])));
  const period = column(source.alias, "period");
  const on = every([
    { kind: "comparison", operator: "<=", left: column(alias, began.alias), right: period },
    ...ended.map((end) => isGoingOn(column(alias, end.alias), period)),
  ]);
  const outer = new Map(
    dimensions.map(({ id }) => [id, id === periods.dimension ? period : column(alias, id)]),
  );
  return {
    select: select({
      from: { kind: "derived", query: lives, alias },
      joins: [{ kind: "join", type: "inner", source, on }],
      groupBy: [...outer.values()],
    }),
    dimensions: outer,
    figures: parts.map((each, at) =>
      together(
        aggregates[at]?.measure,
        (each ?? []).map(({ outer: over }, part) => over(column(alias, partial[at]?.[part]?.alias ?? ""))),
      ),
    ),
  };
}

/** A time cut down to the start of its period; null from the day on that the last period ends before: what begins then is in none, and what ends then has not ended in any. */
function cutAt(
  plan: PlanContext,
  { operand, grain, last }: { operand: Expression; grain: StandingPeriods["time"]["grain"]; last: number },
  { row }: PlannedRows,
): SqlExpression {
  const before: SqlExpression = {
    kind: "comparison",
    operator: "<",
    left: plan.translate.expression(operand, row),
    right: parameter(isoDay(last), valueType(operand, plan.model)),
  };
  const value = plan.translate.expression({ kind: "truncate", grain, operand }, row);
  return { kind: "case", cases: [{ when: before, value }], otherwise: null };
}

const isGoingOn = (ended: SqlExpression, period: SqlExpression): SqlExpression => ({
  kind: "logic",
  operator: "or",
  operands: [
    { kind: "is-null", operand: ended, negated: false },
    { kind: "comparison", operator: ">", left: ended, right: period },
  ],
});

/** A part of an aggregate over the rows of a life, and what is taken of it over lives. */
type Part = { inner: SqlExpression; outer: (part: SqlExpression) => SqlExpression };

const over = (
  aggregation: "sum" | "count" | "minimum" | "maximum",
  operand: SqlExpression | null,
): SqlExpression => ({
  kind: "aggregate",
  aggregation,
  operand,
  fraction: null,
});

function partsOf({ aggregation, operand }: AggregateMeasure, input: SqlExpression | null): Part[] | null {
  const count: Part = {
    inner: over("count", input),
    outer: (part) => ({ kind: "cast", operand: over("sum", part), type: "integer" }),
  };
  if (operand === null || aggregation === "count") return [count];
  switch (aggregation) {
    case "sum":
      return [{ inner: over("sum", input), outer: (part) => over("sum", part) }];
    case "average":
      return [
        { inner: over("sum", input), outer: (part) => over("sum", part) },
        { ...count, outer: (part) => over("sum", part) },
      ];
    case "minimum":
    case "maximum":
      return [{ inner: over(aggregation, input), outer: (part) => over(aggregation, part) }];
    default:
      return null;
  }
}

const together = (
  measure: AggregateMeasure | undefined,
  [first = number(0), second]: SqlExpression[],
): SqlExpression =>
  measure?.aggregation === "average" && second !== undefined
    ? { kind: "divide", left: first, right: second }
    : first;

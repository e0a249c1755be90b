import { type AggregateQuery, type Dimension, type Order, partKey, speaksOf } from "@parlance/contract";
import type { Extreme } from "../../parse/frame/frame.ts";
import { type Build, columnAt, columnOf } from "../build-context.ts";

/** The superlative with the outputs that rank it, and the dimensions that restart it. */
export type Ordering = {
  extreme: { wish: Extreme; id: string | null; second: string | null } | null;
  counted: string | null;
  per: string[];
};

/** Puts the order and limit of a frame into a query: superlatives first, then what was asked for, then time. */
export function applyOrder(build: Build, query: AggregateQuery, { extreme, counted, per }: Ordering): void {
  const wish = build.frame.extremes[0];
  const shown = query.measures[0]?.id ?? "m1";
  if (wish !== undefined && build.style.extreme !== "figure") {
    const { descending } = extreme?.wish ?? wish;
    query.order.push({ by: { kind: "output", id: extreme?.id ?? shown }, descending });
    const second = extreme?.second ?? null;
    if (second !== null) query.order.push({ by: { kind: "output", id: second }, descending });
    const size = wish.size ?? build.frame.limit ?? 1;
    query.limit = {
      count: size,
      offset: 0,
      per: wish.size === null || per.length > 0 ? per : [],
      ties: size === 1 ? "keep" : "cut",
    };
  }
  const time = query.dimensions.find(({ expression }) =>
    ["truncate", "part", "bin"].includes(expression.kind),
  );
  for (const each of build.frame.orders) {
    if (each.noun === null && !each.count && each.descending === false && time !== undefined) {
      query.order.push(timeOrder(time));
      continue;
    }
    const column = columnOf(build, each.noun);
    const name = column === null ? null : columnAt(build, column)?.name;
    const dimension = query.dimensions.find(({ expression }) => columnIn(expression) === name);
    const measure = each.count
      ? query.measures.find(({ id }) => id === counted)
      : query.measures
          .filter(({ expression }) => name !== null && name !== undefined && speaksOf(expression, name))
          .toSorted((left, right) => partKey(left.expression).length - partKey(right.expression).length)[0];
    const id =
      (each.aggregation === null && !each.count ? dimension?.id : undefined) ??
      measure?.id ??
      dimension?.id ??
      shown;
    query.order.push({ by: { kind: "output", id }, descending: each.descending ?? false });
  }
  if (query.order.length === 0 && time !== undefined) query.order.push(timeOrder(time));
}

/** The column that a grouping shows, as it is or cut to a unit of time. */
function columnIn(expression: Dimension["expression"]): string | null {
  if (expression.kind === "field") return expression.field.column;
  return expression.kind === "truncate" || expression.kind === "part" ? columnIn(expression.operand) : null;
}

const timeOrder = (time: Dimension): Order => ({ by: { kind: "output", id: time.id }, descending: false });

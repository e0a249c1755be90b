import type { Expression, Filter } from "@parlance/contract";
import { findRoutes } from "../index/graph.ts";
import type { Condition } from "../parse/frame.ts";
import { type Build, columnAt, tableName } from "./build-context.ts";
import { figureOf } from "./measures.ts";

/**
 * "How many customers have revenue over 5000": what the rows below each row of the subject add up to, compared for each row by
 * itself. Null where the condition compares no total, or rows of the subject have no single key.
 */
export function totalFilter(build: Build, subject: number, { left, test, total }: Condition): Filter | null {
  if (total === undefined || left === null) return null;
  const figure = figureOf(build, { noun: left, aggregation: "sum", distinct: false, joined: false });
  const [key, other] = build.index.tables[subject]?.key ?? [];
  const table = figure?.table ?? subject;
  const route = findRoutes(build.index.graph, table, subject, { count: 1, preferred: new Set() })[0];
  if (figure === null || key === undefined || other !== undefined || route?.toOne !== true) return null;
  const sum = figure.express([]);
  if (sum.kind !== "aggregate") return null;
  const keyed = (path: typeof route.path): Expression => ({
    kind: "field",
    field: { path, table: tableName(build, subject), column: columnAt(build, key)?.name ?? "" },
  });
  const value: Expression = {
    kind: "aggregate-value",
    subject: tableName(build, table),
    path: [],
    aggregation: sum.aggregation,
    quantile: null,
    operand: sum.operand,
    filter: null,
    per: [{ inner: keyed(route.path), outer: keyed([]) }],
  };
  const constant = (of: number): Expression => ({ kind: "constant", value: of, type: null });
  if (test.kind === "between")
    return { kind: "between", operand: value, low: constant(test.low), high: constant(test.high) };
  return test.kind === "compare" && typeof test.value === "number"
    ? { kind: "comparison", operator: test.operator, left: value, right: constant(test.value) }
    : null;
}

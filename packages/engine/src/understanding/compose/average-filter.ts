import type { Expression, Filter } from "@parlance/contract";
import { asRead, type Build, tableName } from "./build-context.ts";

/** A column compared with the average over the rows of its table that pass `filter` (null: all); null for what is no column. */
export function averageFilter(
  build: Build,
  column: number,
  operand: Expression,
  {
    operator,
    filter,
    factor = 1,
  }: {
    operator: Extract<Filter, { kind: "comparison" }>["operator"];
    filter: Filter | null;
    factor?: number;
  },
): Filter | null {
  const table = build.index.columns[column]?.table;
  if (operand.kind !== "field" || table === undefined) return null;
  const own: Expression = { kind: "field", field: { ...operand.field, path: [] } };
  const average: Expression = {
    kind: "aggregate-value",
    subject: tableName(build, table),
    path: [],
    aggregation: "average",
    quantile: null,
    operand: asRead(build, column, own),
    filter,
    per: [],
  };
  const times: Expression = { kind: "constant", value: factor, type: null };
  const right: Expression =
    factor === 1 ? average : { kind: "arithmetic", operator: "*", left: times, right: average };
  return { kind: "comparison", operator, left: asRead(build, column, operand), right };
}

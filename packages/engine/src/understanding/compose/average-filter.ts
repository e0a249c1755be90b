import type { Expression, Filter } from "@parlance/contract";
import { asRead, type Build, tableName } from "./build-context.ts";

/** A column compared with the average over the rows of its table that pass `filter` (null: all), so many `times`; null for what is no column. */
export function averageFilter(
  build: Build,
  column: number,
  operand: Expression,
  {
    operator,
    filter,
    times = 1,
  }: {
    operator: Extract<Filter, { kind: "comparison" }>["operator"];
    filter: Filter | null;
    times?: number;
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
  const right = timesOf(times, average);
  return { kind: "comparison", operator, left: asRead(build, column, operand), right };
}

/** "Twice the average". */
export const timesOf = (times: number, value: Expression): Expression =>
  times === 1
    ? value
    : {
        kind: "arithmetic",
        operator: "*",
        left: { kind: "constant", value: times, type: "decimal" },
        right: value,
      };

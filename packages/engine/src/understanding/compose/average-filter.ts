import type { Expression, Filter } from "@parlance/contract";
import { asRead, type Build, tableName } from "./build-context.ts";
import { times } from "./times.ts";

/** A column compared with the average over the rows of its table that pass `filter` (null: all); null for what is no column, and for keys, which no average is of. */
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
  const entry = build.index.columns[column];
  const table = entry?.table;
  if (operand.kind !== "field" || table === undefined || entry?.column.role === "key") return null;
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
  return {
    kind: "comparison",
    operator,
    left: asRead(build, column, operand),
    right: times(factor, average),
  };
}

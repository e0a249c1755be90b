import { aggregateValueOf, type Expression, type Filter } from "@parlance/contract";
import type { Noun } from "../../parse/item.ts";
import { asRead, type Build, columnOf, fieldAt, tableName } from "../build-context.ts";
import { times } from "../times.ts";

/**
 * A column compared with the average over the rows of its table that pass `filter` (null: all); null for what is no column or not
 * shared, and for keys, which no average is of.
 */
export function averageFilter(
  build: Build,
  column: number,
  operand: Expression,
  {
    operator,
    filter,
    factor = 1,
    within = null,
  }: {
    operator: Extract<Filter, { kind: "comparison" }>["operator"];
    filter: Filter | null;
    factor?: number;
    /** What the rows share of which it is the average; null for nothing. */
    within?: Noun | null;
  },
): Filter | null {
  const entry = build.index.columns[column];
  const table = entry?.table;
  if (operand.kind !== "field" || table === undefined || entry?.column.role === "key") return null;
  const shared = within === null ? null : sharedField(build, table, within);
  if (within !== null && shared === null) return null;
  const own: Expression = { kind: "field", field: { ...operand.field, path: [] } };
  const average: Expression = aggregateValueOf(
    tableName(build, table),
    "average",
    asRead(build, column, own),
    { filter, per: shared === null ? [] : [{ inner: shared, outer: shared }] },
  );
  return {
    kind: "comparison",
    operator,
    left: asRead(build, column, operand),
    right: times(factor, average),
  };
}

/** What a table's rows have of a group that each of them belongs to: a column of theirs, or the key of what they refer to. */
function sharedField(build: Build, table: number, within: Noun): Expression | null {
  const key = within.kind === "table" ? build.index.tables[within.table]?.key[0] : columnOf(build, within);
  const field = key === undefined || key === null ? null : fieldAt(build, table, key);
  const toOne = field?.kind === "field" && field.field.path.every(({ reversed }) => !reversed);
  return toOne ? field : null;
}

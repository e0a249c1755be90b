import type { ModelIndex } from "../../index/model-index.ts";
import type { Condition } from "../../parse/frame/frame.ts";
import type { Build } from "../build-context.ts";

/** The share of a table's rows from which on the different values of a column tell its rows apart. */
const telling = 0.9;
const fewestRows = 4;

/** Whether each row of its table is called by a text of its own in a column. */
export function namesEachRow(column: number, { columns, tables }: ModelIndex): boolean {
  const entry = columns[column];
  const rows = tables[entry?.table ?? -1]?.table.rowCount ?? 0;
  const isText = entry?.column.physicalType === "string" && entry.form === null && !entry.foreign;
  return isText && rows >= fewestRows && (entry.column.profile?.distinct ?? 0) >= rows * telling;
}

/** Whether a condition says by its name which one row is meant. */
export function namesRow({ choice, index }: Build, { test, negated }: Condition): boolean {
  const option = test.kind === "value" && !negated ? choice.values.get(test.value) : undefined;
  return option !== undefined && option.values.length === 1 && namesEachRow(option.column, index);
}

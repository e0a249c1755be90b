import { aggregateValueOf, type Expression, type Filter } from "@parlance/contract";
import type { Condition } from "../../parse/frame/frame.ts";
import { asRead, type Build, columnOf, fault, fieldAt, positionOf, tableName } from "../build-context.ts";
import { hintColumn } from "../groups/hint-column.ts";

/**
 * Rows compared with those of a value: "taller than Ann" is more than the height of Ann's row, "the one after Ann" is one
 * place further. Null where the table keeps no order, or where the column is not the subject's own.
 */
export function beyondFilter(
  build: Build,
  subject: number,
  { test, left, hints }: Condition,
  filterOf: (row: Condition) => Filter | null,
): Filter | null {
  if (test.kind !== "beyond") return null;
  const hinted = left === null && hints.length > 0 ? hintColumn(build, [subject], hints) : null;
  const column = columnOf(build, left) ?? hinted?.column ?? null;
  if (column === null && (left !== null || hints.length > 0)) return null;
  const own = column === null ? positionOf(build, subject) : ownField(build, subject, column);
  const filters = test.rows.flatMap((row) => filterOf(row) ?? []);
  const [first] = filters;
  const missing = first === undefined && test.least === undefined;
  if (own === null || missing || filters.length < test.rows.length) {
    fault(build, "leftover");
    return null;
  }
  const rows: Filter | null = filters.length <= 1 ? (first ?? null) : { kind: rowsJoin(test.rows), filters };
  const operator =
    hinted === null || hinted.descending === (hints[0]?.descending ?? true)
      ? test.operator
      : flipped(test.operator);
  const theirs: Expression = aggregateValueOf(
    tableName(build, subject),
    (test.least ?? !(operator.startsWith(">") || test.offset > 0)) ? "minimum" : "maximum",
    own,
    { filter: rows },
  );
  const right: Expression = test.offset === 0 ? theirs : shifted(theirs, test.offset);
  const compared: Filter = { kind: "comparison", operator, left: own, right };
  return test.others && rows !== null
    ? { kind: "and", filters: [compared, { kind: "not", filter: rows }] }
    : compared;
}

function ownField(build: Build, subject: number, column: number): Expression | null {
  if (build.index.columns[column]?.table !== subject) return null;
  const field = fieldAt(build, subject, column);
  return field === null ? null : asRead(build, column, field);
}

/** Several values of one row narrow it down; those of several rows ("as Ann and Bob") are all meant. */
const rowsJoin = (rows: readonly Condition[]): "and" | "or" =>
  rows.slice(1).some(({ or }) => or) || sharedColumn(rows) ? "or" : "and";

const sharedColumn = ([first, second]: readonly Condition[]): boolean =>
  first?.test.kind === "value" &&
  second?.test.kind === "value" &&
  first.test.value.options[0]?.column === second.test.value.options[0]?.column;

const flipped = (operator: Extract<Filter, { kind: "comparison" }>["operator"]): typeof operator =>
  operator === ">" ? "<" : operator === "<" ? ">" : operator;

const shifted = (value: Expression, offset: number): Expression => ({
  kind: "arithmetic",
  operator: offset > 0 ? "+" : "-",
  left: value,
  right: { kind: "constant", value: Math.abs(offset), type: "integer" },
});

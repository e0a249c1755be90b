import { named, type ResultTable, type Sentence, unitless } from "@parlance/contract";
import { atStart } from "./figures.ts";
import { cell, columnAt, type FormatCell, memberOf, sentence } from "./segments.ts";

/**
 * Where a figure changed most from one period to the other: "Revenue rose most for Tea: from 5 to 9." `measure` is the place of
 * the later figure, behind which the earlier one and their difference stand. Null where no member has both.
 */
export function mostChanged(table: ResultTable, measure: number, format: FormatCell): Sentence | null {
  const change = (row: number): number => Math.abs(Number(table.rows[row]?.[measure + 2]));
  const [row] = table.rows
    .flatMap((cells, index) => (Number(cells[measure + 2] ?? 0) === 0 ? [] : [index]))
    .toSorted((left, right) => change(right) - change(left));
  if (row === undefined) return null;
  const members = table.columns
    .slice(0, measure)
    .flatMap((_, index) => [...(index === 0 ? [] : [", "]), memberOf(table, row, index, format)]);
  return sentence(
    named(atStart(unitless(columnAt(table, measure)))),
    Number(table.rows[row]?.[measure + 2]) > 0 ? " rose most" : " fell most",
    columnAt(table, 0).part === undefined ? " for " : " in ",
    ...members,
    ": from ",
    cell(table, row, measure + 1, format),
    " to ",
    cell(table, row, measure, format),
    ".",
  );
}

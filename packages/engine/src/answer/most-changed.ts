import { type AggregateQuery, named, type ResultTable, type Sentence, unitless } from "@parlance/contract";
import { atStart } from "./figures.ts";
import { cell, columnAt, type FormatCell, memberOf, sentence } from "./segments.ts";

/**
 * Where a figure changed most from one period to the other: "Revenue rose most for Tea: from 5 to 9."; of members that are ranked by their
 * change the first, "Revenue fell least for Tea" where none rose. `measure` is the place of the later figure, behind which the
 * earlier one and their difference stand. Null where no member has both.
 */
export function mostChanged(
  table: ResultTable,
  { order }: AggregateQuery,
  measure: number,
  format: FormatCell,
): Sentence | null {
  const [first] = order;
  const id = first?.by.kind === "output" ? first.by.id : "";
  const sought = /:(?:change|difference)$/.test(id) ? (first?.descending ?? null) : null;
  const change = (row: number): number => Number(table.rows[row]?.[measure + 2]);
  const changed = table.rows.flatMap((cells, row) => (Number(cells[measure + 2] ?? 0) === 0 ? [] : [row]));
  const [row] =
    sought === null
      ? changed.toSorted((left, right) => Math.abs(change(right)) - Math.abs(change(left)))
      : changed;
  if (row === undefined) return null;
  const rose = change(row) > 0;
  const members = table.columns
    .slice(0, measure)
    .flatMap((_, index) => [...(index === 0 ? [] : [", "]), memberOf(table, row, index, format)]);
  return sentence(
    named(atStart(unitless(columnAt(table, measure)))),
    ` ${rose ? "rose" : "fell"} ${sought === null || sought === rose ? "most" : "least"}`,
    columnAt(table, 0).part === undefined ? " for " : " in ",
    ...members,
    ": from ",
    cell(table, row, measure + 1, format),
    " to ",
    cell(table, row, measure, format),
    ".",
  );
}

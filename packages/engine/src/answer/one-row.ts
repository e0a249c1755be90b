import {
  type AggregateQuery,
  conjuncts,
  isNumberType,
  type ListQuery,
  lowered,
  named,
  partKey,
  type ResultTable,
  type Sentence,
  unitless,
} from "@parlance/contract";
import { atStart } from "./figures.ts";
import { cell, columnAt, enumerated, type FormatCell, sentence } from "./segments.ts";

/** Columns beside the name of a row: from how many on it is told so, up to how many are all told, and how many of more. */
const [fewest, most, told] = [3, 5, 4];

/** A row of many columns by the name that it was asked for: "Lund Boats: town Vigo, phone 555 and more."; null where no column is that name, or few columns are shown. */
export function oneRow(
  table: ResultTable,
  query: ListQuery | AggregateQuery,
  format: FormatCell,
): Sentence | null {
  const places = table.columns.map((_, at) => at);
  const names = query.kind === "list" ? placesGiven(query, table) : [];
  const others = places.filter((at) => !names.includes(at) && (table.rows[0]?.[at] ?? null) !== null);
  if (names.length === 0 || others.length < fewest) return null;
  const whole = others.length <= most;
  const said = others
    .slice(0, whole ? most : told)
    .map((at) => [named(`${lowered(unitless(columnAt(table, at)))} `), cell(table, 0, at, format)]);
  return sentence(
    ...names.flatMap((at, place) => [
      ...(place === 0 ? [] : [" "]),
      ...(isNumberType(columnAt(table, at).type)
        ? [named(`${atStart(unitless(columnAt(table, at)))} `)]
        : []),
      cell(table, 0, at, format),
    ]),
    ": ",
    ...enumerated(whole ? said : [...said, ["more"]]),
    ".",
  );
}

/** The shown columns that conditions hold to one value, in the order of these. */
const placesGiven = ({ columns, filter }: ListQuery, table: ResultTable): number[] =>
  conjuncts(filter).flatMap((each) => {
    if (each.kind !== "comparison" || each.operator !== "=" || each.right.kind !== "constant") return [];
    const said = partKey(each.left);
    const id = columns.find(({ expression }) => partKey(expression) === said)?.id;
    return table.columns.flatMap((column, at) => (column.id === id ? [at] : []));
  });

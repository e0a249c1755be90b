import {
  type AggregateQuery,
  isNumberType,
  type ListQuery,
  lowered,
  named,
  partKey,
  type ResultTable,
  rowsOf,
  type Sentence,
  wholeName,
  withoutContext,
} from "@parlance/contract";
import { atStart, figures } from "./figures.ts";
import { leader } from "./leader.ts";
import { oneRow } from "./one-row.ts";
import {
  columnAt,
  enumerated,
  type FormatCell,
  memberCell,
  nameOf,
  rowCount,
  sentence,
  totalCount,
} from "./segments.ts";

/** Rows whose names are said beside their number: so many of so many characters together. */
const most = { named: 5, characters: 160 };

/** What listed rows come to: who ranks first, the one row, the names of a few, else how many there are; `row` is what one is called. */
export function listHeadline(
  table: ResultTable,
  query: ListQuery | AggregateQuery,
  format: FormatCell,
  row: string,
): Sentence {
  const { columns: asked } = withoutContext(table);
  const single = asked.length - asked.flatMap(({ whole }) => whole?.with ?? []).length === 1;
  const own = nameOf(columnAt(table, 0));
  const isName = single && columnAt(table, 0).role === "dimension";
  const ranked = rankedBy(table, query);
  if (ranked !== null && (single || table.rows.length > 1))
    return leader(table, { ...ranked, members: 1, called: single ? own : row }, format);
  if (table.rows.length === 1)
    return single && asked.length === table.columns.length
      ? sentence(named(atStart(own)), ": ", memberCell(table, 0, 0, format), ".")
      : (oneRow(table, query, format) ?? figures(table, format));
  const called = named(rowsOf(lowered(isName && (query.kind === "aggregate" || query.distinct) ? own : row)));
  if (table.truncated && table.total === undefined)
    return sentence("More than ", rowCount(table), " ", called, " match.");
  if (table.truncated) return sentence(totalCount(table), " ", called, " match.");
  const names = table.rows.map((cells) => wholeName(table, cells, 0));
  return isName && names.length <= most.named && names.join("").length <= most.characters
    ? sentence(
        rowCount(table),
        " ",
        called,
        ": ",
        ...enumerated(names.map((_, at) => [memberCell(table, at, 0, format)])),
        ".",
      )
    : sentence(rowCount(table), " ", called, " match.");
}

/** The figure that rows are cut by ("the top 3 by budget"), whether the smallest come first and how many come before; null where there is none beside names. */
function rankedBy(
  table: ResultTable,
  query: ListQuery | AggregateQuery,
): { measure: number; low: boolean; after: number } | null {
  const [first] = query.order;
  if (query.kind === "aggregate" || query.limit === null || first === undefined) return null;
  const said = partKey(first.by);
  const id =
    first.by.kind === "output"
      ? first.by.id
      : query.columns.find(({ expression }) => partKey(expression) === said)?.id;
  const measure = table.columns.findIndex((column) =>
    id === undefined ? column.context === true : column.id === id,
  );
  const { type, role } = table.columns[measure] ?? {};
  const isFigure = isNumberType(type) || (table.rows.length === 1 && role !== undefined);
  return measure > 0 && isFigure && table.columns[0]?.role === "dimension"
    ? { measure, low: !first.descending, after: query.limit.offset }
    : null;
}

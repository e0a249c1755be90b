import type { AggregateQuery, ResultTable, SemanticQuery, Sentence } from "@parlance/contract";
import { cell, type FormatCell, name, rowCount, sentence } from "./segments.ts";

/** The one-sentence answer, by the shape of the query and its result. Every number in it is a cell. */
export function headline(table: ResultTable, query: SemanticQuery, format: FormatCell): Sentence {
  if (table.rows.length === 0 || table.columns.length === 0)
    return sentence("No results found for the query.");
  switch (query.kind) {
    case "aggregate":
      return aggregateHeadline(table, query, format);
    case "list":
      return listHeadline(table, format);
    case "set":
      return sentence(rowCount(table), table.rowCount === 1 ? " row matches." : " rows match.");
    case "analysis":
      return headline(table, query.query, format);
  }
}

function aggregateHeadline(table: ResultTable, query: AggregateQuery, format: FormatCell): Sentence {
  const dimensions = query.dimensions.length;
  const labels = table.columns.map((column) => column.label);
  const measure = table.columns.findIndex((column) => column.role === "measure");
  if (measure < 0) return listHeadline(table, format);
  if (dimensions === 0 || measure === 0) return figures(table, format);
  const time = table.columns.findIndex(
    ({ role, type }) => role === "dimension" && (type === "date" || type === "timestamp"),
  );
  if (time >= 0 && dimensions === 1 && table.rows.length > 1 && isAscending(table, time)) {
    const last = table.rows.length - 1;
    return sentence(
      name(atStart(labels[measure] ?? "")),
      " went from ",
      cell(table, 0, measure, format),
      " in ",
      name(format(table.rows[0]?.[time] ?? null, column(table, time))),
      " to ",
      cell(table, last, measure, format),
      " in ",
      name(format(table.rows[last]?.[time] ?? null, column(table, time))),
      ".",
    );
  }
  return leader(table, query, measure, format);
}

function figures(table: ResultTable, format: FormatCell): Sentence {
  const parts = table.columns.flatMap((heading, index) => [
    index === 0 ? "" : ", ",
    name(index === 0 ? atStart(heading.label) : inside(heading.label)),
    " is ",
    cell(table, 0, index, format),
  ]);
  return sentence(...parts.filter((part) => part !== ""), ".");
}

/** A label within a sentence: plain words without their capitals, while "SKU" and "VAT rate" stay. */
const inside = (label: string): string =>
  label.replace(/(?<!\S)\p{Lu}(?=\p{Ll})/gu, (capital) => capital.toLowerCase());

/** A label where a sentence begins. */
const atStart = (label: string): string => {
  const words = inside(label);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * The row with the largest figure and the one after it; the smallest where that is what the rows are ordered by. What
 * belongs to no member leads only where nothing else is.
 */
function leader(table: ResultTable, query: AggregateQuery, measure: number, format: FormatCell): Sentence {
  const { by, descending } = query.order[0] ?? { by: null, descending: true };
  const low = !descending && by?.kind === "output" && by.id === table.columns[measure]?.id;
  const all = table.rows.map((_, row) => row);
  const named = all.filter((row) => table.rows[row]?.slice(0, measure).every((member) => member !== null));
  const [first = 0, second] = (named.length === 0 ? all : named).toSorted(
    (a, b) => (low ? 1 : -1) * (value(table, a, measure, low) - value(table, b, measure, low)),
  );
  return sentence(
    ...members(table, first, measure, format),
    low ? " is lowest: " : second === undefined ? ": " : " leads: ",
    name(inside(table.columns[measure]?.label ?? "")),
    " is ",
    cell(table, first, measure, format),
    ...(second === undefined
      ? []
      : [
          ", then ",
          ...members(table, second, measure, format),
          " with ",
          cell(table, second, measure, format),
        ]),
    ".",
  );
}

/** What is missing ranks last. */
const value = (table: ResultTable, row: number, measure: number, low: boolean): number =>
  Number(table.rows[row]?.[measure] ?? (low ? Number.MAX_VALUE : -Number.MAX_VALUE));

/** What a row is about: its members, before the figure. */
const members = (table: ResultTable, row: number, measure: number, format: FormatCell) =>
  table.columns
    .slice(0, measure)
    .flatMap((heading, index) => [
      ...(index === 0 ? [] : [", "]),
      name(format(table.rows[row]?.[index] ?? null, heading)),
    ]);

function listHeadline(table: ResultTable, format: FormatCell): Sentence {
  if (table.rows.length > 1)
    return sentence(rowCount(table), table.truncated ? " rows are shown; more match." : " rows match.");
  if (table.columns.length > 1) return figures(table, format);
  return sentence(name(atStart(table.columns[0]?.label ?? "")), ": ", cell(table, 0, 0, format), ".");
}

function column(table: ResultTable, index: number): ResultTable["columns"][number] {
  const found = table.columns[index];
  if (found === undefined) throw new RangeError(`no column ${index}`);
  return found;
}

const isAscending = (table: ResultTable, time: number): boolean =>
  table.rows.every((row, index) => index === 0 || String(table.rows[index - 1]?.[time]) <= String(row[time]));

import type { ResultTable, SemanticQuery, Sentence } from "@parlance/contract";
import { cell, type FormatCell, name, rowCount, sentence } from "./segments.ts";

/** The one-sentence answer, by the shape of the query and its result. Every number in it is a cell. */
export function headline(table: ResultTable, query: SemanticQuery, format: FormatCell): Sentence {
  if (table.rows.length === 0 || table.columns.length === 0)
    return sentence("No results found for the query.");
  switch (query.kind) {
    case "aggregate":
      return aggregateHeadline(table, query.dimensions.length, format);
    case "list":
      return listHeadline(table, format);
    case "set":
      return sentence(rowCount(table), table.rowCount === 1 ? " row matches." : " rows match.");
    case "analysis":
      return headline(table, query.query, format);
  }
}

function aggregateHeadline(table: ResultTable, dimensions: number, format: FormatCell): Sentence {
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
      name(labels[measure] ?? ""),
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
  return leader(table, measure, format);
}

function figures(table: ResultTable, format: FormatCell): Sentence {
  const parts = table.columns.flatMap((heading, index) => [
    index === 0 ? "" : ", ",
    name(heading.label),
    " is ",
    cell(table, 0, index, format),
  ]);
  return sentence(...parts.filter((part) => part !== ""), ".");
}

/** The row that stands first when the result is ordered by its measure, else the row with the largest value. */
function leader(table: ResultTable, measure: number, format: FormatCell): Sentence {
  const value = (row: number): number => Number(table.rows[row]?.[measure] ?? Number.NEGATIVE_INFINITY);
  const rows = table.rows.map((_, row) => row);
  const descending = rows.every((row) => row === 0 || value(row - 1) >= value(row));
  const ascending = rows.every((row) => row === 0 || value(row - 1) <= value(row));
  const first =
    descending || ascending ? 0 : rows.reduce((best, row) => (value(row) > value(best) ? row : best), 0);
  const low = ascending && !descending;
  const parts = table.columns
    .slice(0, measure)
    .flatMap((heading, index) => [
      index === 0 ? "" : ", ",
      name(format(table.rows[first]?.[index] ?? null, heading)),
    ]);
  const said = [
    ...parts.filter((part) => part !== ""),
    low ? " is lowest: " : table.rows.length === 1 ? ": " : " leads: ",
  ];
  const label = table.columns[measure]?.label ?? "";
  const rest = table.rows.length > 1 && first === 0 ? runnerUp(table, measure, format) : [];
  return sentence(...said, name(label), " is ", cell(table, first, measure, format), ...rest, ".");
}

function runnerUp(
  table: ResultTable,
  measure: number,
  format: FormatCell,
): (string | ReturnType<typeof name>)[] {
  return [
    ", then ",
    name(format(table.rows[1]?.[0] ?? null, column(table, 0))),
    " with ",
    cell(table, 1, measure, format),
  ];
}

function listHeadline(table: ResultTable, format: FormatCell): Sentence {
  if (table.rows.length > 1)
    return sentence(rowCount(table), table.truncated ? " rows are shown; more match." : " rows match.");
  if (table.columns.length > 1) return figures(table, format);
  return sentence(name(table.columns[0]?.label ?? ""), ": ", cell(table, 0, 0, format), ".");
}

function column(table: ResultTable, index: number): ResultTable["columns"][number] {
  const found = table.columns[index];
  if (found === undefined) throw new RangeError(`no column ${index}`);
  return found;
}

const isAscending = (table: ResultTable, time: number): boolean =>
  table.rows.every((row, index) => index === 0 || String(table.rows[index - 1]?.[time]) <= String(row[time]));

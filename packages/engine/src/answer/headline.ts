import {
  type AggregateQuery,
  capitalised,
  lowered,
  named,
  type ResultTable,
  type SemanticQuery,
  type Sentence,
} from "@parlance/contract";
import { cell, type FormatCell, rowCount, sentence } from "./segments.ts";

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
  if (dimensions === 0 || measure === 0)
    return query.comparison !== null && labels.length === COMPARED.length
      ? change(table, format)
      : figures(table, format);
  const time = table.columns.findIndex(
    ({ role, type }) => role === "dimension" && (type === "date" || type === "timestamp"),
  );
  if (time >= 0 && dimensions === 1 && table.rows.length > 1 && isAscending(table, time)) {
    const last = table.rows.length - 1;
    return sentence(
      named(atStart(labels[measure] ?? "")),
      " went from ",
      cell(table, 0, measure, format),
      " in ",
      named(format(table.rows[0]?.[time] ?? null, column(table, time))),
      " to ",
      cell(table, last, measure, format),
      " in ",
      named(format(table.rows[last]?.[time] ?? null, column(table, time))),
      ".",
    );
  }
  return leader(table, query, measure, format);
}

function figures(table: ResultTable, format: FormatCell): Sentence {
  const parts = table.columns.flatMap((heading, index) => [
    index === 0 ? "" : ", ",
    named(index === 0 ? atStart(heading.label) : lowered(heading.label)),
    " is ",
    cell(table, 0, index, format),
  ]);
  return sentence(...parts.filter((part) => part !== ""), ".");
}

/** The outputs of one compared measure, in their order. */
const COMPARED = ["current", "previous", "difference", "change"] as const;

/** "Revenue is 120, up by 20 % from 100.", with the difference where no share can be said. */
function change(table: ResultTable, format: FormatCell): Sentence {
  const [, before, difference, share] = table.rows[0] ?? [];
  const figure = (name: (typeof COMPARED)[number]) => cell(table, 0, COMPARED.indexOf(name), format);
  const [now, earlier] = [figure("current"), figure("previous")];
  const label = named(atStart(column(table, 0).label));
  if (before === null) return sentence(label, " is ", now, ", with nothing before to compare it with.");
  if (Number(difference) === 0) return sentence(label, " is ", now, ", the same as before.");
  const by = share === null ? figure("difference") : figure("change");
  return sentence(
    label,
    " is ",
    now,
    Number(difference) > 0 ? ", up by " : ", a change of ",
    by,
    " from ",
    earlier,
    ".",
  );
}

/** A label where a sentence begins. */
const atStart = (label: string): string => capitalised(lowered(label));

/**
 * The row with the largest figure and the one after it; the smallest where that is what the rows are ordered by. What
 * belongs to no member leads only where nothing else is.
 */
function leader(table: ResultTable, query: AggregateQuery, measure: number, format: FormatCell): Sentence {
  const { by, descending } = query.order[0] ?? { by: null, descending: true };
  const low = !descending && by?.kind === "output" && by.id === table.columns[measure]?.id;
  const all = table.rows.map((_, row) => row);
  const ofMembers = all.filter((row) =>
    table.rows[row]?.slice(0, measure).every((member) => member !== null),
  );
  const [first = 0, second] = (ofMembers.length > 0 ? ofMembers : all).toSorted(
    (a, b) => (low ? 1 : -1) * (value(table, a, measure, low) - value(table, b, measure, low)),
  );
  const others = ofMembers.length === 0 ? undefined : all.find((row) => !ofMembers.includes(row));
  return sentence(
    ...members(table, first, measure, format),
    low ? " is lowest: " : second === undefined ? ": " : " leads: ",
    named(lowered(table.columns[measure]?.label ?? "")),
    " is ",
    cell(table, first, measure, format),
    ...(second === undefined ? [] : runnerUp(table, second, measure, format)),
    ...(low || others === undefined ? [] : withoutMember(table, others, first, measure, format)),
    ".",
  );
}

/** What is missing ranks last. */
const value = (table: ResultTable, row: number, measure: number, low: boolean): number =>
  Number(table.rows[row]?.[measure] ?? (low ? Number.MAX_VALUE : -Number.MAX_VALUE));

const runnerUp = (table: ResultTable, row: number, measure: number, format: FormatCell) => [
  ", then ",
  ...members(table, row, measure, format),
  " with ",
  cell(table, row, measure, format),
];

/** What a row is about: its members, before the figure. */
const members = (table: ResultTable, row: number, measure: number, format: FormatCell) =>
  table.columns
    .slice(0, measure)
    .flatMap((heading, index) => [
      ...(index === 0 ? [] : [", "]),
      named(format(table.rows[row]?.[index] ?? null, heading)),
    ]);

/** What has no member is told where it is more than the leader has. */
const withoutMember = (
  table: ResultTable,
  row: number,
  first: number,
  measure: number,
  format: FormatCell,
) =>
  value(table, row, measure, false) <= value(table, first, measure, false)
    ? []
    : ["; ", cell(table, row, measure, format), " has no ", named(lowered(column(table, 0).label))];

function listHeadline(table: ResultTable, format: FormatCell): Sentence {
  if (table.rows.length > 1)
    return sentence(rowCount(table), table.truncated ? " rows are shown; more match." : " rows match.");
  if (table.columns.length > 1) return figures(table, format);
  return sentence(named(atStart(table.columns[0]?.label ?? "")), ": ", cell(table, 0, 0, format), ".");
}

function column(table: ResultTable, index: number): ResultTable["columns"][number] {
  const found = table.columns[index];
  if (found === undefined) throw new RangeError(`no column ${index}`);
  return found;
}

const isAscending = (table: ResultTable, time: number): boolean =>
  table.rows.every((row, index) => index === 0 || String(table.rows[index - 1]?.[time]) <= String(row[time]));

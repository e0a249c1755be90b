import {
  type AggregateQuery,
  aggregateOf,
  aggregateQuery,
  type Filter,
  type ListQuery,
  type Measure,
} from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate } from "../types.ts";
import { choicesOf, distinctFigures, otherRankings } from "./vague-rank.ts";

const most = 3;

/**
 * "Rail vs road" names two kinds and no figure: the kinds by each figure that may be meant, and by their rows; by these alone where
 * there is nothing else to compare. Empty for other questions.
 */
export function vagueComparison(best: Candidate, index: ModelIndex): Candidate[] {
  const { query, matches } = best;
  const compares = matches.some(({ kind, meaning }) => kind === "cue" && meaning === "versus");
  if (!compares || query.kind !== "list" || matches.some(({ kind }) => named.has(kind))) return [];
  const rows = ofEach(query, index);
  if (rows === null) return [];
  const others = distinctFigures(otherRankings(rows, index)).slice(0, most);
  const choices = isOneEach(rows, index) && others.length > 0 ? others : [...others, rows];
  return choices.length === 1 ? choices.map((only) => ({ ...best, query: only })) : choicesOf(best, choices);
}

const named: ReadonlySet<string> = new Set(["column", "metric"]);

/** Whether each of what is compared is one row, which is nothing to count. */
const isOneEach = ({ subject, dimensions }: AggregateQuery, index: ModelIndex): boolean => {
  const by = dimensions[0]?.expression;
  const naming = index.model.tables.find(({ name }) => name === subject)?.namingColumn;
  return by?.kind === "field" && by.field.table === subject && by.field.column === naming;
};

/** The rows of each of the values that a list is restricted to; null where it is restricted otherwise. */
function ofEach({ source, subject, filter }: ListQuery, index: ModelIndex): AggregateQuery | null {
  const field = valuesOf(filter);
  const table = index.model.tables.find(({ name }) => name === subject);
  const entry = index.model.tables
    .find(({ name }) => name === field?.field.table)
    ?.columns.find(({ name }) => name === field?.field.column);
  if (field === null || table === undefined || entry === undefined) return null;
  const rows: Measure = {
    id: "m1",
    label: `number of ${table.label}`,
    expression: aggregateOf("count", null, []),
  };
  return aggregateQuery(source, subject, {
    dimensions: [{ id: "g1", label: entry.label, expression: field }],
    measures: [rows],
    filter,
  });
}

const valuesOf = (filter: Filter | null) =>
  filter?.kind === "in" && filter.values.length > 1 && filter.operand.kind === "field"
    ? filter.operand
    : null;

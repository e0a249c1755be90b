import {
  type Column,
  capitalised,
  lowered,
  type Measure,
  rowsOf,
  type SemanticQuery,
  type Table,
} from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";

/** A question with what it is meant to be read as. `shape` keeps suggestions varied. */
export type Idea = { question: string; shape: string; means: (query: SemanticQuery) => boolean };

/** The figure that the data is mostly about, in words: its revenue, else the first measure of its largest fact table, else that table's rows. */
export function mainFigure(index: ModelIndex): string | null {
  if (index.revenue !== null || index.lines !== null) return "total revenue";
  const [table] = byPromise(index, null);
  if (table === undefined) return null;
  const { measure } = subjectOf(index, table);
  return measure === null ? `number of ${rowsOf(lowered(table.label))}` : lowered(figure(measure));
}

type Subject = { table: Table; measure: Column | null; dimensions: Column[]; time: Column | null };

/** Ideas near a query, or over the whole model; the most promising first. */
export function* ideasFor(index: ModelIndex, around: SemanticQuery | null): Generator<Idea> {
  const first = around === null ? null : tableOf(around);
  for (const table of byPromise(index, first).slice(0, 12))
    yield* tableIdeas(index, subjectOf(index, table), around);
}

/** Tables, the one that was asked about and facts with many rows first. */
const byPromise = (index: ModelIndex, first: string | null): Table[] =>
  index.tables
    .map(({ table }) => table)
    .sort((left, right) => rank(right, first) - rank(left, first) || left.name.localeCompare(right.name));

const tableOf = (query: SemanticQuery): string | null =>
  query.kind === "set"
    ? tableOf(query.left)
    : query.kind === "analysis"
      ? query.query.subject
      : query.subject;

const rank = (table: Table, first: string | null): number =>
  (table.name === first ? 1e12 : 0) +
  (table.type === "fact" && !onlyLinks(table) ? 1e9 : 0) +
  Math.min(table.rowCount, 1e8);

/** Keys alone tie other tables together and are little to ask about. */
const onlyLinks = ({ columns }: Table): boolean => columns.every(({ role }) => role === "key");

function subjectOf(index: ModelIndex, table: Table): Subject {
  const visible = table.columns.filter(({ hidden }) => !hidden);
  const keys = new Set([
    ...table.primaryKey,
    ...index.model.relationships.flatMap(({ from }) => (from.table === table.name ? from.columns : [])),
  ]);
  return {
    table,
    measure: visible.find(({ role, name }) => role === "measure" && !keys.has(name)) ?? null,
    dimensions: visible
      .filter((column) => splits(column, table.rowCount) && !keys.has(column.name))
      .slice(0, 4),
    time: visible.find(({ name }) => name === table.timeColumn) ?? null,
  };
}

/** What ends the name of a text that is told of a row and compares no rows. */
const particulars =
  /\b(?:address|phone|telephone|mobile|fax|e-?mail|url|website|(?:postal|zip) ?code|(?:first|last|middle|sur|given|family) ?name)$/i;

/** Whether rows are worth comparing by a column: kinds or places, several of them and each of several rows, as far as is known. */
function splits({ role, label, profile }: Column, rowCount: number): boolean {
  if (!["category", "geo", "boolean"].includes(role) || particulars.test(label)) return false;
  if (profile === null) return true;
  return profile.distinct > 1 && (rowCount < fewRows || profile.distinct <= rowCount / 2);
}

/** Of so few rows the values may all differ by chance. */
const fewRows = 20;

function* tableIdeas(index: ModelIndex, subject: Subject, around: SemanticQuery | null): Generator<Idea> {
  const { table, measure, dimensions, time } = subject;
  const rows = rowsOf(lowered(table.label));
  const used = around === null ? "" : JSON.stringify(around);
  const fresh = dimensions.filter(({ name }) => !used.includes(JSON.stringify(name)));
  if (index.tables[(index.lines ?? index.revenue)?.table ?? -1]?.table.name === table.name) {
    if (time !== null) yield idea("Monthly revenue", "revenue-time", hasTime);
    for (const each of fresh)
      yield idea(`Total revenue by ${words(each)}`, "revenue", (query) => groupsBy(query, each));
  }
  for (const each of fresh) {
    if (measure !== null)
      yield idea(
        `${figure(measure)} by ${words(each)}`,
        "measure",
        (query) => groupsBy(query, each) && measures(query, measure),
      );
    if (measure !== null)
      yield idea(
        `Top 5 ${rowsOf(words(each))} by ${words(measure)}`,
        "top",
        (query) => groupsBy(query, each) && limited(query),
      );
  }
  if (time !== null && measure !== null)
    yield idea(
      `Monthly ${lowered(figure(measure))}`,
      "time",
      (query) => hasTime(query) && measures(query, measure),
    );
  if (time !== null) yield idea(`Number of ${rows} per year`, "rows-time", hasTime);
  for (const each of fresh)
    yield idea(`How many ${rows} are there for each ${words(each)}?`, "rows", (query) =>
      groupsBy(query, each),
    );
  if (measure !== null)
    yield idea(`What is the average ${words(measure)}?`, "average", (query) => measures(query, measure));
  yield idea(
    `How many ${rows} are there?`,
    "count",
    (query) => query.kind === "aggregate" && query.subject === table.name && query.dimensions.length === 0,
  );
}

const idea = (question: string, shape: string, means: Idea["means"]): Idea => ({ question, shape, means });
const words = ({ label }: Column): string => lowered(label);
/** "Total amount", "Average age"; what is called a total already is said once. */
function figure(measure: Column): string {
  const said = words(measure);
  const aggregation = measure.defaultAggregation === "sum" ? "total" : "average";
  return capitalised(said.split(" ").includes(aggregation) ? said : `${aggregation} ${said}`);
}

const limited = (query: SemanticQuery): boolean => query.kind === "aggregate" && query.limit !== null;
const hasTime = (query: SemanticQuery): boolean =>
  query.kind === "aggregate" && query.dimensions.some(({ expression }) => expression.kind === "truncate");
const groupsBy = (query: SemanticQuery, column: Column): boolean =>
  query.kind === "aggregate" &&
  query.dimensions.some(
    ({ expression }) => expression.kind === "field" && expression.field.column === column.name,
  );
const measures = (query: SemanticQuery, column: Column): boolean =>
  query.kind === "aggregate" && query.measures.some((measure) => aggregates(measure, column));
const aggregates = ({ expression }: Measure, column: Column): boolean =>
  expression.kind === "aggregate" &&
  expression.operand?.kind === "field" &&
  expression.operand.field.column === column.name;

import {
  type Column,
  capitalised,
  lowered,
  type Measure,
  rowOf,
  rowsOf,
  type SemanticQuery,
  speaksOf,
  type Table,
} from "@parlance/contract";
import { isCoordinate } from "../index/is-coordinate.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { tallies } from "../index/money-column-of.ts";

/** A question with what it is meant to be read as. `shape` keeps suggestions varied. */
export type Idea = { question: string; shape: string; means: (query: SemanticQuery) => boolean };

/** The figure that the data is mostly about, in words: its revenue, else the first measure of its largest fact table, else that table's rows, also where the measure only tallies what belongs to each ("replies" of tickets). */
export function mainFigure(index: ModelIndex): string | null {
  if (tellsRevenue(index)) return "total revenue";
  const [table] = byPromise(index, null);
  if (table === undefined) return null;
  const { measure } = subjectOf(index, table);
  return measure === null || tallies({ column: measure })
    ? `number of ${rowsOf(lowered(table.label))}`
    : lowered(figure(measure));
}

/** Whether the data tells what sales bring in. */
export const tellsRevenue = ({ revenue, lines, takings }: ModelIndex): boolean =>
  revenue !== null || lines !== null || takings !== null;

/** What the rows of a table can be split by. */
export function splitsOfRows(index: ModelIndex, name: string): Split[] {
  const entry = index.tables.find(({ table }) => table.name === name);
  return entry === undefined ? [] : subjectOf(index, entry.table).splits;
}

/** A column to split by, and what it is called in a question. */
type Split = { column: Column; said: string };

type Subject = { table: Table; measure: Column | null; splits: Split[]; dated: boolean };

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

/** Its main figure, and what it can be split by: its own columns, then the names of what its rows refer to. */
function subjectOf(index: ModelIndex, table: Table): Subject {
  const parents = parentsOf(index, table);
  const measures = ownColumns(index, table).filter(
    (column) => column.role === "measure" && !isCoordinate(column),
  );
  const own = splitsOf(index, table).map((column) => ({ column, said: words(column) }));
  const named = parents.flatMap((parent): Split[] => {
    const column = parent.columns.find(({ name, hidden }) => name === parent.namingColumn && !hidden);
    return column === undefined ? [] : [{ column, said: rowOf(lowered(parent.label)) }];
  });
  const beyond = parents.flatMap((parent) =>
    splitsOf(index, parent)
      .filter(({ name }) => name !== parent.namingColumn)
      .map((column) => ({ column, said: words(column) })),
  );
  return {
    table,
    measure: measures.toSorted((left, right) => worth(right, index) - worth(left, index))[0] ?? null,
    splits: [...own, ...named, ...beyond].slice(0, mostSplits),
    dated: [table, ...parents].some(({ timeColumn }) => timeColumn !== null),
  };
}

const mostSplits = 4;

/**
 * What sales bring before all else, what adds up before what does not, money before other figures, and numbers of which there are so
 * few that they may be codes last.
 */
function worth(column: Column, { columns, takings, sales, lines }: ModelIndex): number {
  const { name, unit, profile, defaultAggregation } = column;
  const brings = [takings, sales, lines?.column ?? null].some(
    (id) => columns[id ?? -1]?.column.name === name,
  );
  return (
    (brings ? 8 : 0) +
    (defaultAggregation === "sum" ? 4 : 0) +
    (unit.kind === "currency" ? 2 : 0) -
    (profile !== null && profile.distinct <= fewCodes ? 5 : 0)
  );
}

const fewCodes = 6;

/** The tables that a table's rows belong to, and those that these belong to, the nearest first. */
function parentsOf({ model, tables }: ModelIndex, table: Table): Table[] {
  const upwards = (names: string[]): string[] =>
    names.flatMap((name) =>
      model.relationships.flatMap(({ from, to }) =>
        from.table === name && to.table !== name ? [to.table] : [],
      ),
    );
  const near = upwards([table.name]);
  const reached = new Set([...near, ...upwards(near)]);
  reached.delete(table.name);
  return [...reached].flatMap((name) => tables.find((one) => one.table.name === name)?.table ?? []);
}

/** A table's shown columns without its keys. */
function ownColumns({ model }: ModelIndex, table: Table): Column[] {
  const keys = new Set([
    ...table.primaryKey,
    ...model.relationships.flatMap(({ from }) => (from.table === table.name ? from.columns : [])),
  ]);
  return table.columns.filter(({ hidden, name }) => !hidden && !keys.has(name));
}

/** A table's own columns to split by: kinds that most rows have before yes and no, and what few rows have. */
const splitsOf = (index: ModelIndex, table: Table): Column[] =>
  ownColumns(index, table)
    .filter((column) => splits(column, table.rowCount))
    .toSorted((one, other) => Number(tellsLittle(one)) - Number(tellsLittle(other)));

const tellsLittle = ({ role, profile }: Column): boolean =>
  role === "boolean" || (profile !== null && profile.nulls * 2 > profile.sampledRows);

/** What ends the name of a text that is told of a row and compares no rows. */
const particulars =
  /\b(?:address|phone|telephone|mobile|fax|e-?mail|url|website|(?:postal|zip) ?code|(?:first|last|middle|sur|given|family) ?name)$/i;

/** Whether rows are worth comparing by a column: kinds or places, several of them and each of several rows, as far as is known. */
function splits({ role, label, profile }: Column, rowCount: number): boolean {
  if (!["category", "geo", "boolean"].includes(role) || particulars.test(label)) return false;
  if (profile === null) return true;
  return profile.distinct > 1 && (rowCount < fewRows || profile.distinct <= rowCount / 2);
}

/** Whether five of a column's members leave some out, as far as is known. */
const isMany = ({ profile }: Column): boolean => profile === null || profile.distinct > 5;

/** Of so few rows the values may all differ by chance. */
const fewRows = 20;

function* tableIdeas(index: ModelIndex, subject: Subject, around: SemanticQuery | null): Generator<Idea> {
  const { table, measure, dated } = subject;
  const rows = rowsOf(lowered(table.label));
  const fresh = subject.splits.filter(({ column }) => !speaksOf(around, column.name));
  if (index.tables[(index.lines ?? index.revenue)?.table ?? -1]?.table.name === table.name) {
    if (dated) yield idea("Monthly revenue", "revenue-time", hasTime);
    for (const { column, said } of fresh)
      yield idea(`Total revenue by ${said}`, "revenue", (query) => groupsBy(query, column));
    for (const { column, said } of fresh.filter(({ column }) => isMany(column)))
      yield idea(
        `Top 5 ${rowsOf(said)} by revenue`,
        "top",
        (query) => groupsBy(query, column) && limited(query),
      );
  }
  for (const { column, said } of fresh) {
    if (measure !== null)
      yield idea(
        `${figure(measure)} by ${said}`,
        "measure",
        (query) => groupsBy(query, column) && measures(query, measure),
      );
    if (measure !== null && isMany(column))
      yield idea(
        `Top 5 ${rowsOf(said)} by ${words(measure)}`,
        "top",
        (query) => groupsBy(query, column) && limited(query),
      );
  }
  if (dated && measure !== null)
    yield idea(
      `Monthly ${lowered(figure(measure))}`,
      "time",
      (query) => hasTime(query) && measures(query, measure),
    );
  if (dated) yield idea(`Number of ${rows} per year`, "rows-time", hasTime);
  for (const { column, said } of fresh)
    yield idea(`How many ${rows} are there for each ${said}?`, "rows", (query) => groupsBy(query, column));
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

import { type Column, rowsOf, type SemanticModel, type Table } from "@parlance/contract";

/** The words of a source that a tool's question is made of; null where the source has none of that kind. */
export type SourceWords = {
  /** What the rows of its main table are called. */
  table: string;
  measure: string | null;
  secondMeasure: string | null;
  /** A column of its own, for questions about single rows. */
  number: string | null;
  otherNumber: string | null;
  grouping: string | null;
  hasTime: boolean;
};

/** Picks a source's main figure, its time and a grouping: of the fact table with most rows, as its model names them. */
export function sourceWords(model: SemanticModel): SourceWords | null {
  const table = mainTable(model);
  if (table === null) return null;
  const derived = model.derivedMeasures.filter((each) => each.table === table.name).map(({ label }) => label);
  const columns = table.columns.filter(({ hidden }) => !hidden);
  const numbers = columns.filter(({ role }) => role === "measure");
  const additive = numbers.filter(({ additivity }) => additivity === "additive").map(wordOf);
  const measures = [...derived.map((label) => label.toLowerCase()), ...additive];
  const number = numbers[0] === undefined ? null : wordOf(numbers[0]);
  const other = numbers[1] === undefined ? null : wordOf(numbers[1]);
  return {
    table: rowsOf(table.label.toLowerCase()),
    measure: measures[0] ?? number,
    secondMeasure: measures[1] ?? other,
    number,
    otherNumber: other,
    grouping: groupingOf(model, table),
    hasTime: reachesTime(model, table),
  };
}

function mainTable(model: SemanticModel): Table | null {
  const shown = model.tables.filter(({ hidden }) => !hidden);
  const score = (table: Table): number =>
    (table.type === "fact" ? 1e15 : 0) +
    (model.derivedMeasures.some((each) => each.table === table.name) ? 1e14 : 0) +
    (table.columns.some(({ role }) => role === "measure") ? 1e13 : 0) +
    table.rowCount;
  return shown.toSorted((left, right) => score(right) - score(left))[0] ?? null;
}

const isGrouping = ({ role, hidden, profile }: Column): boolean =>
  !hidden &&
  (role === "category" || role === "geo") &&
  profile !== null &&
  profile.distinct >= 2 &&
  profile.distinct <= 60;

function groupingOf(model: SemanticModel, table: Table): string | null {
  const near = neighbours(model, table);
  const found = [table, ...near].flatMap(({ columns }) => columns.filter(isGrouping))[0];
  return found === undefined ? null : wordOf(found);
}

const reachesTime = (model: SemanticModel, table: Table): boolean =>
  [table, ...neighbours(model, table)].some(({ columns }) => columns.some(({ role }) => role === "time"));

const neighbours = (model: SemanticModel, { name }: Table): Table[] =>
  model.relationships
    .filter(({ from, cardinality }) => from.table === name && cardinality !== "many-to-many")
    .flatMap(({ to }) => model.tables.filter((table) => table.name === to.table && !table.hidden));

const wordOf = ({ label }: Column): string => label.toLowerCase();

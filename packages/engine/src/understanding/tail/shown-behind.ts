import {
  type AggregateQuery,
  type Expression,
  fieldOf,
  isSamePart,
  type ListQuery,
} from "@parlance/contract";
import { startingAt } from "../compose/conditions/starting-at.ts";
import { freeId } from "../conversation/free-id.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { moneyColumnOf } from "../index/money-column-of.ts";
import { isPersonal } from "../index/persons.ts";
import { oneReading } from "../one-reading.ts";
import { type Linked, linkQuestion } from "../read-question.ts";
import type { Candidate, Question, Understanding } from "../types.ts";
import { columnsCalled, type Seen, whenIn, whereIn, whoIn } from "./column-of-item.ts";
import { cutTail, ranked, type Tailed } from "./cut-tail.ts";
import { type HeadRows, headRows } from "./head-rows.ts";
import { type Item, readItem, type Unit } from "./read-item.ts";

/** A head must be read as surely as this to be a question by itself. */
const sureOfHead = 0.65;

/** A thing of the list with the links of its words. */
type Asked = { item: Item; linked: Linked | null };

/**
 * "The longest session ever: which player and how many minutes", "emergencies in March: time, pet and owner": the head is read as a question
 * of its own, and each thing of the list behind it as a column of its rows or of what they refer to, or as the figure that ranks them. The
 * whole stays as it is read where that shows all of it. Null where the head is no question, or something of the list is no such thing.
 */
export function shownBehind(
  question: Question,
  read: (question: Question) => Understanding,
  readWhole: (question: Question) => Understanding,
): Understanding | null {
  for (const tailed of cutTail(question.question)) {
    const asked = askedOf(tailed, question);
    const composed = asked === null ? null : headWith(tailed, asked, question, read);
    if (composed !== null) return keptOr(composed, readWhole(question));
  }
  return null;
}

/** What each thing of a list asks for; null where one is nothing that the data names. */
function askedOf({ items }: Tailed, question: Question): Asked[] | null {
  const asked: Asked[] = [];
  for (const said of items) {
    const item = readItem(said);
    if (item === null) return null;
    const text = item.kind === "named" || item.kind === "amount" ? item.text : null;
    const linked = text === null ? null : linkQuestion({ ...question, previous: [] }, text);
    if (item.kind === "named" && !linked?.links.some(({ kind }) => kind === "table" || kind === "column"))
      return null;
    asked.push({ item, linked });
  }
  return asked;
}

type Composed = { read: Understanding; first: Candidate; shown: readonly Expression[] };

/** The head with the list, in each way that it may be meant of whose rows all of the list can be shown; null where there is none. */
function headWith(
  tailed: Tailed,
  asked: readonly Asked[],
  question: Question,
  read: (question: Question) => Understanding,
): Composed | null {
  const found = read({ ...question, question: tailed.head });
  const meant =
    found.kind === "ambiguous"
      ? found.readings
      : found.kind === "readings"
        ? found.readings.slice(0, 1).filter(({ confidence }) => confidence >= sureOfHead)
        : [];
  const ways = meant.flatMap((each) => wayOf(each, tailed, asked, question.index) ?? []);
  const [first, other] = ways;
  if (first === undefined) return null;
  const readings = ways.map(({ candidate }) => candidate);
  const kind = other === undefined ? "readings" : "ambiguous";
  return { read: { kind, readings }, first: first.candidate, shown: first.shown };
}

function wayOf(
  candidate: Candidate,
  tailed: Tailed,
  asked: readonly Asked[],
  index: ModelIndex,
): { candidate: Candidate; shown: readonly Expression[] } | null {
  const rows = headRows(candidate, index);
  if (rows === null || isOfDoers(candidate) || endsInList(candidate, tailed)) return null;
  const shown: (Seen | "figure")[] = [];
  for (const each of asked) {
    const columns = shownFor(each, rows, index);
    if (columns === null) return null;
    shown.push(...columns);
  }
  const query =
    rows.query.kind === "list"
      ? withColumns(rows.query, shown, tailed.adds, index)
      : withGroups(rows.query, rows, shown);
  if (query === null) return null;
  const expressions = shown.flatMap((each) => (each === "figure" ? [] : [each.expression]));
  const confidence = Math.max(candidate.confidence, sureOfHead);
  return { candidate: { ...candidate, query, confidence, matches: [] }, shown: expressions };
}

/** "List members by name, email and town": what stands before the first comma is the first of the list. */
const endsInList = ({ matches }: Candidate, { head, loose }: Tailed): boolean =>
  loose &&
  !ranked.test(head) &&
  (matches.every(({ kind }) => kind === "column" || kind === "cue") ||
    matches.some(({ kind, end }) => kind === "column" && end >= head.length));

/** "The top 10 spenders": those who do it, whom the rows that are ranked by it do not tell. */
const isOfDoers = ({ query, matches }: Candidate): boolean =>
  query.kind === "list" &&
  query.order.length > 0 &&
  matches.some(({ kind, text }) => kind === "column" && /[a-z]{3}ers?$/i.test(text)) &&
  matches.every(({ kind }) => kind !== "table");

/** What a thing of the list shows of the rows; null where it is nothing of theirs. */
function shownFor({ item, linked }: Asked, rows: HeadRows, index: ModelIndex): (Seen | "figure")[] | null {
  switch (item.kind) {
    case "who":
      return whoIn(rows.table, index);
    case "when":
      return whenIn(rows.table, index);
    case "where":
      return whereIn(rows.table, index);
    case "named":
      return linked === null ? null : columnsCalled(linked, rows.table, index);
    case "amount":
      return amountOf(item.unit, linked, rows, index);
  }
}

/** What ranks the rows, in a unit of time where one is said; else what they come to in money. */
function amountOf(
  unit: Unit | null,
  linked: Linked | null,
  { query, table, ranking }: HeadRows,
  index: ModelIndex,
): (Seen | "figure")[] | null {
  if (unit !== null) {
    if (ranking?.kind !== "duration") return null;
    return [{ id: -1, label: `${unit}s`, expression: { ...ranking, unit } }];
  }
  const own = linked === null ? null : columnsCalled(linked, table, index);
  if (own !== null && query.kind === "list") return own;
  if (query.kind === "aggregate") return query.measures.length === 1 ? ["figure"] : null;
  if (ranking?.kind === "field") {
    const column = index.columns.find(
      (each) =>
        each.column.name === ranking.field.column &&
        index.tables[each.table]?.table.name === ranking.field.table,
    );
    return column?.column.role === "measure"
      ? [{ id: column.id, label: column.column.label, expression: ranking }]
      : moneyIn(table, index);
  }
  return ranking === null ? moneyIn(table, index) : null;
}

function moneyIn(table: number, index: ModelIndex): Seen[] | null {
  const entry = index.tables[table];
  const money = entry === undefined ? null : moneyColumnOf(entry, index);
  if (entry === undefined || money === null || isPersonal(entry, index.columns)) return null;
  const expression = fieldOf(entry.table.name, money.column.name);
  return [{ id: money.id, label: money.column.label, expression }];
}

/** A list with what is asked for: beside its own names where they are added to, in their place where they are said anew. */
function withColumns(
  query: ListQuery,
  shown: readonly (Seen | "figure")[],
  adds: boolean,
  index: ModelIndex,
): ListQuery | null {
  const kept = adds ? query.columns : query.columns.filter(({ expression }) => isName(expression, index));
  const columns = [...kept];
  for (const each of shown) {
    if (each === "figure") return null;
    if (columns.some(({ expression }) => isSamePart(expression, each.expression))) continue;
    columns.push({ id: `s${columns.length + 1}`, label: each.label, expression: each.expression });
  }
  const ordering = new Set(query.order.flatMap(({ by }) => (by.kind === "output" ? [by.id] : [])));
  const missing = query.columns.filter(
    ({ id }) => ordering.has(id) && !columns.some((column) => column.id === id),
  );
  return {
    ...query,
    columns: [...columns, ...missing],
    hidden: [...query.hidden, ...missing.map(({ id }) => id)],
  };
}

/** Whether a column names rows to people. */
const isName = (expression: Expression, { tables, columns }: ModelIndex): boolean =>
  expression.kind === "field" &&
  expression.field.path.length === 0 &&
  tables.some(
    ({ table, naming }) =>
      table.name === expression.field.table &&
      naming.some(
        (id) => columns[id]?.column.name === expression.field.column && columns[id]?.column.role !== "key",
      ),
  );

/** Groups with what else is asked of what each of them is. */
function withGroups(
  query: AggregateQuery,
  { path }: HeadRows,
  shown: readonly (Seen | "figure")[],
): AggregateQuery {
  const dimensions = [...query.dimensions];
  const asked = new Set<string | undefined>();
  for (const each of shown) {
    if (each === "figure") {
      asked.add(query.measures[0]?.id);
      continue;
    }
    const expression = startingAt(each.expression, path);
    const known = dimensions.find((dimension) => isSamePart(dimension.expression, expression));
    const id = known?.id ?? freeId({ ...query, dimensions }, `d${dimensions.length + 1}`);
    asked.add(id);
    if (known === undefined) dimensions.push({ id, label: each.label, expression });
  }
  return { ...query, dimensions, hidden: query.hidden.filter((id) => !asked.has(id)) };
}

/** The whole as it is read where that surely shows all that is asked, of what is put together. */
function keptOr({ read, first, shown }: Composed, whole: Understanding): Understanding {
  const best = oneReading(whole);
  if (best !== undefined && best.confidence >= sureOfWhole && showsAll(best, first, shown)) return whole;
  return read;
}

const sureOfWhole = 0.6;

const showsAll = ({ query }: Candidate, composed: Candidate, shown: readonly Expression[]): boolean => {
  if (query.kind !== composed.query.kind) return false;
  const said = query.kind === "list" ? query.columns : query.kind === "aggregate" ? query.dimensions : [];
  const same =
    (query.kind === "list" || query.kind === "aggregate") &&
    (composed.query.kind === "list" || composed.query.kind === "aggregate") &&
    query.subject === composed.query.subject &&
    isSamePart(query.filter, composed.query.filter);
  return same && shown.every((each) => said.some(({ expression }) => isSamePart(expression, each)));
};

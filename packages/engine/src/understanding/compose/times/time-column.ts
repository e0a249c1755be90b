import {
  type AggregateQuery,
  type Column,
  conjuncts,
  type Dimension,
  dayOf,
  type Expression,
  isSamePart,
  type MeasureExpression,
  type TimeGrain,
  textsOf,
} from "@parlance/contract";
import { fieldColumn } from "../../../semantics/expression-type.ts";
import { openOnly } from "../../index/deals.ts";
import { type ColumnEntry, isTime } from "../../index/entries.ts";
import { calendarOf, isCalendar } from "../../index/is-calendar.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { genericWords } from "../../index/names.ts";
import { isOfStaff } from "../../index/persons.ts";
import { isBirth, isDeath, isGivenUp, isUpkeep } from "../../index/spans-of-rows.ts";
import { areYearNumbers, grainOfDates } from "../../index/year-dates.ts";
import { orderWords } from "../../lexicon/order-words.ts";
import { isBridge } from "../../parse/frame/is-bridge.ts";
import { recordsSaid } from "../../parse/idioms/states/deed-table.ts";
import type { ValueOption } from "../../parse/links/link.ts";
import { isRooted } from "../../text/same-root.ts";
import { type Build, columnAt, columnOf, valueAt } from "../build-context.ts";
import { doerTime } from "./doer-time.ts";
import { endedTime } from "./ended-time.ts";
import { figuresNamed, figureTime } from "./figure-time.ts";
import { bookedTime, stayTime } from "./stay-time.ts";

/**
 * The time column that periods apply to: the table's own, else that of the calendar it refers to (a table with a row a day),
 * else that of another table it refers to or that refers to it. That people were born, or a row was updated, is meant where nothing else has a time.
 */
export function timeColumnNear(build: Build, subject: number): number | null {
  const decided =
    keptTime(build, subject) ??
    rankedTime(build, subject) ??
    outcomeTime(build, subject) ??
    endedTime(build, subject) ??
    stayTime(build, subject) ??
    doerTime(build, subject) ??
    figureTime(build, subject) ??
    bookedTime(build, subject);
  if (decided !== null) return decided;
  const own = timeColumn(build, subject);
  if (own !== null && !bears(build, own)) return own;
  const later = own === null ? null : besideBirth(build, subject);
  if (later !== null) return later;
  const all = build.index.graph.ways[subject] ?? [];
  const up = all.filter(({ toOne }) => toOne);
  const whole = build.index.parts.get(subject);
  const dealt = own !== null && isOfDeedLater(build.index, own) ? dealOf(build.index, subject) : null;
  const first = up.filter(({ to }) => to === whole || to === dealt || isCalendar(build.index, to));
  for (const way of [...first, ...up]) {
    const found = isHired(build, way.to) ? null : timeColumn(build, way.to);
    if (found !== null && !bears(build, found) && isTime(columnAt(build, found))) return found;
  }
  for (const way of all) {
    const found =
      timeColumn(build, way.to) ??
      (own === null ? null : (calendarTime(build, way.to) ?? wholeTime(build, way.to, subject)));
    if (found !== null && !bears(build, found)) return found;
  }
  return timeOfNamed(build, subject) ?? own;
}

/** "Arrived on" of animals that tell when they were born: the one other day that all of them have; null where there are none or several. */
function besideBirth(build: Build, subject: number): number | null {
  const { columns, tables } = build.index;
  const own = (tables[subject]?.columns ?? []).flatMap((id) => columns[id] ?? []);
  if (!own.some(isBirth)) return null;
  const [only, other] = own.filter(({ id, column }) => isTime(column) && !bears(build, id));
  return only === undefined || other !== undefined || (only.column.profile?.nulls ?? 1) > 0 ? null : only.id;
}

/** When those who work here began to is no time of what they do. */
const isHired = ({ index: { tables, columns } }: Build, id: number): boolean => {
  const table = tables[id];
  return table !== undefined && isOfStaff(table, columns);
};

/** "Visits booked in 2023", and then "by month": the time of its rows that a period of the answer before is of. */
function keptTime({ index, kept = null }: Build, subject: number): number | null {
  const [only, other] = conjuncts(kept).flatMap((each) =>
    each.kind === "period" && each.operand.kind === "field" && each.operand.field.path.length === 0
      ? [each.operand.field]
      : [],
  );
  if (only === undefined || other !== undefined || index.tables[subject]?.table.name !== only.table)
    return null;
  return index.tables[subject]?.columns.find((id) => index.columns[id]?.column.name === only.column) ?? null;
}

/** "Which weekday has the most check-ins": the time that is counted by. */
function rankedTime(build: Build, subject: number): number | null {
  const [extreme] = build.frame.extremes;
  const by = extreme?.count === true ? columnOf(build, extreme.by) : null;
  const entry = build.index.columns[by ?? -1];
  return entry !== undefined && entry.table === subject && isTime(entry.column) ? entry.id : null;
}

/** "How many drivers were in the race in 2009": the time of what the question names beside people who were only born. */
function timeOfNamed(build: Build, subject: number): number | null {
  for (const table of build.used) {
    const found = table === subject ? null : timeColumn(build, table);
    if (found !== null && !bears(build, found) && isTime(columnAt(build, found))) return found;
  }
  return null;
}

/** "Deals won by month", "win rate per quarter", "the month with the highest revenue": the date on which rows were closed, where a condition, also one of the answer before, or a rate is of how they ended. */
function outcomeTime({ frame, choice, index, kept = null }: Build, subject: number): number | null {
  const { deals } = index;
  if (deals?.date == null || deals.table.id !== subject) return null;
  const outcomes = [deals.closed, ...(deals.won === null ? [] : [deals.won])];
  const isOfOutcome = (filter: unknown): boolean => {
    const said = new Set(textsOf(filter));
    const names = (each: string): boolean => said.has(each);
    return (
      outcomes.some(
        ({ entry, values }) => names(entry.column.name) && (values === null || values.some(names)),
      ) && !isSamePart(filter, openOnly(deals))
    );
  };
  const isOfOpen = (figure: MeasureExpression): boolean =>
    figure.kind === "aggregate" && isSamePart(figure.filter, openOnly(deals));
  const isDecided = (option: ValueOption | undefined): boolean =>
    option !== undefined &&
    (isOfOutcome(option.condition?.filter ?? null) ||
      (option.column === deals.closed.entry.id &&
        option.values.some((value) => deals.closed.values?.includes(String(value)) === true)));
  const conditioned = frame.conditions.some(
    ({ test }) => test.kind === "value" && isDecided(choice.values.get(test.value)),
  );
  const rated = figuresNamed(frame).some(
    (noun) =>
      noun.kind === "metric" &&
      noun.metric.kind === "defined" &&
      isOfOutcome(noun.metric.figure.whole) &&
      !(isOfOpen(noun.metric.figure.whole) && (deals.date?.column.profile?.nulls ?? 0) > 0),
  );
  return conditioned || rated || conjuncts(kept).some(isOfOutcome) ? deals.date.id : null;
}

/**
 * "Drinks with order lines in May": lines have no time but that of the only other rows with one that they refer to; of several, of what they are
 * part of, else of the only facts among them, else of those that record what is said to be done.
 */
export function wholeTime(build: Build, table: number, subject: number): number | null {
  const { index, text } = build;
  const { graph, parts, tables } = index;
  const up = graph.ways[table]?.filter(({ to, toOne }) => toOne && to !== subject) ?? [];
  const whole = parts.get(table);
  const timesOf = (fits: (to: number) => boolean): number[] => [
    ...new Set(
      up
        .filter(({ to }) => fits(to))
        .flatMap(({ to }) => ownTime(build, to) ?? [])
        .filter((time) => !isPersonal(build, time)),
    ),
  ];
  for (const fits of [
    () => true,
    (to: number) => to === whole,
    (to: number) => tables[to]?.table.type === "fact",
    (to: number) => recordsSaid(tables[to]?.words ?? [], text),
  ]) {
    const [only, other] = timesOf(fits);
    if (only !== undefined && other === undefined) return only;
  }
  return null;
}

/** Whether a time is that of a birth or a death, at which nothing else happened. */
function isPersonal({ index }: Build, id: number): boolean {
  const entry = index.columns[id];
  return entry !== undefined && (isBirth(entry) || isDeath(entry));
}

/** The time by which a table's rows are told apart: of their own, or of the calendar that they refer to. */
export function ownTime(build: Build, table: number): number | null {
  const entry = build.index.tables[table];
  const own = entry?.columns.find((id) => columnAt(build, id)?.name === entry.table.timeColumn);
  const known = own !== undefined && bears(build, own) ? (calendarTime(build, table) ?? own) : own;
  const time = known ?? (entry?.table.timeColumn == null ? calendarTime(build, table) : null);
  return time === null || !isTime(columnAt(build, time)) ? null : time;
}

/**
 * Whether a time is that of a birth or a death, of the upkeep of what is no fact, of when that was given up, which is not said, or of
 * what later came of a line ("picking completed", "shipping limit"), whose time is that of its order, or of rows whose day is in a calendar, or
 * one that rows are said to lack.
 */
function bears(build: Build, id: number): boolean {
  const { index, lemmas } = build;
  const entry = index.columns[id];
  const table = index.tables[entry?.table ?? -1];
  if (entry === undefined || table === undefined) return false;
  if (isSaidMissing(build, entry)) return true;
  const died =
    isDeath(entry) && !["die", "died", "death", "dead", "deceased"].some((word) => lemmas.has(word));
  const upkept = isUpkeep(entry) && (table.table.type !== "fact" || isBridge(table, index));
  const isSaid = (word: string): boolean =>
    !genericWords.has(word) && word !== "date" && [...lemmas].some((lemma) => isRooted(word, lemma));
  const givenUp = table.table.type !== "fact" && isGivenUp(entry, table) && !entry.words.some(isSaid);
  return (
    isBirth(entry) ||
    died ||
    upkept ||
    givenUp ||
    (!entry.core.some(isSaid) &&
      (isOfPartLater(index, entry) || isOfDeedLater(index, id) || isAfterCalendar(index, entry)))
  );
}

/** "Orders in 2025 that have not been shipped": rows that are said to lack a time have no period by it. */
const isSaidMissing = ({ frame, choice, index }: Build, { id, table, column }: ColumnEntry): boolean =>
  frame.conditions.some(({ test, left, negated }) => {
    if (negated) return false;
    if (test.kind === "null") return left !== null && choice.columns.get(left) === id;
    const none = test.kind === "value" ? choice.values.get(test.value)?.condition?.filter : undefined;
    const lacked = none?.kind === "null" && none.operand.kind === "field" ? none.operand.field : null;
    return lacked?.column === column.name && lacked.table === index.tables[table]?.table.name;
  });

/** Whether a time of lines is one that some still lack, or that is called after what follows, where the orders have one of their own. */
function isOfPartLater({ parts, tables }: ModelIndex, { table, column, words }: ColumnEntry): boolean {
  const whole = tables[parts.get(table) ?? -1];
  if (whole === undefined || whole.table.timeColumn === null) return false;
  return (column.profile?.nulls ?? 0) > 0 || words.some((word) => follows.has(word));
}

/**
 * Whether a time is of what came later of rows that say no time which all of them have, where the deal that they are of has one: the day
 * on which tickets were checked in, and not that of their order.
 */
function isOfDeedLater(index: ModelIndex, id: number): boolean {
  const entry = index.columns[id];
  const table = index.tables[entry?.table ?? -1];
  if (entry === undefined || table === undefined || (entry.column.profile?.nulls ?? 0) === 0) return false;
  const times = table.columns
    .flatMap((each) => index.columns[each] ?? [])
    .filter(({ column }) => isTime(column));
  return times.every(({ column }) => (column.profile?.nulls ?? 0) > 0) && dealOf(index, table.id) !== null;
}

/** The only deal with a time of its own that each row of a table is of; null where there is none, or several. */
function dealOf({ graph, tables, columns }: ModelIndex, table: number): number | null {
  const [deal, other] = (graph.ways[table] ?? [])
    .filter(({ toOne }) => toOne)
    .flatMap(({ to }) => tables[to] ?? [])
    .filter((each) => each.words.some((word) => orderWords.has(word) || occasions.has(word)))
    .filter(({ columns: own, table: { timeColumn } }) =>
      own.some((id) => columns[id]?.column.name === timeColumn && columns[id]?.column.profile?.nulls === 0),
    );
  return deal === undefined || other !== undefined ? null : deal.id;
}

/** What rows are sold at, on its day: "lots" of an auction that tell when they were paid for. */
const occasions: ReadonlySet<string> = new Set(["sale", "sales", "auction", "event", "session"]);

/** "Ship date" of rows that refer to a calendar by the day on which they were ordered. */
const isAfterCalendar = (index: ModelIndex, { table, words }: ColumnEntry): boolean =>
  words.some((word) => follows.has(word)) && calendarOf(index, table) !== null;

/** Words of the times of what follows an order. */
const follows: ReadonlySet<string> = new Set(
  "limit due deadline expected estimated promised planned shipping shipped ship shipment dispatch dispatched delivery delivered picking picked packed completed returned refunded".split(
    " ",
  ),
);

/**
 * The time that the rows of a query's subject have, dates or the numbers of years: the one that a period of the query is of ("growth in
 * shipped orders during 1997"), else the usual one; null where they have none.
 */
export function timeOf(build: Build, query: AggregateQuery): Expression | null {
  const [named, ...others] = conjuncts(query.filter).flatMap((each) =>
    each.kind === "period" ? [each.operand] : [],
  );
  if (named?.kind === "field" && others.every((other) => isSamePart(other, named))) return named;
  const subject = build.index.graph.tableIds.get(query.subject);
  const column = subject === undefined ? null : timeColumnNear(build, subject);
  return subject === undefined || column === null || !goesAlong(build, column)
    ? null
    : valueAt(build, subject, column);
}

/** Whether figures can be followed along a column, or compared by it. */
export function goesAlong({ index }: Build, column: number): boolean {
  const entry = index.columns[column];
  return entry !== undefined && (isTime(entry.column) || areYearNumbers(entry));
}

/** The split of a query by its time: in periods of a grain, years that are numbers as they are, unless `dated`. */
export function alongTime(
  build: Build,
  query: AggregateQuery,
  grain: TimeGrain,
  dated = false,
): Dimension | null {
  const operand = timeOf(build, query);
  if (operand === null) return null;
  const isNumbered =
    !dated &&
    operand.kind === "field" &&
    fieldColumn(build.index.model, operand.field)?.physicalType === "integer";
  const expression: Expression = isNumbered ? operand : { kind: "truncate", grain, operand };
  return { id: "t", label: isNumbered ? "year" : grain, expression };
}

/**
 * The grain at which a figure is seen over time where none is said: months; years where the rows' times are no more exact; days or
 * weeks, by how often there are rows, where the data has too few months to tell anything of them.
 */
export function usualGrain(build: Build, query: AggregateQuery): TimeGrain {
  const subject = build.index.graph.tableIds.get(query.subject);
  const column = subject === undefined ? null : timeColumnNear(build, subject);
  const entry = build.index.columns[column ?? -1];
  if (entry === undefined) return "month";
  return grainOfDates(entry) ?? grainOfSpan(entry.column);
}

/** Months that are looked through as such, at least, in days. */
const fewMonths = 240;

function grainOfSpan({ profile }: Column): TimeGrain {
  const [first, last] = [profile?.minimum, profile?.maximum];
  if (typeof first !== "string" || typeof last !== "string") return "month";
  const days = (dayOf(last) - dayOf(first)) / 86_400_000;
  const often = (profile?.distinct ?? 0) / days;
  if (!(days > 1) || days >= fewMonths || often < 0.1) return "month";
  return often < 0.5 ? "week" : "day";
}

/** The date of the calendar that a table's rows refer to; null where they refer to none. */
export function calendarTime(build: Build, table: number): number | null {
  const calendar = calendarOf(build.index, table);
  return calendar === null ? null : timeColumn(build, calendar);
}

function timeColumn(build: Build, table: number): number | null {
  const entry = build.index.tables[table];
  if (entry === undefined) return null;
  const columns = entry.columns.filter((id) => !isReference(build, id));
  const named = columns.find((id) => columnAt(build, id)?.name === entry.table.timeColumn);
  const typed = columns.find((id) => isTime(columnAt(build, id)) && build.index.columns[id]?.form === null);
  const year = columns.find((id) => build.index.columns[id]?.words.includes("year") === true);
  const dated = columns.find((id) => build.index.columns[id]?.words.includes("date") === true);
  const read = columns.find((id) => isTime(columnAt(build, id)));
  const split = columns.find((id) => build.index.columns[id]?.parts?.day != null);
  return split ?? named ?? typed ?? year ?? read ?? dated ?? null;
}

/** "date_key", a number that stands for a row of the calendar: which day it is stands there. */
const isReference = ({ index }: Build, id: number): boolean =>
  index.columns[id]?.foreign === true && index.columns[id]?.column.physicalType === "integer";

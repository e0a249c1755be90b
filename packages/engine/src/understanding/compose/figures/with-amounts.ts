import type { Column } from "@parlance/contract";
import type { ColumnEntry } from "../../index/entries.ts";
import { findRoutes } from "../../index/graph.ts";
import { calledAsRows, moneyColumnOf } from "../../index/money-column-of.ts";
import { isPersonal } from "../../index/persons.ts";
import { paidBesides } from "../../lexicon/paid-besides.ts";
import { areAlike, isUnit, moneyUnit } from "../../lexicon/units.ts";
import type { Condition } from "../../parse/frame/frame.ts";
import { isListed, type Noun } from "../../parse/item.ts";
import { type Build, columnOf, isMeasure } from "../build-context.ts";
import { unitColumn } from "../groups/unit-column.ts";
import { nounOfColumn } from "../noun-of-column.ts";
import { moneyOf } from "./measures.ts";

/**
 * "Orders over 1000", "invoices above 15 dollars", "customers who have an order over 500": an amount without a name is compared with what
 * the rows before it are worth: their own column of money, else the revenue of the rows that refer to them. "An inventory of below 3"
 * of rows that are worth nothing is how many of them there are. Other conditions stay as they are.
 */
export function withAmounts(build: Build, entity: number): Build {
  const { frame } = build;
  const columns = new Map(build.choice.columns);
  const rows = rowsListed(build) ?? entity;
  const conditions = frame.conditions.map((condition): Condition => {
    const { left, test } = condition;
    const table = left?.kind === "table" ? left.table : rows;
    if (!isBare(condition) || unitColumn(build, table, test) !== null) return condition;
    const worth = figureListed(build, table, test) ?? worthOf(build, table, test, left?.end);
    const [option] = worth?.kind === "column" ? worth.options : [];
    const told = build.index.columns[option?.column ?? -1];
    const units = told === undefined ? [] : [...told.words, told.column.unit.label ?? ""];
    if (worth !== null && isInUnits(condition, units)) {
      if (option !== undefined && worth.kind === "column") columns.set(worth, option.column);
      return { ...condition, left: worth };
    }
    if (left === null || test.kind !== "compare" || typeof test.value !== "number") return condition;
    return test.counted === true && table !== entity
      ? {
          ...condition,
          left: null,
          test: { kind: "related", operator: test.operator, count: test.value, table: left },
        }
      : { ...condition, left: null };
  });
  return { ...build, choice: { ...build.choice, columns }, frame: { ...frame, conditions } };
}

/** "Orders above 150: number, shop": the rows that are named before what is listed of them; null where nothing is listed. */
function rowsListed({ frame: { context, targets } }: Build): number | null {
  const [first, ...others] = targets.map(({ noun }) => noun).filter(isListed);
  if (first === undefined) return null;
  const opens = Math.min(first.start, ...others.map(({ start }) => start));
  const named = context.find((noun) => noun.kind === "table" && noun.end <= opens);
  return named?.kind === "table" ? named.table : null;
}

/** "Claims above 2000: number, date and amount": the only number of these rows that is listed, and of money the only amount. */
function figureListed(build: Build, table: number, test: Condition["test"]): Noun | null {
  const inMoney = "unit" in test && test.unit === moneyUnit;
  const listed = build.frame.targets.flatMap(({ noun, aggregation }) => {
    const entry = build.index.columns[columnOf(build, noun) ?? -1];
    return isListed(noun) && aggregation === null && entry?.table === table && isMeasure(build, entry.id)
      ? [entry]
      : [];
  });
  const [only, other] = inMoney ? listed.filter(({ column }) => mayBeMoney(column)) : listed;
  return only === undefined || other !== undefined ? null : nounOfColumn(build, only);
}

/** Whether a number may be one of money: it is not measured in anything else. */
const mayBeMoney = ({ unit, additivity }: Column): boolean =>
  unit.kind === "currency" || (unit.kind === "none" && additivity !== "non-additive");

/** A comparison with a number that no word says is of anything, or that rows stand before. */
const isBare = ({ left, hints, test, aggregation }: Condition): boolean =>
  (left === null || left.kind === "table") &&
  hints.length === 0 &&
  aggregation === null &&
  ((test.kind === "compare" && typeof test.value === "number" && !["=", "!="].includes(test.operator)) ||
    test.kind === "between");

/** "Over 30 days" is not said of an amount of money. */
const isInUnits = ({ test }: Condition, units: readonly string[]): boolean =>
  !("unit" in test) ||
  test.unit === undefined ||
  !isUnit(test.unit) ||
  units.some((word) => areAlike(word, test.unit ?? ""));

const deals: ReadonlySet<string> = new Set(
  "sale sales order invoice purchase booking transaction payment receipt deal quote contract expense bill".split(
    " ",
  ),
);

/** What is paid besides what an order comes to. */
const besides: ReadonlySet<string> = new Set([...paidBesides, "discount"]);

/** Whether a column tells how much money changed hands. */
function isAmount({ index }: Build, column: number | null): boolean {
  const entry = index.columns[column ?? -1];
  if (entry === undefined) return false;
  const { unit, role } = entry.column;
  return role === "measure" && (unit.kind === "currency" || entry.words.includes("amount"));
}

/**
 * What says what a row of a table of deals, or of amounts of money, is worth, and of other rows what they cost, where `test` is said in
 * money or lies among such amounts; null where nothing does. `at` is where the rows were said.
 */
export function worthOf(build: Build, entity: number, test?: Condition["test"], at = -1): Noun | null {
  const { index } = build;
  const table = index.tables[entity];
  const dealing = entity === index.dealTable || table?.words.some((word) => deals.has(word)) === true;
  const called = table === undefined ? null : calledAsRows(table, index.columns);
  const column =
    called?.id ??
    (dealing ? index.takings : null) ??
    moneyOf(build, entity) ??
    (table === undefined ? null : (moneyColumnOf(table, index)?.id ?? null));
  if (!dealing && !(table?.table.type === "fact" && isAmount(build, column)))
    return test === undefined ? null : priceOf(build, entity, test, at);
  const money = column === null ? undefined : index.columns[column];
  const lines = index.revenue !== null && isBelow(build, index.revenue.table, entity);
  const beside = lines && money?.words.some((word) => besides.has(word)) === true;
  const isWorth = !beside && (!lines || isAmount(build, column));
  const own = money?.column.additivity === "additive" && isWorth ? money : undefined;
  if (own !== undefined && (own.table === entity || isBelow(build, own.table, entity)))
    return nounOfColumn(build, own, at);
  return lines ? { kind: "metric", start: at, end: at, metric: { kind: "lexicon", name: "revenue" } } : null;
}

/** "Rooms above 150 euros", "a repair over 400": the only column of money of the rows, of several the only price. */
function priceOf(build: Build, table: number, test: Condition["test"], at: number): Noun | null {
  const money = (build.index.tables[table]?.columns ?? []).flatMap((id) => {
    const entry = build.index.columns[id];
    return entry?.column.unit.kind === "currency" && isMeasure(build, id) ? [entry] : [];
  });
  const told = "unit" in test && test.unit === moneyUnit;
  const prices = told && money.length > 1 ? money.filter(({ words }) => words.at(-1) === "price") : money;
  const [only, other] = prices;
  const entry = build.index.tables[table];
  const people = entry === undefined || isPersonal(entry, build.index.columns);
  return only === undefined || other !== undefined || !(told || (!people && isAmong(test, only)))
    ? null
    : nounOfColumn(build, only, at);
}

/** Whether a number lies among those of a column. */
function isAmong(test: Condition["test"], { column: { profile } }: ColumnEntry): boolean {
  const value =
    test.kind === "between" ? test.low : test.kind === "compare" ? Number(test.value) : Number.NaN;
  return value > Number(profile?.minimum) && value < Number(profile?.maximum);
}

const isBelow = ({ index }: Build, from: number, to: number): boolean =>
  from !== to && findRoutes(index.graph, from, to, { count: 1, preferred: new Set() })[0]?.toOne === true;

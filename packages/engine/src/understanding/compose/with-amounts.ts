import { findRoutes } from "../index/graph.ts";
import { paidBesides } from "../lexicon/paid-besides.ts";
import { areAlike, isUnit } from "../lexicon/units.ts";
import { columnKind } from "../parse/column-kind.ts";
import type { Condition } from "../parse/frame.ts";
import type { Noun } from "../parse/item.ts";
import type { Build } from "./build-context.ts";
import { moneyOf } from "./measures.ts";
import { unitColumn } from "./unit-column.ts";

/**
 * "Orders over 1000", "invoices above 15 dollars": an amount without a name is compared with what the rows are worth: their own
 * column of money, else the revenue of the rows that refer to them. Other conditions stay as they are.
 */
export function withAmounts(build: Build, entity: number): Build {
  const { frame, choice } = build;
  const isOpen = (condition: Condition): boolean =>
    isBare(condition) && unitColumn(build, entity, condition.test) === null;
  if (!frame.conditions.some(isOpen)) return build;
  const worth = worthOf(build, entity);
  if (worth === null) return build;
  const columns = new Map(choice.columns);
  const [option] = worth.kind === "column" ? worth.options : [];
  if (option !== undefined) columns.set(worth, option.column);
  const told = build.index.columns[option?.column ?? -1];
  const units = told === undefined ? [] : [...told.words, told.column.unit.label ?? ""];
  const conditions = frame.conditions.map((condition) =>
    isOpen(condition) && isInUnits(condition, units) ? { ...condition, left: worth } : condition,
  );
  return { ...build, choice: { ...choice, columns }, frame: { ...frame, conditions } };
}

/** A comparison with a number that no word says is of anything. */
const isBare = ({ left, hints, test, aggregation }: Condition): boolean =>
  left === null &&
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

/** What says what a row of a table of deals, or of amounts of money, is worth; null where nothing does. */
export function worthOf(build: Build, entity: number): Noun | null {
  const { index } = build;
  const table = index.tables[entity];
  const dealing = entity === index.dealTable || table?.words.some((word) => deals.has(word)) === true;
  const place = { start: -1, end: -1 };
  const column = (dealing ? index.takings : null) ?? moneyOf(build, entity);
  if (!dealing && !(table?.table.type === "fact" && isAmount(build, column))) return null;
  const money = column === null ? undefined : index.columns[column];
  const lines = index.revenue !== null && isBelow(build, index.revenue.table, entity);
  const beside = lines && money?.words.some((word) => besides.has(word)) === true;
  const own = money?.column.additivity === "additive" && !beside ? money : undefined;
  if (own !== undefined && (own.table === entity || isBelow(build, own.table, entity))) {
    const kind = columnKind(own.id, index);
    const option = { column: own.id, evidence: "hint" as const, strength: 0.8, kind, table: own.table };
    return { kind: "column", ...place, options: [option] };
  }
  return lines ? { kind: "metric", ...place, metric: { kind: "lexicon", name: "revenue" } } : null;
}

const isBelow = ({ index }: Build, from: number, to: number): boolean =>
  from !== to && findRoutes(index.graph, from, to, { count: 1, preferred: new Set() })[0]?.toOne === true;

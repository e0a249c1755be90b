import {
  type Calendar,
  type Column,
  type Expression,
  type Filter,
  fieldOf,
  type SemanticQuery,
} from "@parlance/contract";
import { type DateParts, isNumeric } from "../index/entries.ts";
import { findRoutes, type Route } from "../index/graph.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Frame } from "../parse/frame/frame.ts";
import type { Noun } from "../parse/item.ts";
import type { Choice } from "./resolve.ts";
import { besideWorkers } from "./ways/beside-workers.ts";
import { wayCost } from "./ways/way-cost.ts";

/** The readings that a frame leaves open; one query is built for each that matters. */
export type Style = {
  /** A bare measure ("revenue 2024", "attendance of round 3") as a figure or as a column of a list. */
  bare: "figure" | "list";
  /** "the highest price" as a figure or as the rows that have it. */
  extreme: "figure" | "rows" | "groups";
  /** "how many countries" as different ones or as rows; of a number as its sum or as it is written in each row. */
  count: "distinct" | "rows" | "value" | "written";
};

/** What can be wrong with a query: no way to a table, words without a place, types that do not fit, nothing to show. */
export type FaultName = "unreachable" | "leftover" | "badType" | "emptyTarget";

/** How much of each is wrong. */
export type Faults = Partial<Record<FaultName, number>>;

/** What building one query needs; `notes` and `faults` gather assumptions and what did not fit. */
export type Build = {
  index: ModelIndex;
  frame: Frame;
  choice: Choice;
  style: Style;
  now: string;
  calendar: Calendar;
  /** Words of the question, in dictionary form, to choose between parallel relationships. */
  lemmas: ReadonlySet<string>;
  /** The question as it was asked, without what it says of the picture. */
  text: string;
  /** Tables that the question names or whose columns it uses. */
  used: Set<number>;
  /** Tables that are said to be those of another's rows: "product category". */
  by: ReadonlyMap<number, number>;
  notes: string[];
  /** Groups and targets that a ratio has used up. */
  spent: Set<object>;
  faults: Faults;
  /** Tables that paths lead through or to. */
  joined: Set<number>;
  /** The conditions of the answer before, where they go on holding. */
  kept?: Filter | null;
};

/** A built query, with what it took for granted. */
export type Built = { query: SemanticQuery; notes: string[]; faults: Faults; joins: number };

/** Counts a fault that the scorer weighs. */
export function fault(build: Build, name: FaultName, size = 1): void {
  build.faults[name] = (build.faults[name] ?? 0) + size;
}

/** The column that a noun stands for, or null for tables and metrics. */
export const columnOf = (build: Build, noun: Noun | null): number | null =>
  noun?.kind === "column" ? (build.choice.columns.get(noun) ?? null) : null;

/** The table that a noun belongs to, or null for metrics. */
export function tableOf(build: Build, noun: Noun | null): number | null {
  if (noun?.kind === "table") return noun.table;
  const column = columnOf(build, noun);
  return column === null ? null : (build.index.columns[column]?.table ?? null);
}

/** A column's entry in the model. */
export const columnAt = (build: Pick<Build, "index">, column: number): Column | null =>
  build.index.columns[column]?.column ?? null;

/** A table's name. */
export const tableName = ({ index }: Pick<Build, "index">, table: number): string =>
  index.tables[table]?.table.name ?? "";

/**
 * The most natural way between two tables: short, through tables already used, by a relationship that the question names. A way
 * to `column` does not lead through that column itself where another does: Zach's friends are those of the rows that have
 * Zach as their friend, not of the rows of Zach.
 */
export function routeTo(build: Build, from: number, to: number, column: number | null = null): Route | null {
  const all = findRoutes(build.index.graph, from, to, { count: 12, preferred: build.used });
  const apart = column === null ? all : all.filter((route) => !entersBy(build, route, column));
  const known = besideWorkers(build, from, apart.length === 0 ? all : apart);
  const routes = byContext(build, to, byWay(build, from, to, known));
  let best: { route: Route; cost: number } | null = null;
  for (const route of routes) {
    const cost = wayCost(build, from, route);
    if (best === null || cost < best.cost - 1e-9) best = { route, cost };
  }
  return best?.route ?? null;
}

/** The ways by the rows whose own the question says, where any leads there: the "customer region" is not the region of a store. */
function byWay({ by }: Build, from: number, to: number, routes: Route[]): Route[] {
  const middle = by.get(to);
  const through = routes.filter(({ tables }) => from === middle || tables.includes(middle ?? -1));
  return through.length === 0 ? routes : through;
}

/**
 * The ways by most of the rows that a question speaks of besides, where none leads to one: "pupils who borrowed atlases" are told by their loans, and not by
 * the atlases that they only asked for. Rows that are had themselves and refer to the one who has them need no other way ("with loans and wishes").
 */
function byContext(build: Build, to: number, routes: Route[]): Route[] {
  const context = [...build.frame.context, ...build.frame.required];
  if (context.length === 0 || routes.some(({ toOne }) => toOne)) return routes;
  const had = build.frame.required.some((noun) => tableOf(build, noun) === to);
  if (had && routes.some(({ path }) => path.length === 1)) return routes;
  const said = context.flatMap((noun) => tableOf(build, noun) ?? onlyTable(noun) ?? []);
  const passed = ({ tables }: Route): number =>
    tables.filter((table) => table !== to && said.includes(table)).length;
  const most = Math.max(0, ...routes.map(passed));
  return routes.filter((route) => passed(route) === most);
}

/** The one table that all columns are of which a noun may stand for. */
function onlyTable(noun: Noun): number | null {
  const [only, other] = new Set(noun.kind === "column" ? noun.options.map(({ table }) => table) : []);
  return other === undefined ? (only ?? null) : null;
}

/** The most natural way from a row to many of another table; null where all lead to one. */
export const manyRoute = (build: Build, from: number, to: number): Route | null =>
  findRoutes(build.index.graph, from, to, { count: 6, preferred: build.used }).find(({ toOne }) => !toOne) ??
  null;

/** Whether the last step of a way goes back along the reference that a column is. */
function entersBy({ index }: Build, { path }: Route, column: number): boolean {
  const last = path.at(-1);
  const entry = index.columns[column];
  if (last?.reversed !== true || entry?.foreign !== true) return false;
  const relationship = index.model.relationships.find(({ id }) => id === last.relationship);
  return relationship?.from.columns.includes(entry.column.name) === true;
}

/** The way from `from` to `to` as a path; null where none leads. The way's tables count as used from then on. */
export function pathTo(build: Build, from: number, to: number, column: number | null = null): Route | null {
  const route = routeTo(build, from, to, column);
  if (route === null) {
    fault(build, "unreachable");
    return null;
  }
  return entered(build, route);
}

/** A way that a query takes: its tables count as used from then on. */
function entered(build: Build, route: Route): Route {
  for (const table of route.tables) {
    build.joined.add(table);
    build.used.add(table);
  }
  return route;
}

/** `pathTo` where rows of many are meant although a way to one is nearer; the way to one where there is no other. */
export function pathToMany(build: Build, from: number, to: number, column: number): Route | null {
  const near = routeTo(build, from, to, column);
  const many = near?.toOne === true ? manyRoute(build, from, to) : null;
  return many === null ? pathTo(build, from, to, column) : entered(build, many);
}

/** A column seen from `subject`; null where no way leads to it. */
export function fieldAt(build: Build, subject: number, column: number): Expression | null {
  const entry = build.index.columns[column];
  if (entry === undefined) return null;
  const way = pathTo(build, subject, entry.table);
  if (way === null) return null;
  return {
    kind: "field",
    field: { path: way.path, table: tableName(build, entry.table), column: entry.column.name },
  };
}

/** A column's field as its values are compared and computed with: text that holds numbers, times or dates is read. */
export const asRead = (build: Build, column: number, field: Expression): Expression => {
  const { form = null, parts = null } = build.index.columns[column] ?? {};
  return form === null
    ? field
    : { kind: "function", name: form, arguments: [parts === null ? field : wholeDate(field, parts)] };
};

/** "1 July 2016" of a month's name and the columns beside it, "7/1/2016" of its number. */
function wholeDate(month: Expression, { year, day, numbered }: DateParts): Expression {
  if (month.kind !== "field") return month;
  const beside = (column: string): Expression => ({ kind: "field", field: { ...month.field, column } });
  const text = (value: string): Expression => ({ kind: "constant", value, type: "string" });
  const told = day === null ? null : beside(day);
  const named = [...(told === null ? [] : [told, text(" ")]), month, text(" "), beside(year)];
  const counted = [month, text("/"), told ?? text("1"), text("/"), beside(year)];
  return { kind: "function", name: "concatenate", arguments: numbered ? counted : named };
}

/** `fieldAt`, read as its values are compared and computed with. */
export function valueAt(build: Build, subject: number, column: number): Expression | null {
  const field = fieldAt(build, subject, column);
  return field === null ? null : asRead(build, column, field);
}

/** The place of a row in its file; null where the table keeps no order. */
export function positionOf(build: Build, table: number): Expression | null {
  const entry = build.index.tables[table]?.table;
  const column = entry?.positionColumn ?? null;
  return entry === undefined || column === null ? null : fieldOf(entry.name, column);
}

/** Whether a column is a figure that is usually aggregated, not a key, year or code. */
export function isMeasure(build: Pick<Build, "index">, column: number): boolean {
  const entry = build.index.columns[column];
  if (entry === undefined || !isNumeric(entry.column) || entry.foreign) return false;
  return entry.column.semanticType === "measure" || entry.column.role === "measure";
}

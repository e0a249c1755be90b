import {
  findColumn,
  type Path,
  resolveStep,
  type SemanticModel,
  type Step,
  type Table,
} from "@parlance/contract";
import { lemma } from "../text/lemma.ts";
import type { TableEntry } from "./entries.ts";

/**
 * One way out of a table; `by` are the columns that refer, `words` those of its reference, as they stand there and in dictionary form, `rare`
 * whether it leads to many rows, which most of those at its start have none of.
 */
export type Way = {
  step: Step;
  to: number;
  toOne: boolean;
  by: readonly string[];
  words: string[];
  rare: boolean;
};

/** Ways out of each table, by the table's id. */
export type Graph = { ways: Way[][]; tableIds: ReadonlyMap<string, number> };

/** A found way: its steps, the tables it enters, and whether each start row has one end row at most. */
export type Route = { path: Path; tables: number[]; toOne: boolean; cost: number };

/** The relationships as ways from table to table, hidden tables left out. */
export function buildGraph(model: SemanticModel, tables: TableEntry[]): Graph {
  const tableIds = new Map(tables.map(({ id, table }) => [table.name, id]));
  const ways: Way[][] = tables.map(() => []);
  for (const relationship of model.relationships) {
    for (const reversed of [false, true]) {
      const start = reversed ? relationship.to.table : relationship.from.table;
      const step = { relationship: relationship.id, reversed };
      const resolved = resolveStep(model, start, step);
      const from = tableIds.get(start);
      const to = resolved === null ? undefined : tableIds.get(resolved.to);
      if (resolved === null || from === undefined || to === undefined) continue;
      const words = `${relationship.role ?? ""} ${relationship.from.columns.join(" ")}`
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter((word) => word !== "");
      const said = [...new Set([...words, ...words.map(lemma)])];
      const rare = reversed && isRare(tables[from]?.table, tables[to]?.table, relationship.from.columns);
      ways[from]?.push({ step, to, toOne: resolved.toOne, by: relationship.from.columns, words: said, rare });
    }
  }
  return { ways, tableIds };
}

/** Whether less than half of the rows of one table are referred to by those of another. */
function isRare(one: Table | undefined, many: Table | undefined, by: readonly string[]): boolean {
  const [column, other] = by;
  if (one === undefined || many === undefined || column === undefined || other !== undefined) return false;
  const distinct = findColumn(many, column)?.profile?.distinct ?? many.rowCount;
  return Math.min(distinct, many.rowCount) * 2 < one.rowCount;
}

/**
 * The cheapest ways from one table to another, best first: at most `count` of up to five steps. To-many steps cost a
 * little more, and a step through a table of `preferred` less. The way to itself is empty.
 */
export function findRoutes(
  graph: Graph,
  from: number,
  to: number,
  { count, preferred }: { count: number; preferred: ReadonlySet<number> },
): Route[] {
  if (from === to) return [{ path: [], tables: [], toOne: true, cost: 0 }];
  const found: Route[] = [];
  let frontier: Begun[] = [{ path: [], tables: [from], toOne: true, cost: 0, rare: false }];
  for (let depth = 0; depth < maximumSteps && frontier.length > 0; depth += 1) {
    const next: Begun[] = [];
    for (const route of frontier) {
      for (const way of graph.ways[route.tables.at(-1) ?? from] ?? []) {
        if (route.tables.includes(way.to)) continue;
        const extended = extend(route, way, preferred);
        const { path, tables, toOne, cost } = extended;
        if (way.to === to) found.push({ path, tables: tables.slice(1), toOne, cost });
        else next.push(extended);
      }
    }
    if (depth >= 1 && found.filter(({ cost }) => cost < enoughFound).length >= count) break;
    frontier = next.sort((left, right) => left.cost - right.cost).slice(0, maximumFrontier);
  }
  return found.sort((left, right) => left.cost - right.cost).slice(0, count);
}

/** The tables to which a route may lead from another one, itself included. */
export function tablesNear({ ways }: Graph, from: number): ReadonlySet<number> {
  const found = new Set([from]);
  let frontier = [from];
  for (let depth = 0; depth < maximumSteps && frontier.length > 0; depth += 1) {
    const next = new Set(frontier.flatMap((table) => (ways[table] ?? []).map(({ to }) => to)));
    frontier = [...next].filter((to) => !found.has(to));
    for (const to of frontier) found.add(to);
  }
  return found;
}

const maximumSteps = 5;
const maximumFrontier = 60;
/** A way that costs more than this may turn where it need not: longer ones are looked at beside it. */
const enoughFound = 3;

/** What a way costs more that turns at what two tables both refer to: "members that hired a kayak" by the boathouse holds of all that it lets. */
const sharedTurn = 0.1;

/** The same where what they both refer to is not spoken of: students took the courses that they enrolled in, not all those of their department. */
const idleTurn = 1.2;

/** What a way costs more that goes back to the one row that refers: the department of an employee, before the one that has them as its head. */
const backWay = 0.02;

/** A way that may lead on, and whether its last step leads to rows of which most have none. */
type Begun = Route & { rare: boolean };

/** What a way costs more on which two things meet in rows that most have none of: drivers and races in the results, and not in the accidents. */
const rareWay = 0.2;

function extend(route: Begun, way: Way, preferred: ReadonlySet<number>): Begun {
  const turns = !way.toOne && way.step.reversed && route.path.at(-1)?.reversed === false;
  const cost =
    route.cost +
    (way.toOne ? 1 : 1.15) +
    (way.toOne && way.step.reversed ? backWay : 0) +
    (turns ? (preferred.has(route.tables.at(-1) ?? -1) ? sharedTurn : idleTurn) : 0) +
    (route.rare && way.toOne ? rareWay : 0) -
    (preferred.has(way.to) ? 0.35 : 0);
  return {
    path: [...route.path, way.step],
    tables: [...route.tables, way.to],
    toOne: route.toOne && way.toOne,
    cost,
    rare: way.rare,
  };
}

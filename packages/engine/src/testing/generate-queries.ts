import {
  type AggregateQuery,
  aggregateOf,
  aggregateQuery,
  type Dimension,
  type Expression,
  type Filter,
  type Measure,
  type TimeGrain,
} from "@parlance/contract";
import { seededRandom } from "../analysis/statistics/seeded-random.ts";
import { conjunction } from "../understanding/compose/conditions/join-conditions.ts";
import type { ColumnEntry } from "../understanding/index/entries.ts";
import { findRoutes } from "../understanding/index/graph.ts";
import type { ModelIndex } from "../understanding/index/model-index.ts";

type Random = { chance: (share: number) => boolean; pick: <T>(list: readonly T[]) => T | undefined };

/** `count` queries that a model can answer: a figure or two, by a column, a time or nothing, under conditions, ranked or not. */
export function generateQueries(index: ModelIndex, seed: number, count: number): AggregateQuery[] {
  const { uniform } = seededRandom(seed);
  const random: Random = {
    chance: (share) => uniform() < share,
    pick: (list) => list[Math.floor(uniform() * list.length)],
  };
  const facts = index.tables.filter(({ table }) => table.type === "fact");
  return Array.from({ length: count }, () => {
    const fact = random.pick(facts);
    return fact === undefined ? [] : [generateQuery(index, fact.id, random)];
  }).flat();
}

function generateQuery(index: ModelIndex, subject: number, random: Random): AggregateQuery {
  const measures = generateMeasures(index, subject, random);
  const dimensions = random.chance(0.7) ? generateDimensions(index, subject, random) : [];
  const filters = [
    ...(random.chance(0.4) ? valueFilter(index, subject, random) : []),
    ...(random.chance(0.3) ? numberFilter(index, subject, random) : []),
    ...(random.chance(0.4) ? periodFilter(index, subject, random) : []),
  ];
  const timed = dimensions.some(({ expression }) => expression.kind === "truncate");
  const [measure] = measures;
  const ranked = dimensions.length > 0 && !timed && measure !== undefined && random.chance(0.5);
  return aggregateQuery(index.model.source, index.tables[subject]?.table.name ?? "", {
    dimensions,
    measures,
    filter: conjunction(filters),
    order: ranked
      ? [{ by: { kind: "output", id: measure.id }, descending: random.chance(0.8) }]
      : timed
        ? [{ by: { kind: "output", id: "g1" }, descending: false }]
        : [],
    limit: ranked ? { count: random.pick([3, 5, 10]) ?? 5, offset: 0, per: [], ties: "cut" } : null,
  });
}

function generateMeasures(index: ModelIndex, subject: number, random: Random): Measure[] {
  const numbers = columnsOf(index, subject).filter(({ column }) => column.role === "measure");
  const one = (at: number): Measure => {
    const entry = random.chance(0.7) ? random.pick(numbers) : undefined;
    const aggregation = random.pick(["sum", "average", "maximum", "minimum"] as const) ?? "sum";
    const expression =
      entry === undefined
        ? aggregateOf("count", null, [])
        : aggregateOf(aggregation, fieldOf(index, subject, entry), []);
    return { id: `m${at}`, label: "figure", expression };
  };
  const [first, second] = [one(1), one(2)];
  const same = JSON.stringify(first.expression) === JSON.stringify(second.expression);
  return random.chance(0.2) && !same ? [first, second] : [first];
}

function generateDimensions(index: ModelIndex, subject: number, random: Random): Dimension[] {
  const time = random.chance(0.4) ? timeOf(index, subject) : null;
  const grain = random.pick<TimeGrain>(["year", "quarter", "month", "week"]) ?? "month";
  if (time !== null)
    return [{ id: "g1", label: grain, expression: { kind: "truncate", grain, operand: time } }];
  const entry = random.pick(categories(index, subject));
  return entry === undefined
    ? []
    : [{ id: "g1", label: entry.column.label, expression: fieldOf(index, subject, entry) }];
}

function valueFilter(index: ModelIndex, subject: number, random: Random): Filter[] {
  const entry = random.pick(categories(index, subject));
  const known = index.values.values.filter(({ column }) => column === entry?.id);
  const value = random.pick(known)?.value;
  if (entry === undefined || value === undefined) return [];
  const right: Expression = { kind: "constant", value, type: "string" };
  return [{ kind: "comparison", operator: "=", left: fieldOf(index, subject, entry), right }];
}

function numberFilter(index: ModelIndex, subject: number, random: Random): Filter[] {
  const entry = random.pick(columnsOf(index, subject).filter(({ column }) => column.role === "measure"));
  const operator = random.pick([">", "<", ">=", "<="] as const) ?? ">";
  const value = random.pick([5, 20, 100, 1500]) ?? 5;
  if (entry === undefined) return [];
  const right: Expression = { kind: "constant", value, type: "integer" };
  return [{ kind: "comparison", operator, left: fieldOf(index, subject, entry), right }];
}

function periodFilter(index: ModelIndex, subject: number, random: Random): Filter[] {
  const operand = timeOf(index, subject);
  const year = random.pick([2021, 2022, 2023]) ?? 2022;
  if (operand === null) return [];
  const interval = random.chance(0.5)
    ? { start: `${year}-01-01`, end: `${year + 1}-01-01` }
    : { start: `${year}-03-01`, end: `${year}-04-01` };
  const grain = interval.end.startsWith(String(year)) ? "month" : "year";
  return [{ kind: "period", operand, period: { expression: { kind: "absolute", grain }, interval } }];
}

const columnsOf = (index: ModelIndex, table: number): ColumnEntry[] =>
  (index.tables[table]?.columns ?? []).flatMap((id) => index.columns[id] ?? []);

/** Columns of few texts on the subject's rows and on those that they lead to. */
const categories = (index: ModelIndex, subject: number): ColumnEntry[] =>
  index.columns.filter(
    ({ id, column, table }) =>
      column.role === "category" && index.values.columns.has(id) && pathTo(index, subject, table) !== null,
  );

function timeOf(index: ModelIndex, subject: number): Expression | null {
  const entry = index.columns.find(
    ({ column, table }) =>
      index.tables[table]?.table.timeColumn === column.name && pathTo(index, subject, table) !== null,
  );
  return entry === undefined ? null : fieldOf(index, subject, entry);
}

function pathTo({ graph }: ModelIndex, from: number, to: number) {
  const [route] = findRoutes(graph, from, to, { count: 1, preferred: new Set() });
  return route?.toOne === true ? route.path : null;
}

const fieldOf = (index: ModelIndex, subject: number, { table, column }: ColumnEntry): Expression => ({
  kind: "field",
  field: {
    path: pathTo(index, subject, table) ?? [],
    table: index.tables[table]?.table.name ?? "",
    column: column.name,
  },
});

import {
  type Estimate,
  estimateId,
  type Literal,
  type ResultColumn,
  type ResultTable,
} from "@parlance/contract";
import { range } from "../numbers.ts";
import type { TestedForecast } from "./forecast-one.ts";
import type { ReadTable } from "./read-table.ts";

/** The estimates a forecast gives, in the order of their columns. */
const given = {
  forecast: { label: "Forecast", path: "mean" },
  lower: { label: "95 % from", path: "lower" },
  upper: { label: "95 % to", path: "upper" },
  "lower-80": { label: "80 % from", path: "lower80" },
  "upper-80": { label: "80 % to", path: "upper80" },
} as const satisfies Partial<Record<Estimate, { label: string; path: keyof TestedForecast["forecast"] }>>;
const estimates = Object.keys(given) as (keyof typeof given)[];

/** The history's rows with empty estimates, then one row a future period and combination of the other dimensions. */
export function extendTable(
  table: ResultTable,
  read: ReadTable,
  made: readonly TestedForecast[],
): ResultTable {
  const measures = [...new Set(made.map(({ series }) => series.measure))];
  const added = measures.flatMap((measure) => {
    const column = table.columns[measure];
    return column === undefined
      ? []
      : estimates.map((estimate) => ({
          measure,
          estimate,
          column: estimateColumn(column, estimate, measures),
        }));
  });
  const past = read.rows.map((row) => [...row, ...added.map((): Literal => null)]);
  const rows = [...past, ...futureRows(table, read, made, added)];
  return {
    columns: [...table.columns, ...added.map(({ column }) => column)],
    rows,
    rowCount: rows.length,
    truncated: false,
  };
}

type Added = { measure: number; estimate: keyof typeof given };

function futureRows(
  { columns }: ResultTable,
  { time, calendar, last }: ReadTable,
  made: readonly TestedForecast[],
  added: readonly Added[],
): Literal[][] {
  const groups = Map.groupBy(made, ({ series }) => JSON.stringify([...series.key]));
  const longest = Math.max(...made.map(({ forecast }) => forecast.mean.length));
  return range(longest).flatMap((step) =>
    [...groups.values()].flatMap((group) => {
      const own = group.filter(({ forecast }) => step < forecast.mean.length);
      const [first] = own;
      if (first === undefined) return [];
      const cells = columns.map(
        (_, column): Literal =>
          column === time ? calendar.textOf(last + 1 + step) : (first.series.key.get(column) ?? null),
      );
      const estimated = added.map(({ measure, estimate }): Literal => {
        const one = own.find(({ series }) => series.measure === measure);
        return one?.forecast[given[estimate].path][step] ?? null;
      });
      return [[...cells, ...estimated]];
    }),
  );
}

function estimateColumn(
  { id, label, unit }: ResultColumn,
  estimate: keyof typeof given,
  measures: readonly number[],
): ResultColumn {
  const own = given[estimate].label;
  return {
    id: estimateId(id, estimate),
    label: measures.length === 1 ? own : `${label}: ${own}`,
    type: "decimal",
    role: "measure",
    unit,
  };
}

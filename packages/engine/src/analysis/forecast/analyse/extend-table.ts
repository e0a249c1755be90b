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
  { rows, time, calendar, last }: ReadTable,
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
  const keys = new Map(made.map(({ series: { key } }) => [JSON.stringify([...key]), key]));
  const longest = Math.max(...made.map(({ forecast }) => forecast.mean.length));
  const future = range(longest).flatMap((step) =>
    [...keys].flatMap(([name, key]) => {
      const own = made.filter(
        ({ series, forecast }) => JSON.stringify([...series.key]) === name && step < forecast.mean.length,
      );
      if (own.length === 0) return [];
      const cells = table.columns.map((_, column) =>
        column === time ? calendar.textOf(last + 1 + step) : (key.get(column) ?? null),
      );
      const estimated = added.map(({ measure, estimate }) => {
        const one = own.find(({ series }) => series.measure === measure);
        return one?.forecast[given[estimate].path][step] ?? null;
      });
      return [[...cells, ...estimated]];
    }),
  );
  const past = rows.map((row) => [...row, ...added.map((): Literal => null)]);
  const all = [...past, ...future];
  return {
    columns: [...table.columns, ...added.map(({ column }) => column)],
    rows: all,
    rowCount: all.length,
    truncated: false,
  };
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

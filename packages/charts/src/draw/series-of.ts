import type { Literal, ResultColumn } from "@parlance/contract";
import { type ChartContext, numeric } from "./chart-context.ts";

/** Values of one line or stack, in the order of the x members; null is a gap. `column` is its figure, `other` how many lesser members it sums (0: none). */
export type DrawnSeries = { name: string; values: (number | null)[]; column: number; other: number };

/** Hues that stay apart. */
export const maximumSeries = 8;

/**
 * The x members in order of appearance and the values of each series on them: by the series column, else one a measure. Largest
 * first. Without a splitting column, rows of the same name stand side by side: none covers another.
 */
export function seriesOf(context: ChartContext): { members: Literal[]; series: DrawnSeries[] } {
  const { table, x, y, series, column, label } = context;
  const members = [...new Set(table.rows.map((row) => row[x] ?? null))];
  const place = new Map(members.map((member, index) => [member, index]));
  const first = y[0] ?? 0;
  const empty = (name: string): DrawnSeries => ({
    name,
    values: members.map(() => null),
    column: first,
    other: 0,
  });
  if (series === null) {
    const drawn = y.map(
      (index): DrawnSeries => ({
        name: column(index).label,
        values: table.rows.map((row) => numeric(row[index])),
        column: index,
        other: 0,
      }),
    );
    return { members: table.rows.map((row) => row[x] ?? null), series: drawn };
  }
  const groups = new Map<Literal, DrawnSeries>();
  for (const row of table.rows) {
    const key = row[series] ?? null;
    const group = groups.get(key) ?? empty(label(key, series));
    groups.set(key, group);
    put(group, place.get(row[x] ?? null), numeric(row[first]));
  }
  const asked = context.grain !== null && context.spec.look?.sort !== undefined;
  const drawn = [...groups];
  const inOrder = drawn.length <= maximumSeries ? orderOf(column(series)) : null;
  const ordered = asked
    ? drawn
    : drawn.toSorted(([a, one], [b, other]) => inOrder?.(a, b) ?? weight(other) - weight(one));
  return { members, series: ordered.map(([, one]) => one) };
}

/** Times, weekdays, months of the year and other whole numbers have an order of their own; null of members that have none. */
function orderOf({ part, type }: ResultColumn): ((a: Literal, b: Literal) => number) | null {
  if (type === "date" || type === "timestamp") return (a, b) => (String(a) < String(b) ? -1 : 1);
  return part !== undefined || type === "integer" ? (a, b) => Number(a) - Number(b) : null;
}

/** Parts as shares of what stands at the same place; a place of nothing has none. */
export function asShares(series: DrawnSeries[]): DrawnSeries[] {
  const wholes = (series[0]?.values ?? []).map((_, at) =>
    series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
  );
  return series.map((one) => ({
    ...one,
    values: one.values.map((value, at) => {
      const whole = wholes[at] ?? 0;
      return value === null || !(whole > 0) ? null : value / whole;
    }),
  }));
}

function put(series: DrawnSeries, place: number | undefined, value: number | null): void {
  if (place !== undefined) series.values[place] = value;
}

const weight = ({ values }: DrawnSeries): number =>
  values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0);

/** At most eight series: what is beyond is added up as "Other (n)". Only for figures that may be added. */
export function withOther(series: DrawnSeries[]): DrawnSeries[] {
  if (series.length <= maximumSeries) return series;
  const rest = series.slice(maximumSeries - 1);
  const values = (rest[0]?.values ?? []).map((_, index) =>
    rest.reduce<number | null>((sum, one) => add(sum, one.values[index] ?? null), null),
  );
  return [
    ...series.slice(0, maximumSeries - 1),
    { name: `Other (${rest.length})`, values, column: rest[0]?.column ?? 0, other: rest.length },
  ];
}

const add = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : a + b);

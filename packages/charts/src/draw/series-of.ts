import type { Literal } from "@parlance/contract";
import { type ChartContext, numeric } from "./chart-context.ts";

/** Values of one line or stack, in the order of `names`; null is a gap. */
export type DrawnSeries = { name: string; values: (number | null)[] };

/** Hues that stay apart; what is beyond them is drawn as one "Other". */
export const maximumSeries = 8;

/** The x members in order of appearance and the values of each series on them: by the series column, else one a measure. */
export function seriesOf(context: ChartContext): { members: Literal[]; series: DrawnSeries[] } {
  const { table, x, y, series } = context;
  const members = [...new Set(table.rows.map((row) => row[x] ?? null))];
  const place = new Map(members.map((member, index) => [member, index]));
  if (series === null) {
    const drawn = y.map((index) => ({
      name: context.column(index).label,
      values: members.map((): number | null => null),
    }));
    for (const row of table.rows)
      for (const [k, index] of y.entries()) put(drawn[k], place.get(row[x] ?? null), numeric(row[index]));
    return { members, series: drawn };
  }
  const groups = new Map<Literal, DrawnSeries>();
  for (const row of table.rows) {
    const key = row[series] ?? null;
    const group = groups.get(key) ?? {
      name: context.label(key, series),
      values: members.map((): number | null => null),
    };
    groups.set(key, group);
    put(group, place.get(row[x] ?? null), numeric(row[y[0] ?? 0]));
  }
  return { members, series: largestFirst([...groups.values()]) };
}

function put(series: DrawnSeries | undefined, place: number | undefined, value: number | null): void {
  if (series !== undefined && place !== undefined) series.values[place] = value;
}

function largestFirst(series: DrawnSeries[]): DrawnSeries[] {
  const total = ({ values }: DrawnSeries): number =>
    values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0);
  const sorted = series.toSorted((a, b) => total(b) - total(a));
  if (sorted.length <= maximumSeries) return sorted;
  const rest = sorted.slice(maximumSeries - 1);
  const values = (rest[0]?.values ?? []).map((_, index) =>
    rest.reduce<number | null>((sum, one) => add(sum, one.values[index] ?? null), null),
  );
  return [...sorted.slice(0, maximumSeries - 1), { name: `Other (${rest.length})`, values }];
}

const add = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : a + b);

import { type ChartContext, numeric } from "./chart-context.ts";

/**
 * Where the reference line stands: the number that was asked for, or the average or median of what is drawn, of stacks their heights; null
 * where none is asked for or nothing is drawn. Periods that the data covers in part alone do not count.
 */
export function referenceValue(context: ChartContext): number | null {
  const { value } = context.spec.look?.reference ?? {};
  if (value === undefined || typeof value === "number") return value ?? null;
  const values = drawnValues(context).toSorted((a, b) => a - b);
  if (values.length === 0) return null;
  if (value === "average") return values.reduce((sum, one) => sum + one, 0) / values.length;
  const [low = 0, high = low] = [
    values[Math.ceil(values.length / 2) - 1],
    values[Math.floor(values.length / 2)],
  ];
  return (low + high) / 2;
}

/** Kinds whose parts stand on each other. */
const stacked = ["stacked-bar", "area"];

function drawnValues({ spec, table, x, y, partial }: ChartContext): number[] {
  const all = table.rows.flatMap((row) => {
    const value = numeric(row[y[0] ?? 0]);
    const at = row[x] ?? null;
    return value === null || partial.has(at) ? [] : [{ at, value }];
  });
  if (!stacked.includes(spec.kind)) return all.map(({ value }) => value);
  const heights = new Map<unknown, number>();
  for (const { at, value } of all) heights.set(at, (heights.get(at) ?? 0) + value);
  return [...heights.values()];
}

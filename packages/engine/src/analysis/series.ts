import type { Literal, ResultTable } from "@parlance/contract";

/** One measure of a result in row order, as numbers; null where the cell is null. `column` is its index. */
export type MeasureSeries = { column: number; label: string; values: (number | null)[] };

/** The measure columns of a result. */
export function measureSeries(table: ResultTable): MeasureSeries[] {
  return table.columns.flatMap(({ role, label }, column) =>
    role === "measure" ? [{ column, label, values: table.rows.map((row) => toNumber(row[column])) }] : [],
  );
}

/** The only dimension, when it is a time in ascending order without gaps in its cells; null otherwise. */
export function timeDimension(table: ResultTable): number | null {
  const dimensions = table.columns.flatMap(({ role }, index) => (role === "dimension" ? [index] : []));
  const [index] = dimensions;
  if (dimensions.length !== 1 || index === undefined) return null;
  const type = table.columns[index]?.type;
  if (type !== "date" && type !== "timestamp") return null;
  const ascending = table.rows.every(
    (row, at) =>
      row[index] !== null && (at === 0 || String(table.rows[at - 1]?.[index]) < String(row[index])),
  );
  return ascending ? index : null;
}

/** A cell as a finite number, or null. */
export const toNumber = (value: Literal | undefined): number | null =>
  value === null || value === undefined || value === "" || !Number.isFinite(Number(value))
    ? null
    : Number(value);

/** The median of some numbers; NaN of none. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The standard normal's upper tail beyond `z`, by Abramowitz and Stegun 26.2.17 (error below 7.5e-8). */
export function normalTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const polynomial =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
  return z >= 0 ? tail : 1 - tail;
}

import { type Literal, type ResultTable, unitless } from "@parlance/contract";

/** One measure of a result in row order, as numbers; null where the cell is null. `column` is its index. */
export type MeasureSeries = { column: number; label: string; values: (number | null)[] };

/** The measure columns of a result; without the figures of periods that the data covers in part alone, which compare with no others. */
export function measureSeries(table: ResultTable): MeasureSeries[] {
  const time = timeDimension(table);
  const inPart = new Set<Literal>(table.columns[time ?? -1]?.partial);
  const isPart = (row: Literal[]): boolean => time !== null && inPart.has(row[time] ?? null);
  return table.columns.flatMap((heading, column) =>
    heading.role === "measure"
      ? [
          {
            column,
            label: unitless(heading),
            values: table.rows.map((row) => (isPart(row) ? null : toNumber(row[column]))),
          },
        ]
      : [],
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

/** A number, or a text that writes one, that can be computed with; null of anything else. */
export function toNumber(cell: Literal | undefined): number | null {
  if (typeof cell !== "number" && typeof cell !== "string") return null;
  const value = typeof cell === "string" && cell.trim() === "" ? Number.NaN : Number(cell);
  return Math.abs(value) <= mostSize ? value : null;
}

/** Larger figures count as missing: their squares would leave the range of floating point. */
export const mostSize = 1e140;

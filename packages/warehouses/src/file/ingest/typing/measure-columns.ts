import type { DuckDBConnection } from "@duckdb/node-api";
import type { Candidate } from "./candidate.ts";
import { queryRows, type StagedTable } from "./staged-table.ts";

/** A reading's figures over all rows. */
export interface MeasuredReading {
  candidate: Candidate;
  /** Cells that it reads. */
  read: number;
  /** Numbers with a fraction, or dates with a time other than midnight. */
  broken: number;
  /** Greatest absolute value of a number. */
  largest: number;
  /** Whole numbers written with leading zeros. */
  leadingZeros: number;
  /** Numbers written with a decimal mark, and those of them that end in `.0`. */
  marked: number;
  pointZero: number;
}

/** A column's present cells, every reading's figures, and the one that reads most (the first of equals). */
export interface Measured {
  present: number;
  readings: MeasuredReading[];
  best: MeasuredReading | null;
}

const COLUMNS_PER_QUERY = 60;
const FIGURES = 6;

/** Measures each column's candidate readings over all rows, in one aggregate pass for every 60 columns. */
export async function measureColumns(
  connection: DuckDBConnection,
  table: StagedTable,
  candidates: Candidate[][],
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (let from = 0; from < candidates.length; from += COLUMNS_PER_QUERY) {
    const part = candidates.slice(from, from + COLUMNS_PER_QUERY);
    const figures = part.flatMap((list, offset) => {
      const cell = `c${from + offset}`;
      return [`count(${cell})`, ...list.flatMap((candidate) => figuresOf(cell, candidate))];
    });
    const [row = []] = await queryRows(connection, `select ${figures.join(", ")} from ${table.relation}`);
    const values = row.map(Number);
    for (const list of part) measured.push(toMeasured(list, values.splice(0, 1 + list.length * FIGURES)));
  }
  return measured;
}

function toMeasured(candidates: Candidate[], [present = 0, ...values]: number[]): Measured {
  const readings = candidates.map((candidate, index) => {
    const figures = values.slice(index * FIGURES, (index + 1) * FIGURES);
    const [read = 0, broken = 0, largest = 0, leadingZeros = 0, marked = 0, pointZero = 0] = figures;
    return { candidate, read, broken, largest, leadingZeros, marked, pointZero };
  });
  const most = Math.max(...readings.map((reading) => reading.read));
  return { present, readings, best: readings.find((reading) => reading.read === most) ?? null };
}

function figuresOf(cell: string, candidate: Candidate): string[] {
  const value = candidate.sql(cell);
  const read = `count(${value})`;
  if (candidate.kind === "date") {
    return [read, `count(*) filter (${value} <> date_trunc('day', ${value}))`, "0", "0", "0", "0"];
  }
  if (candidate.kind !== "number") return [read, "0", "0", "0", "0", "0"];
  return [
    read,
    `count(*) filter (${value} <> trunc(${value}))`,
    `coalesce(max(abs(${value})), 0)`,
    candidate.bare ? `count(*) filter (${cell} like '0_%' and not contains(${cell}, '.'))` : "0",
    `count(*) filter (contains(${cell}, '${candidate.decimal}'))`,
    candidate.bare ? `count(*) filter (${cell} like '%.0')` : "0",
  ];
}

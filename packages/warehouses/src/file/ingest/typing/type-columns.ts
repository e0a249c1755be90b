import { setImmediate } from "node:timers/promises";
import type { DuckDBConnection } from "@duckdb/node-api";
import type { ColumnNote, IngestedColumn, IngestedType } from "../outcome.ts";
import type { Candidate, Locale } from "./candidate.ts";
import { chooseReading, isCodes, type Reading } from "./choose-reading.ts";
import { findCandidates, localeOf } from "./find-candidates.ts";
import { type Measured, measureColumns } from "./measure-columns.ts";
import { countMisfits, type Misfits, misfitCells, NO_MISFITS } from "./misfits.ts";
import { sampleCells } from "./sample-cells.ts";
import type { StagedTable } from "./staged-table.ts";

/** A column with its type settled: what is reported of it, and the expression that gives the value of one of its cells. */
export interface TypedColumn {
  column: Omit<IngestedColumn, "name">;
  sql(cell: string): string;
}

/** Misfits added to a column's sample when it is looked at a second time, and those shown to the user. */
const SECOND_LOOK = 500;
const SHOWN = 5;

/** Settles the type of every column: readings come from a sample spread over the table, and are measured over all rows. */
export async function typeColumns(connection: DuckDBConnection, table: StagedTable): Promise<TypedColumn[]> {
  const samples = await sampleCells(connection, table);
  const locale = localeOf(samples, table.delimiter);
  const candidates: Candidate[][] = [];
  for (const [index, column] of table.columns.entries()) {
    candidates.push(findCandidates(samples[index] ?? [], column, locale));
    await setImmediate();
  }
  const measured = await measureColumns(connection, table, candidates);
  const typed: TypedColumn[] = [];
  for (const [index, first] of measured.entries()) {
    const reading = await settle(connection, table, index, first, samples[index] ?? [], locale);
    typed.push(await describe(connection, table, index, reading));
  }
  return typed;
}

/** The column's reading; where cells do not fit a sampled reading, they join the sample for a second look. */
async function settle(
  connection: DuckDBConnection,
  table: StagedTable,
  index: number,
  first: Measured,
  sample: string[],
  locale: Locale,
): Promise<Reading> {
  const misfits = await misfitsOf(connection, table, index, first);
  const column = table.columns[index];
  const best = first.best;
  if (
    best === null ||
    column === undefined ||
    misfits.cells === 0 ||
    sample.length >= first.present - misfits.tokens ||
    isCodes(misfits)
  ) {
    return chooseReading(first, misfits);
  }
  const odd = await misfitCells(connection, table, index, best.candidate, SECOND_LOOK);
  const wider = findCandidates([...sample, ...odd.map((cell) => cell.value)], column, locale);
  const before = new Set(first.readings.map(({ candidate }) => candidate.sql("c")));
  if (wider.every((candidate) => before.has(candidate.sql("c")))) return chooseReading(first, misfits);
  const lists = table.columns.map((_, other) => (other === index ? wider : []));
  const second = (await measureColumns(connection, table, lists))[index] ?? first;
  return chooseReading(second, await misfitsOf(connection, table, index, second));
}

async function misfitsOf(
  connection: DuckDBConnection,
  table: StagedTable,
  index: number,
  { best, present }: Measured,
): Promise<Misfits> {
  if (best === null || best.read === present) return NO_MISFITS;
  return countMisfits(connection, table, index, best.candidate);
}

async function describe(
  connection: DuckDBConnection,
  table: StagedTable,
  index: number,
  reading: Reading,
): Promise<TypedColumn> {
  const { candidate, type, present, tokens, misfits } = reading;
  const source = table.columns[index];
  const sourceName = source?.header ?? "";
  const notes = mergeNotes(source?.notes ?? [], reading.notes, tokens);
  const nulls = table.rowCount - present + tokens;
  const samples =
    misfits > 0 && candidate ? await misfitCells(connection, table, index, candidate, SHOWN) : [];
  const column = { sourceName, type, nulls, rejected: { count: misfits, samples }, notes };
  return { column, sql: (cell) => valueSql(cell, candidate, type) };
}

function mergeNotes(given: ColumnNote[], found: ColumnNote[], tokens: number): ColumnNote[] {
  const kinds = new Set(given.map((note) => note.kind));
  const nulls: ColumnNote[] = tokens > 0 ? [{ kind: "null-tokens", count: tokens }] : [];
  return [...given, ...found.filter((note) => !kinds.has(note.kind)), ...nulls];
}

function valueSql(cell: string, candidate: Candidate | null, type: IngestedType): string {
  if (candidate === null) return cell;
  if (type === "integer")
    return candidate.bare ? `try_cast(${cell} as bigint)` : `cast(${candidate.sql(cell)} as bigint)`;
  return type === "date" ? `cast(${candidate.sql(cell)} as date)` : candidate.sql(cell);
}

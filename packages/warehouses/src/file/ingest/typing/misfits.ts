import type { DuckDBConnection } from "@duckdb/node-api";
import type { RejectedCell } from "../outcome.ts";
import type { Candidate } from "./candidate.ts";
import { NULL_TOKENS } from "./cell-kind.ts";
import { literal } from "./sql-text.ts";
import { queryRows, type StagedTable } from "./staged-table.ts";

/** Present cells that a reading cannot read, all rows counted. */
export interface Misfits {
  /** Words for "no value". */
  tokens: number;
  /** Everything else. */
  cells: number;
  /** Those of `cells` that mix letters and digits, as codes do. */
  codes: number;
  /** Occurrences of the most frequent one of `cells`. */
  mostRepeated: number;
}

/** A column that fits its reading wholly. */
export const NO_MISFITS: Misfits = { tokens: 0, cells: 0, codes: 0, mostRepeated: 0 };
const TOKENS = NULL_TOKENS.map(literal).join(", ");

/** Counts a reading's misfits by kind. */
export async function countMisfits(
  connection: DuckDBConnection,
  table: StagedTable,
  column: number,
  candidate: Candidate,
): Promise<Misfits> {
  const token = `lower(cell) in (${TOKENS})`;
  const code = "regexp_matches(cell, '[A-Za-z]') and regexp_matches(cell, '[0-9]')";
  const [row = []] = await queryRows(
    connection,
    `select sum(n) filter (${token}), sum(n) filter (not ${token}), sum(n) filter (not ${token} and ${code}),
       max(n) filter (not ${token})
     from (select c${column} as cell, count(*) as n from ${table.relation}
       where c${column} is not null and ${candidate.sql(`c${column}`)} is null group by 1) as misfits`,
  );
  const [tokens = 0, cells = 0, codes = 0, mostRepeated = 0] = row.map((value) => Number(value ?? 0));
  return { tokens, cells, codes, mostRepeated };
}

/** Misfits that are no null tokens, with their lines, in the table's order. */
export async function misfitCells(
  connection: DuckDBConnection,
  table: StagedTable,
  column: number,
  candidate: Candidate,
  limit: number,
): Promise<RejectedCell[]> {
  const cell = `c${column}`;
  const rows = await queryRows(
    connection,
    `select ${table.line}, ${cell} from ${table.relation}
     where ${cell} is not null and ${candidate.sql(cell)} is null and lower(${cell}) not in (${TOKENS}) limit ${limit}`,
  );
  return rows.map(([line, value]) => ({ line: Number(line), value: String(value) }));
}

import type { DuckDBConnection } from "@duckdb/node-api";
import { queryRows, type StagedTable } from "./typing/staged-table.ts";

/** Rows at either end that are looked at, and rows that a table must have beside them. */
const LOOKED_AT = 3;
const LEAST_ROWS = 3;

const LABEL = /^(grand |overall |report )?(totals?|sum|summe|gesamt)\s*(:.{0,30}|\(.{0,30}\))?$/i;

/**
 * The rowids of rows at a table's ends that add up the others ("Total", "Grand total"): such a row is called so or says
 * nothing but numbers, and leaves empty what all others fill, or holds their sum.
 */
export async function totalRows(connection: DuckDBConnection, table: StagedTable): Promise<number[]> {
  const cells = table.columns.map((_, index) => `c${index}`).join(", ");
  const [counted] = await queryRows(connection, `select count(*) from ${table.relation}`);
  const rows = Number(counted?.[0] ?? 0);
  if (rows < LEAST_ROWS + 1 || table.columns.length < 2) return [];
  const ends = `(select rowid from ${table.relation} order by rowid limit 1)
    union (select rowid from ${table.relation} order by rowid desc limit ${LOOKED_AT})`;
  const looked = await queryRows(
    connection,
    `select rowid, ${cells} from ${table.relation} where rowid in (${ends}) order by rowid`,
  );
  const marked = looked.filter(([, ...row]) => isMarked(row));
  if (marked.length === 0 || rows - marked.length < LEAST_ROWS) return [];
  const ids = marked.map(([id]) => Number(id));
  const others = await figuresOf(connection, table, ids);
  return marked.flatMap(([id, ...row]) => (addsUp(row, others) ? [Number(id)] : []));
}

/** Called a total, or without words beside numbers. */
function isMarked(row: unknown[]): boolean {
  const filled = row.filter((cell) => typeof cell === "string");
  const first = filled[0];
  if (first === undefined) return false;
  return LABEL.test(first.trim()) || (filled.length > 1 && filled.every((cell) => numberOf(cell) !== null));
}

/** Of the other rows: how many there are and, for each column, its filled cells, its numbers, their sum, and labels of totals. */
type Others = { rows: number; columns: { filled: number; numbers: number; sum: number }[] };

async function figuresOf(connection: DuckDBConnection, table: StagedTable, ids: number[]): Promise<Others> {
  const list = table.columns.flatMap((_, index) => {
    const number = `try_cast(regexp_replace(c${index}, '[^0-9.eE-]', '', 'g') as double)`;
    return [`count(c${index})`, `count(${number})`, `coalesce(sum(${number}), 0)`];
  });
  const [row = []] = await queryRows(
    connection,
    `select count(*), ${list.join(", ")} from ${table.relation} where rowid not in (${ids.join(", ")})`,
  );
  const [rows = 0, ...figures] = row.map(Number);
  const columns = table.columns.map((_, index) => {
    const [filled = 0, numbers = 0, sum = 0] = figures.slice(index * 3, index * 3 + 3);
    return { filled, numbers, sum };
  });
  return { rows, columns };
}

function addsUp(row: unknown[], { rows, columns }: Others): boolean {
  const leavesOut = columns.some(
    ({ filled, numbers }, at) => filled === rows && numbers === 0 && row[at] === null,
  );
  const sums = columns.filter(({ numbers, sum }, at) => {
    const cell = row[at];
    const value = typeof cell === "string" ? numberOf(cell) : null;
    if (value === null || numbers < rows * 0.8 || sum === 0) return false;
    return Math.abs(value - sum) <= Math.abs(sum) * 0.001;
  });
  const isCalled = row.some((cell) => typeof cell === "string" && LABEL.test(cell.trim()));
  return isCalled ? leavesOut || sums.length > 0 : leavesOut && sums.length > 0;
}

function numberOf(cell: string): number | null {
  const bare = cell.trim().replace(/^[-+]?[$€£¥]|[,%\s]|[$€£¥]$/gu, "");
  return /^[-+]?\d+(\.\d+)?$/.test(bare) ? Number(bare) : null;
}

import type { DuckDBConnection } from "@duckdb/node-api";
import { queryRows, type StagedTable } from "./typing/staged-table.ts";

/** A sheet cut in two: what it says once for each key, and the lines below each key. */
export interface SplitSheet {
  heads: StagedTable;
  lines: StagedTable;
  /** What the lines' own columns are called together ("Lineitem"); empty where their names share nothing. */
  linesName: string;
  /** Header of the column that both have. */
  keyHeader: string;
}

/** Fewer keys, or repeats of them, say nothing about how a sheet is made. */
const LEAST = 3;

/**
 * Cuts a sheet that lists lines (items of orders) and writes what belongs to the whole (an order's total) in the first line
 * of each alone: the others leave it empty, so that it counts as missing there, and rows are no orders. Null for any other.
 * The pieces stand in relations `heads` and `lines`.
 */
export async function splitLines(
  connection: DuckDBConnection,
  table: StagedTable,
): Promise<SplitSheet | null> {
  const key = await keyOf(connection, table);
  if (key === null) return null;
  const ofLines = await lineColumns(connection, table, key);
  if (ofLines.size === 0) return null;
  const all = table.columns.map((_, index) => index);
  const linesName = sharedWord(table, ofLines);
  const isLine = (index: number): boolean =>
    ofLines.has(index) || (linesName !== "" && firstWord(table.columns[index]?.header ?? "") === linesName);
  const heads = all.filter((index) => index === key || !isLine(index));
  const lines = all.filter((index) => index === key || isLine(index));
  return {
    heads: await piece(connection, table, "heads", heads, `where rowid in (${firstRows(table, key)})`),
    lines: await piece(connection, table, "lines", lines, ""),
    linesName,
    keyHeader: table.columns[key]?.header ?? "",
  };
}

const firstRows = ({ relation }: StagedTable, key: number): string =>
  `select min(rowid) from ${relation} group by c${key}`;

/** The column that every row fills and several rows share, of which other columns are filled just once for each value. */
async function keyOf(connection: DuckDBConnection, table: StagedTable): Promise<number | null> {
  const filled = await figures(connection, table, (cell) => `count(${cell})`);
  const counts = Map.groupBy(
    filled.filter((count) => count >= LEAST && count <= table.rowCount - LEAST),
    (count) => count,
  );
  const once = [...counts].flatMap(([count, columns]) => (columns.length > 1 ? [count] : []));
  if (once.length === 0) return null;
  const keys = await figures(connection, table, (cell, at) =>
    filled[at] === table.rowCount ? `count(distinct ${cell})` : "0",
  );
  for (const [key, count] of keys.entries()) {
    if (!once.includes(count)) continue;
    const first = await figures(
      connection,
      table,
      (cell, at) => (filled[at] === count ? `count(${cell})` : "-1"),
      `where rowid in (${firstRows(table, key)})`,
    );
    if (first.filter((each) => each === count).length > 1) return key;
  }
  return null;
}

/** The columns whose cells differ among the rows of one key; a line may leave them empty. */
async function lineColumns(
  connection: DuckDBConnection,
  table: StagedTable,
  key: number,
): Promise<Set<number>> {
  const later = await figures(
    connection,
    table,
    (cell) => `count(${cell})`,
    `where rowid not in (${firstRows(table, key)})`,
  );
  const several = table.columns.map((_, at) => `count(distinct coalesce(c${at}, '')) as n${at}`).join(", ");
  const [row = []] = await queryRows(
    connection,
    `select ${table.columns.map((_, at) => `max(n${at})`).join(", ")}
     from (select ${several} from ${table.relation} group by c${key})`,
  );
  const differs = row.map((most) => Number(most) > 1);
  return new Set(table.columns.flatMap((_, at) => (differs[at] && (later[at] ?? 0) > 0 ? [at] : [])));
}

async function figures(
  connection: DuckDBConnection,
  table: StagedTable,
  figure: (cell: string, at: number) => string,
  where = "",
): Promise<number[]> {
  const list = table.columns.map((_, at) => figure(`c${at}`, at)).join(", ");
  const [row = []] = await queryRows(connection, `select ${list} from ${table.relation} ${where}`);
  return row.map(Number);
}

/** The word that the headers of two or more of these columns begin with, and that of no other; empty without one. */
function sharedWord(table: StagedTable, ofLines: ReadonlySet<number>): string {
  const words = [...ofLines].map((at) => firstWord(table.columns[at]?.header ?? ""));
  return words.find((word, at) => word !== "" && words.indexOf(word) < at) ?? "";
}

const firstWord = (header: string): string =>
  /[\s_]/.test(header.trim()) ? (/^\p{L}+/u.exec(header.trim())?.[0] ?? "") : "";

async function piece(
  connection: DuckDBConnection,
  table: StagedTable,
  relation: string,
  columns: readonly number[],
  where: string,
): Promise<StagedTable> {
  const cells = columns.map((column, at) => `c${column} as c${at}`).join(", ");
  await connection.run(
    `create or replace table ${relation} as
     select ${cells}, ${table.line} as source_line from ${table.relation} ${where} order by rowid`,
  );
  const [row] = await queryRows(connection, `select count(*) from ${relation}`);
  return {
    ...table,
    relation,
    columns: columns.flatMap((column) => table.columns[column] ?? []),
    rowCount: Number(row?.[0] ?? 0),
    line: "source_line",
  };
}

import type { DuckDBConnection } from "@duckdb/node-api";
import type { TableReport } from "./outcome.ts";
import { noteSkippedLine } from "./skipped-lines.ts";
import { subtotalRows } from "./subtotal-rows.ts";
import { totalRows } from "./total-rows.ts";
import { literal } from "./typing/sql-text.ts";
import { queryRows, type StagedTable } from "./typing/staged-table.ts";

/** Takes blank rows, repeats of the header and rows of totals out of a staged table, reports them, and gives the table with its row count. */
export async function cleanStaged(
  connection: DuckDBConnection,
  table: StagedTable,
  report: TableReport,
): Promise<StagedTable> {
  const cells = table.columns.map((_, index) => `c${index}`);
  const blank = `coalesce(${cells.join(", ")}) is null`;
  await take(connection, table, blank, report, "blank");
  const headers = table.columns.map((column) => column.header.trim());
  if (report.headerRow !== null && headers.filter((header) => header !== "").length > 1) {
    const repeated = headers.map((header, index) =>
      header === "" ? `c${index} is null` : `c${index} = ${literal(header)}`,
    );
    await take(connection, table, repeated.join(" and "), report, "repeated-header");
  }
  for (let level = 0; level < LEVELS; level += 1) {
    const totals = await subtotalRows(connection, table);
    if (totals.length === 0) break;
    await takeRows(connection, table, totals, report);
  }
  await takeRows(connection, table, await totalRows(connection, table), report);
  const [row] = await queryRows(connection, `select count(*) from ${table.relation}`);
  return { ...table, columns: await withoutBlanks(connection, table), rowCount: Number(row?.[0] ?? 0) };
}

/** How often totals of totals are looked for. */
const LEVELS = 2;

const takeRows = async (
  connection: DuckDBConnection,
  table: StagedTable,
  ids: readonly number[],
  report: TableReport,
): Promise<void> =>
  ids.length === 0
    ? undefined
    : await take(connection, table, `rowid in (${ids.join(", ")})`, report, "total");

/** What reports write into texts where nothing is known. */
const BLANKS = ["(not set)", "(not provided)", "(blank)", "(empty)", "(null)"];

/** Empties the cells of texts that only say that nothing is set, and notes how many. */
async function withoutBlanks(
  connection: DuckDBConnection,
  { relation, columns }: StagedTable,
): Promise<StagedTable["columns"]> {
  const isBlank = (at: number): string =>
    `case when c${at} like '(%' then lower(c${at}) in (${BLANKS.map(literal).join(", ")}) else false end`;
  const counts = columns.map((_, at) => `count(*) filter (${isBlank(at)})`);
  const [row = []] = await queryRows(connection, `select ${counts.join(", ")} from ${relation}`);
  const found = row.map(Number);
  for (const [at, count] of found.entries())
    if (count > 0) await connection.run(`update ${relation} set c${at} = null where ${isBlank(at)}`);
  return columns.map((column, at) => {
    const count = found[at] ?? 0;
    return count === 0 ? column : { ...column, notes: [...column.notes, { kind: "null-tokens", count }] };
  });
}

async function take(
  connection: DuckDBConnection,
  table: StagedTable,
  condition: string,
  report: TableReport,
  reason: "blank" | "repeated-header" | "total",
): Promise<void> {
  const lines = await queryRows(
    connection,
    `select ${table.line} from ${table.relation} where ${condition} order by 1`,
  );
  if (lines.length === 0) return;
  for (const [line] of lines) noteSkippedLine(report, Number(line), reason);
  await connection.run(`delete from ${table.relation} where ${condition}`);
}

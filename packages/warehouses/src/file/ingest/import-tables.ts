import type { DuckDBConnection } from "@duckdb/node-api";
import { cleanStaged } from "./clean-staged.ts";
import { meltPeriods } from "./cross-table/melt-periods.ts";
import type { IngestWork } from "./ingest-request.ts";
import { columnNames, tableName } from "./names.ts";
import type { IngestedTable, IngestOutcome, ParentKey, SkippedSheet, TableReport } from "./outcome.ts";
import { splitLines } from "./split-lines.ts";
import type { StagedTable } from "./typing/staged-table.ts";
import { type TableIdentity, writeTable } from "./write-table.ts";

/** A table to be imported; `stage` brings its text cells into DuckDB as the relation `staged`. */
export interface ImportSource {
  name: string;
  report: TableReport;
  parentKey: ParentKey | null;
  stage(connection: DuckDBConnection): Promise<StagedTable>;
}

/** Types and writes each table in turn; tables without rows are left out, and none left is `no-rows`. */
export async function importTables(
  work: IngestWork,
  sources: ImportSource[],
  skippedSheets: SkippedSheet[],
): Promise<IngestOutcome> {
  const { connection, limits } = work;
  const taken = new Set<string>();
  const names = sources.map((source) => tableName(source.name, taken));
  const tables: IngestedTable[] = [];
  const share = 0.4 / Math.max(1, sources.length);
  for (const [index, source] of sources.entries()) {
    work.signal.throwIfAborted();
    const cleaned = await cleanStaged(connection, await source.stage(connection), source.report);
    const staged = (await meltPeriods(connection, cleaned, names[index] ?? source.name)) ?? cleaned;
    if (limits.maxRows !== undefined && staged.rowCount > limits.maxRows) {
      return { ok: false, failure: { code: "too-large", limit: limits.maxRows, unit: "rows" } };
    }
    if (staged.rowCount > 0) {
      const start = 0.6 + index * share;
      work.onProgress({ phase: "typing", fraction: start });
      const identity = {
        name: names[index] ?? source.name,
        report: source.report,
        parentKey: renamedKey(source.parentKey, sources, names),
      };
      const onTyped = () => work.onProgress({ phase: "writing", fraction: start + share / 2 });
      for (const part of await partsOf(connection, staged, identity, taken))
        tables.push(await writeTable(connection, part.staged, part.identity, work.temporary, onTyped));
    }
    await connection.run("drop table staged");
  }
  if (tables.length === 0) return { ok: false, failure: { code: "no-rows" } };
  work.onProgress({ phase: "writing", fraction: 1 });
  return { ok: true, tables, skippedSheets };
}

/** A staged table as it is written: whole, or as what it says of a whole and the lines below. */
async function partsOf(
  connection: DuckDBConnection,
  staged: StagedTable,
  identity: TableIdentity,
  taken: Set<string>,
): Promise<{ staged: StagedTable; identity: TableIdentity }[]> {
  const split = await splitLines(connection, staged);
  if (split === null) return [{ staged, identity }];
  const { heads, lines, linesName, keyHeader } = split;
  const [parentColumn = keyHeader] = columnNames(heads.columns.map(({ header }) => header)).filter(
    (_, at) => heads.columns[at]?.header === keyHeader,
  );
  const name = tableName(linesName === "" ? `${identity.name}_lines` : `${linesName}s`, taken);
  const parentKey = { column: parentColumn, parentTable: identity.name, parentColumn };
  return [
    { staged: heads, identity },
    { staged: lines, identity: { ...identity, name, parentKey } },
  ];
}

function renamedKey(key: ParentKey | null, sources: ImportSource[], names: string[]): ParentKey | null {
  if (key === null) return null;
  const parent = sources.findIndex((source) => source.name === key.parentTable);
  return { ...key, parentTable: names[parent] ?? key.parentTable };
}

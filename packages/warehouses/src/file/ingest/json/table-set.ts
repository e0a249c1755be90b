import { join } from "node:path";
import { type CanonicalWriter, canonicalWriter } from "../canonical-writer.ts";
import { type ExtractedTable, emptyReport } from "../extracted-table.ts";
import { tableName } from "../names.ts";
import type { ParentKey, TableReport } from "../outcome.ts";

/** A table of JSON records while it grows. */
export interface GrowingTable {
  name: string;
  writer: CanonicalWriter;
  csv: string;
  /** Column number of each path of keys. */
  columns: Map<string, GrowingColumn>;
  report: TableReport;
  parentKey: ParentKey | null;
  hasChildren: boolean;
}

/** A column while it grows: how many of its values are numbers, and how many there are. */
export interface GrowingColumn {
  at: number;
  numbers: number;
  present: number;
}

/** The tables of one JSON file, made as their first records come. */
export interface TableSet {
  table(name: string, parent: GrowingTable | null): GrowingTable;
  finish(): ExtractedTable[];
}

/** Name of the column that numbers a parent's rows. */
const ROW_KEY = "row_id";

/** Opens a set of tables whose canonical CSVs go into `folder`. */
export function tableSet(folder: string): TableSet {
  const tables = new Map<string, GrowingTable>();
  return {
    table(name, parent) {
      const known = tables.get(name);
      if (known) return known;
      const csv = join(folder, `json-${tables.size}.csv`);
      const made: GrowingTable = {
        name,
        csv,
        writer: canonicalWriter(csv, null),
        columns: new Map(),
        report: emptyReport(),
        parentKey: null,
        hasChildren: false,
      };
      if (parent !== null) {
        parent.hasChildren = true;
        const column = `${tableName(parent.name, new Set())}_${ROW_KEY}`;
        made.parentKey = { column, parentTable: parent.name, parentColumn: ROW_KEY };
      }
      tables.set(name, made);
      return made;
    },
    finish() {
      for (const { writer, parentKey } of tables.values()) {
        writer.close();
        const parent = tables.get(parentKey?.parentTable ?? "");
        if (parentKey && parent) parentKey.parentColumn = unusedKey(parent.columns);
      }
      return [...tables.values()].filter(({ columns }) => columns.size > 0).map(finished);
    },
  };
}

function finished({
  name,
  csv,
  writer,
  columns,
  report,
  parentKey,
  hasChildren,
}: GrowingTable): ExtractedTable {
  const described = [...columns].map(([header, { numbers, present }]) => ({
    header,
    notes: [],
    typedNumbers: numbers > present / 2,
  }));
  const rowKey = hasChildren ? unusedKey(columns) : null;
  return {
    name,
    csv,
    longestRow: writer.longestRow,
    columns: described,
    ragged: true,
    rowKey,
    report,
    parentKey,
  };
}

function unusedKey(columns: Map<string, GrowingColumn>): string {
  const used = new Set([...columns.keys()].map((name) => name.toLowerCase()));
  let name = ROW_KEY;
  for (let number = 2; used.has(name); number += 1) name = `${ROW_KEY}_${number}`;
  return name;
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { suiteSchema } from "../suite-schema.ts";
import { parseCsv } from "./csv.ts";

/** One reference between tables, columns by position. */
export type Reference = { table: string; columns: string[]; refTable: string; refColumns: string[] };

/** A database with its declared keys: what inference has to find without being told. */
export type Database = {
  name: string;
  tables: { name: string; rows: string[][]; primaryKey: string[] }[];
  references: Reference[];
};

const keySuite = z.object({
  tables: z.record(
    z.string(),
    z.object({
      primaryKey: z.array(z.string()),
      foreignKeys: z.array(
        z.object({ columns: z.array(z.string()), refTable: z.string(), refColumns: z.array(z.string()) }),
      ),
    }),
  ),
});

/** Reads a folder of tables and its `schema.json`, which has the form of the key suite or of the question suites. */
export function readDatabase(folder: string, name: string): Database {
  const json: unknown = JSON.parse(readFileSync(join(folder, "schema.json"), "utf8"));
  const own = keySuite.safeParse(json);
  if (own.success) {
    const tables = Object.entries(own.data.tables);
    return {
      name,
      tables: tables.map(([table, { primaryKey }]) => ({
        name: table,
        primaryKey,
        rows: rowsOf(folder, `${table}.csv`),
      })),
      references: tables.flatMap(([table, { foreignKeys }]) => foreignKeys.map((key) => ({ table, ...key }))),
    };
  }
  const schema = suiteSchema.parse(json);
  const keys = new Map(schema.tables.map((table) => [table.name, table.primaryKey]));
  return {
    name,
    tables: schema.tables.map((table) => ({
      name: table.name,
      primaryKey: table.primaryKey,
      rows: rowsOf(folder, table.file),
    })),
    references: joined(
      schema.foreignKeys.map((key) => ({
        table: key.fromTable,
        columns: [key.fromColumn],
        refTable: key.toTable,
        refColumns: [key.toColumn],
      })),
      keys,
    ),
  };
}

/**
 * The question suites' form writes a reference to a key of several columns as one line a column: lines between two tables
 * whose targets are together all of that key are one reference.
 */
function joined(references: Reference[], keys: Map<string, string[]>): Reference[] {
  const done = new Set<Reference>();
  return references.flatMap((one) => {
    if (done.has(one)) return [];
    const parts = references.filter(
      ({ table, refTable }) => table === one.table && refTable === one.refTable,
    );
    const targets = parts.flatMap(({ refColumns }) => refColumns);
    const key = keys.get(one.refTable) ?? [];
    if (key.length < 2 || targets.length !== key.length || !key.every((column) => targets.includes(column)))
      return [one];
    for (const part of parts) done.add(part);
    return [{ ...one, columns: parts.flatMap(({ columns }) => columns), refColumns: targets }];
  });
}

const rowsOf = (folder: string, file: string): string[][] => {
  const path = join(folder, file);
  return existsSync(path) ? parseCsv(readFileSync(path, "utf8")) : [];
};

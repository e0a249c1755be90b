import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Cell, generateRetailDemo } from "./generate.ts";

/** Writes the demo data into a folder: one CSV a table and `schema.json`. */
export function writeCsv(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const { tables, foreignKeys } = generateRetailDemo();
  for (const { name, columns, rows } of tables) {
    const lines = [columns.map((column) => column.name), ...rows].map((row) => row.map(field).join(","));
    writeFileSync(join(folder, `${name}.csv`), `${lines.join("\n")}\n`);
  }
  const schema = { tables: tables.map(({ rows: _, ...table }) => table), foreignKeys };
  writeFileSync(join(folder, "schema.json"), `${JSON.stringify(schema, null, 2)}\n`);
}

function field(cell: Cell): string {
  const text = cell === null ? "" : String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

if (import.meta.main) writeCsv(process.argv[2] ?? join(import.meta.dirname, "data"));

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A table as its file holds it. */
export type Sheet = { name: string; columns: string[]; rows: (string | number)[][] };

/** A table of names, numbered from 1. */
export const lookup = (name: string, columns: string[], names: readonly string[]): Sheet => ({
  name,
  columns,
  rows: names.map((each, at) => [at + 1, each]),
});

/** The number of a name in such a table. */
export const numbered = (names: readonly string[], name: string): number => names.indexOf(name) + 1;

/** A time as files hold it; nothing where there is none. */
export const stamp = (date: Date | null): string => date?.toISOString().slice(0, 19).replace("T", " ") ?? "";

/** Writes a design's tables into a folder. */
export function writeDesign(folder: string, tables: readonly Sheet[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, columns, rows } of tables)
    writeFileSync(join(folder, `${name}.csv`), [columns, ...rows].map((row) => row.join(",")).join("\n"));
}

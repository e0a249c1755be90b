import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ColumnValues } from "@parlance/engine";

/** Keeps the distinct values of a source beside its tables. */
export const writeValues = (folder: string, values: ColumnValues[]): Promise<void> =>
  writeFile(join(folder, "values.json"), JSON.stringify(values));

/** The distinct values of a source, as `writeValues` kept them. */
export const readValues = async (folder: string): Promise<ColumnValues[]> =>
  JSON.parse(await readFile(join(folder, "values.json"), "utf8")) as ColumnValues[];

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ColumnValues } from "@parlance/engine";
import type { Revisions } from "@parlance/warehouses";

/** The file of a source's distinct values in its folder. */
export const valuesFile = "values.json";

/** Keeps the distinct values of a source beside its tables. */
export const writeValues = (folder: string, values: ColumnValues[]): Promise<void> =>
  writeFile(join(folder, valuesFile), JSON.stringify(values));

/** The distinct values of a source, as `writeValues` kept them. */
export const readValues = async (folder: string): Promise<ColumnValues[]> =>
  JSON.parse(await readFile(join(folder, valuesFile), "utf8")) as ColumnValues[];

/** What a later reading of a database needs of this one, beside the values. */
export const revisionsFile = "revisions.json";

/** Keeps the revisions of a database's tables. */
export const writeRevisions = (folder: string, revisions: Revisions): Promise<void> =>
  writeFile(join(folder, revisionsFile), JSON.stringify(revisions));

/** The revisions, as `writeRevisions` kept them; none of a source that was connected before they were kept. */
export const readRevisions = (folder: string): Promise<Revisions> =>
  readFile(join(folder, revisionsFile), "utf8").then(
    (text) => JSON.parse(text) as Revisions,
    () => ({}),
  );

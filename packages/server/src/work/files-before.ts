import type { Table } from "@parlance/contract";
import { type IngestedTable, shapeOfIngested } from "@parlance/warehouses";
import type { FilesBefore, ImportedFiles } from "../workers/import-calls.ts";
import { readValues } from "./source-values.ts";

/** A table where it is kept, and as the inference reads it. */
type Part = { stored: ImportedFiles["tables"][number]; shape: ReturnType<typeof shapeOfIngested> };

/**
 * All tables of a source: those that were just read into `place` of its folder, and those of its other files, which are as
 * they were. They stand in the order that they had; new ones come last.
 */
export function partsOf(
  before: FilesBefore | null,
  ingested: readonly IngestedTable[],
  place: string,
): Part[] {
  const fresh = ingested.map((table) => ({
    stored: { name: table.name, parquet: place === "" ? table.parquet : `${place}/${table.parquet}` },
    shape: shapeOfIngested(table),
  }));
  if (before === null) return fresh;
  const rankOf = ({ stored }: Part): number => {
    const rank = before.tables.findIndex(({ name }) => name === stored.name);
    return rank < 0 ? before.tables.length : rank;
  };
  return [...keptParts(before), ...fresh].toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** What the inference takes over of the reading before. */
export const earlierReading = async (folder: string, { model, replaced }: FilesBefore) => ({
  model,
  values: await readValues(folder),
  unchanged: new Set(replaced.taken),
});

const keptParts = ({ model, tables, replaced }: FilesBefore): Part[] =>
  tables.flatMap((stored) => {
    const table = model.tables.find(({ name }) => name === stored.name);
    return table === undefined || !replaced.taken.includes(stored.name)
      ? []
      : [{ stored, shape: shapeOfKept(table) }];
  });

/** What was noticed of a column's unit is in the model that is taken over. */
const shapeOfKept = ({ name, schema, rowCount, columns }: Table): Part["shape"] => ({
  name,
  schema,
  rowCount,
  sample: null,
  columns: columns.map((column) => ({
    name: column.name,
    physicalType: column.physicalType,
    nullable: true,
    notes: [],
  })),
});

import type { Relationship, SemanticModel, Table } from "@parlance/contract";
import type { ColumnValues } from "@parlance/engine";
import type { KnownTable } from "./gaps.ts";
import { inParallel } from "./in-parallel.ts";
import type { ProfiledTable } from "./infer-keys.ts";
import { inferPrimaryKey } from "./infer-primary-key.ts";
import { measureRelationship } from "./measure-relationship.ts";
import type { SourceReader } from "./source-reader.ts";
import type { TableShape } from "./table-shape.ts";

/** A source as it was read before, and the names of the tables whose rows and keys are the same as then. */
export type EarlierReading = { model: SemanticModel; values: ColumnValues[]; unchanged: ReadonlySet<string> };

/** What is taken over from an earlier reading; `model` null where everything is read again. */
export type Kept = { model: SemanticModel | null; tables: Map<string, Table>; values: ColumnValues[] };

/** All that need not be read again: nothing when a table or column came, went or changed its type, since keys may be others then. */
export function keptOf(before: EarlierReading | null, shapes: readonly TableShape[]): Kept {
  const former = new Map(before?.model.tables.map((table) => [table.name, table]));
  const isSame =
    before !== null &&
    former.size === shapes.length &&
    shapes.every((shape) => columnsOf(shape) === columnsOf(former.get(shape.name)));
  if (!isSame) return { model: null, tables: new Map(), values: [] };
  const counts = new Map(shapes.map(({ name, rowCount }) => [name, rowCount]));
  const tables = new Map(
    [...former].filter(([name, table]) => before.unchanged.has(name) && table.rowCount === counts.get(name)),
  );
  return {
    model: before.model,
    tables,
    values: before.values.filter(({ table }) => tables.has(table)),
  };
}

const columnsOf = (table: Pick<TableShape, "columns"> | Pick<Table, "columns"> | undefined): string =>
  JSON.stringify(table?.columns.map(({ name, physicalType }) => [name, physicalType]));

/** Former keys where they still tell the rows apart, else what does. */
export const formerKeys = (
  reader: SourceReader,
  tables: ProfiledTable[],
  model: SemanticModel,
): Promise<KnownTable[]> =>
  inParallel(tables, async ({ shape, profile }) => {
    const former = model.tables.find(({ name }) => name === shape.name)?.primaryKey ?? [];
    return { shape, profile, primaryKey: await inferPrimaryKey(reader, shape, profile, former) };
  });

/** Known relationships, measured again where one of their tables changed. */
export const measureAgain = (
  reader: SourceReader,
  relationships: Relationship[],
  unchanged: ReadonlySet<string>,
): Promise<Relationship[]> =>
  inParallel(relationships, async (one) =>
    unchanged.has(one.from.table) && unchanged.has(one.to.table)
      ? one
      : { ...one, ...(await measureRelationship(reader, { from: one.from, to: one.to })) },
  );

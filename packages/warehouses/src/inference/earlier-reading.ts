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

type Named = { name: string; columns: readonly Pick<Table["columns"][number], "name" | "physicalType">[] };

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

/** The relationships of an earlier reading whose columns are as they were, but for those that were found again. */
export function formerRelationships(
  before: EarlierReading | null,
  shapes: readonly Named[],
  found: readonly Relationship[],
): Relationship[] {
  const ids = new Set(found.map(({ id }) => id));
  const typesOf = (tables: readonly Named[], end: Relationship["from"]) => {
    const own = tables.find(({ name }) => name === end.table)?.columns;
    return end.columns.map((name) => own?.find((column) => column.name === name)?.physicalType);
  };
  const isSame = (end: Relationship["from"]): boolean =>
    typesOf(shapes, end).join() === typesOf(before?.model.tables ?? [], end).join();
  return (before?.model.relationships ?? []).filter(
    ({ id, from, to }) => !ids.has(id) && isSame(from) && isSame(to),
  );
}

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

import {
  failed,
  type Literal,
  type Relationship,
  type Result,
  type SemanticModel,
  success,
} from "@parlance/contract";
import type { Dialect, Warehouse } from "@parlance/engine";
import { type KeyPair, measureRelationship } from "./measure-relationship.ts";
import { makeSourceReader, type SourceReader, SourceRefused } from "./source-reader.ts";
import type { TableShape } from "./table-shape.ts";

/** What the data says about a reference: figures, and a few keys that have a row on the far side and that have none. */
export type MeasuredPair = Pick<Relationship, "cardinality" | "evidence"> & {
  matched: Literal[][];
  orphans: Literal[][];
};

const shownKeys = 5;

/**
 * Measures one reference between tables of a model, whose names must exist. Fails as the source refuses: columns of types that
 * cannot be compared are `refused`.
 */
export async function measurePair(
  warehouse: Warehouse,
  dialect: Dialect,
  model: SemanticModel,
  pair: KeyPair,
): Promise<Result<MeasuredPair>> {
  const reader = makeSourceReader(warehouse, model.tables.map(shapeOf), {
    quote: dialect.quote,
    asText: (operand) => operand,
    convert: dialect.convert,
    hour: (operand) => dialect.part("hour-of-day", operand),
    length: (operand) => dialect.functions.length([operand]),
  });
  try {
    return success({
      ...(await measureRelationship(reader, pair)),
      matched: await reader.rows(keysThat("EXISTS", reader, pair)),
      orphans: await reader.rows(keysThat("NOT EXISTS", reader, pair)),
    });
  } catch (error) {
    if (error instanceof SourceRefused) return failed(error.failure);
    throw error;
  }
}

const shapeOf = ({
  name,
  schema,
  rowCount,
  columns,
  partitionColumn,
}: SemanticModel["tables"][number]): TableShape => ({
  name,
  schema,
  rowCount,
  columns: columns.map(({ name: column, physicalType, nullable }) => ({
    name: column,
    physicalType,
    nullable,
    notes: [],
  })),
  sample: null,
  partitionColumn,
});

function keysThat(test: "EXISTS" | "NOT EXISTS", reader: SourceReader, { from, to }: KeyPair): string {
  const columns = from.columns.map(reader.quote);
  const filled = columns.map((column) => `${column} IS NOT NULL`).join(" AND ");
  const equal = to.columns.map((column, at) => `t.${reader.quote(column)} = f.${columns[at]}`).join(" AND ");
  const order = columns.map((_, at) => at + 1).join(", ");
  return `SELECT ${columns.map((column) => `f.${column}`).join(", ")} FROM (SELECT DISTINCT ${columns.join(", ")} FROM ${reader.table(from.table)} WHERE ${filled}) AS f
    WHERE ${test} (SELECT 1 FROM (SELECT * FROM ${reader.table(to.table)}) AS t WHERE ${equal}) ORDER BY ${order} LIMIT ${shownKeys}`;
}

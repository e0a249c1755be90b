import type { Column, SemanticModel, Table } from "@parlance/contract";
import type { ColumnValues } from "../../ports.ts";
import { type Graph, buildGraph } from "./graph.ts";
import { entityColumns } from "./entity-columns.ts";
import { type Revenue, findRevenue } from "./revenue.ts";
import { type SchemaWords, buildSchemaWords } from "./schema-words.ts";
import { type ValueIndex, buildValueIndex } from "./value-index.ts";

/** A table with its place among the tables; `words` are its name's, in dictionary form. */
export type TableEntry = {
  id: number;
  table: Table;
  words: string[];
  columns: number[];
  /** The columns that name a row to people; empty where none does. */
  naming: number[];
  /** Primary key columns. */
  key: number[];
};

/** A column with its place among all columns. `core` leaves out the words that repeat the table's. */
export type ColumnEntry = { id: number; table: number; column: Column; words: string[]; core: string[]; foreign: boolean };

/** What reading a question needs to know of a source; built once for each model and set of values, then only read. */
export type ModelIndex = {
  model: SemanticModel;
  tables: TableEntry[];
  columns: ColumnEntry[];
  words: SchemaWords;
  values: ValueIndex;
  graph: Graph;
  /** How revenue is computed where no column holds it. */
  revenue: Revenue | null;
};

/** Builds the index; linear in names and distinct values. Hidden tables and columns are left out. */
export function buildModelIndex(model: SemanticModel, values: ColumnValues[]): ModelIndex {
  const tables: TableEntry[] = [];
  const columns: ColumnEntry[] = [];
  const foreign = new Set(
    model.relationships.flatMap(({ from }) => from.columns.map((column) => `${from.table}\u0000${column}`)),
  );
  for (const table of model.tables) {
    if (table.hidden) continue;
    const entry = entityColumns(table, { id: tables.length, firstColumn: columns.length, foreign });
    tables.push(entry.table);
    columns.push(...entry.columns);
  }
  const graph = buildGraph(model, tables);
  return {
    model,
    tables,
    columns,
    words: buildSchemaWords(model, tables, columns),
    values: buildValueIndex(tables, columns, values),
    graph,
    revenue: findRevenue(tables, columns, graph),
  };
}

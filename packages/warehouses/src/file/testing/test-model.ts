import {
  additiveMeasure,
  type Column,
  type Literal,
  makeColumn,
  makeModel,
  makeTable,
  type PhysicalType,
  type Relationship,
  type SemanticModel,
  type Table,
} from "@parlance/contract";
import type { MemoryTable } from "../connection.ts";

/** A table of a test: its columns and rows, its primary key (none: empty). */
export type TestTable = MemoryTable & { primaryKey: string[] };

/** A reference of a test, from the many side. */
export type TestReference = {
  id: string;
  from: string;
  fromColumns: string[];
  to: string;
  toColumns: string[];
  cardinality: Relationship["cardinality"];
};

/** A semantic model of test tables. */
export function testModel(tables: TestTable[], references: TestReference[]): SemanticModel {
  return makeModel("test", tables.map(tableModel), {
    relationships: references.map((each) => ({
      id: each.id,
      from: { table: each.from, columns: each.fromColumns },
      to: { table: each.to, columns: each.toColumns },
      cardinality: each.cardinality,
      role: null,
      origin: "declared",
      evidence: counted(tables, each),
    })),
  });
}

/** What the data says of a reference. */
function counted(tables: TestTable[], { from, fromColumns, to, toColumns }: TestReference) {
  const keys = (name: string, list: string[]): Literal[][] => {
    const found = tables.find((table) => table.name === name);
    const places = list.map((column) => found?.columns.findIndex((each) => each.name === column) ?? -1);
    return (found?.rows ?? []).map((row) => places.map((place) => row[place] ?? null));
  };
  const targets = new Set(keys(to, toColumns).map((key) => JSON.stringify(key)));
  const sources = keys(from, fromColumns);
  const known = sources.filter((key) => !key.includes(null));
  const orphans = known.filter((key) => !targets.has(JSON.stringify(key))).length;
  return { inclusion: 1, uniqueness: 1, orphans, nulls: sources.length - known.length };
}

/** Columns from a list like "id:integer name:string". */
export function columns(list: string): { name: string; type: PhysicalType }[] {
  return list.split(" ").map((item) => {
    const [name = "", type = "string"] = item.split(":");
    return { name, type: type as PhysicalType };
  });
}

/** A test table in one call. */
export const table = (name: string, list: string, primaryKey: string[], rows: Literal[][]): TestTable => ({
  name,
  columns: columns(list),
  primaryKey,
  rows,
});

const tableModel = ({ name, columns: list, primaryKey, rows }: TestTable): Table =>
  makeTable(
    name,
    list.map((column) => columnModel(column.name, column.type)),
    { primaryKey, rowCount: rows.length },
  );

const columnModel = (name: string, physicalType: PhysicalType): Column =>
  makeColumn(name, {
    physicalType,
    ...(physicalType === "integer" || physicalType === "decimal" ? additiveMeasure : {}),
  });

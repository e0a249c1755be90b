import type { Column, SemanticModel, Table } from "./semantic-model.ts";

/** A column of which no more is known than its name and what is given. */
export const makeColumn = (name: string, known: Partial<Omit<Column, "name">> = {}): Column => ({
  name,
  label: name,
  description: null,
  physicalType: "string",
  converted: false,
  nullable: true,
  semanticType: "dimension",
  role: "category",
  unit: { kind: "none", currency: null, label: null },
  additivity: null,
  defaultAggregation: null,
  synonyms: [],
  hidden: false,
  profile: null,
  ...known,
});

/** What makes a column a measure whose sums mean something. */
export const additiveMeasure = {
  semanticType: "measure",
  role: "measure",
  additivity: "additive",
  defaultAggregation: "sum",
} as const;

/** A table of which no more is known than its columns and what is given. */
export const makeTable = (
  name: string,
  columns: Column[],
  known: Partial<Omit<Table, "name" | "columns">> = {},
): Table => ({
  name,
  schema: null,
  label: name,
  description: null,
  type: "unknown",
  columns,
  primaryKey: [],
  namingColumn: null,
  timeColumn: null,
  positionColumn: null,
  partitionColumn: null,
  synonyms: [],
  hidden: false,
  rowCount: 0,
  ...known,
});

/** A model of these tables, without references between them, measures or terms unless they are given. */
export const makeModel = (
  source: string,
  tables: Table[],
  known: Partial<Omit<SemanticModel, "source" | "tables">> = {},
): SemanticModel => ({
  source,
  kind: "file",
  label: source,
  version: "1",
  tables,
  relationships: [],
  derivedMeasures: [],
  glossary: [],
  ...known,
});

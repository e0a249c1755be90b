import type { Column, PhysicalType, Relationship, SemanticModel, Table } from "@parlance/contract";
import type { ColumnValues } from "../../ports.ts";

/** A column in short: its type, and for texts the values that the index shall know. */
export type ColumnSketch = {
  type: PhysicalType;
  role?: Column["role"];
  values?: string[];
  distinct?: number;
  /** Rows without a value. */
  nulls?: number;
  /** Whether its numbers are 0 and 1. */
  flag?: boolean;
  minimum?: number | string;
  maximum?: number | string;
  /** A measure whose figures do not add up: a level, a price. */
  level?: true;
  /** The column that tells the things apart of which rows repeat this. */
  ofEach?: string;
  unit?: Column["unit"]["kind"];
};

/** A table in short; the first column is the key unless `key` says otherwise. */
export type TableSketch = {
  /** What the rows are called where the name does not say it. */
  label?: string;
  columns: Record<string, ColumnSketch>;
  rows?: number;
  fact?: boolean;
  naming?: string;
  time?: string;
  /** The column that numbers the rows of a file. */
  position?: string;
  key?: string[];
};

/** References as "table.column>table.column"; "=" instead of ">" where each row has a row of its own. */
export type ModelSketch = { tables: Record<string, TableSketch>; references?: string[] };

/** A semantic model and its distinct values from a sketch, for tests. */
export function makeModel({ tables, references = [] }: ModelSketch): {
  model: SemanticModel;
  values: ColumnValues[];
} {
  const values = Object.entries(tables).flatMap(([table, { columns }]) =>
    Object.entries(columns).flatMap(([column, { values: own }]) =>
      own === undefined ? [] : [{ table, column, values: own.map((value) => ({ value, count: 1 })) }],
    ),
  );
  const model: SemanticModel = {
    source: "test",
    kind: "file",
    label: "Test",
    version: "1",
    tables: Object.entries(tables).map(([name, sketch]) => makeTable(name, sketch)),
    relationships: references.map(makeReference),
    derivedMeasures: [],
    glossary: [],
  };
  return { model, values };
}

const spaced = (name: string): string => name.replaceAll("_", " ");

function makeTable(name: string, sketch: TableSketch): Table {
  const names = Object.keys(sketch.columns);
  return {
    name,
    schema: null,
    label: sketch.label ?? spaced(name),
    description: null,
    type: sketch.fact === true ? "fact" : "dimension",
    columns: Object.entries(sketch.columns).map(([column, each]) => makeColumn(column, each)),
    primaryKey: sketch.key ?? names.slice(0, 1),
    namingColumn: sketch.naming ?? null,
    timeColumn: sketch.time ?? null,
    positionColumn: sketch.position ?? null,
    partitionColumn: null,
    synonyms: [],
    hidden: false,
    rowCount: sketch.rows ?? 100,
  };
}

function makeColumn(name: string, sketch: ColumnSketch): Column {
  const { type, role, values, distinct, nulls, flag, minimum, maximum, unit, level } = sketch;
  const numeric = type === "integer" || type === "decimal";
  const measure = numeric && role === undefined;
  return {
    name,
    label: spaced(name),
    description: null,
    physicalType: type,
    nullable: true,
    converted: false,
    semanticType: measure ? "measure" : "dimension",
    role: role ?? (measure ? "measure" : type === "date" || type === "timestamp" ? "time" : "category"),
    unit: { kind: unit ?? "none", currency: null, label: null },
    additivity: measure ? (level === true ? "non-additive" : "additive") : null,
    defaultAggregation: measure ? (level === true ? "average" : "sum") : null,
    ofEach: sketch.ofEach ?? null,
    synonyms: [],
    hidden: false,
    profile: {
      sampledRows: 100,
      nulls: nulls ?? 0,
      distinct: distinct ?? values?.length ?? 100,
      minimum: flag === true ? 0 : (minimum ?? null),
      maximum: flag === true ? 1 : (maximum ?? null),
      topValues: (values ?? []).map((value) => ({ value, count: 1 })),
    },
  };
}

function makeReference(text: string): Relationship {
  const [from = "", to = ""] = text.split(/[>=]/);
  const [fromTable = "", fromColumn = ""] = from.split(".");
  const [toTable = "", toColumn = ""] = to.split(".");
  return {
    id: text,
    from: { table: fromTable, columns: [fromColumn] },
    to: { table: toTable, columns: [toColumn] },
    cardinality: text.includes("=") ? "one-to-one" : "many-to-one",
    role: null,
    origin: "declared",
    evidence: null,
  };
}

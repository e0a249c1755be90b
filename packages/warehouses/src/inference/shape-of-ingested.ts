import type { IngestedTable } from "../file/ingest/outcome.ts";
import type { Declared, TableShape } from "./table-shape.ts";

/** An ingested table as the inference reads it; what ingest noticed about units goes along as notes. */
export function shapeOfIngested(table: IngestedTable): TableShape {
  return {
    name: table.name,
    schema: null,
    rowCount: table.rowCount,
    sample: null,
    columns: table.columns.map(({ name, type, notes }) => ({
      name,
      physicalType: type,
      nullable: true,
      notes: notes.flatMap(unitNote),
    })),
  };
}

function unitNote(note: IngestedTable["columns"][number]["notes"][number]): string[] {
  switch (note.kind) {
    case "currency":
      return [`currency:${note.codes[0] ?? ""}`];
    case "percent":
      return ["percent"];
    case "duration-hours":
      return ["unit:h"];
    case "duration-seconds":
      return ["unit:s"];
    default:
      return [];
  }
}

/** The keys by which child tables of nested JSON refer to their parents. */
export function declaredByIngested(tables: IngestedTable[]): Declared | null {
  const children = tables.flatMap(({ name, parentKey }) => (parentKey === null ? [] : [{ name, parentKey }]));
  if (children.length === 0) return null;
  return {
    primaryKeys: new Map(children.map(({ parentKey }) => [parentKey.parentTable, [parentKey.parentColumn]])),
    foreignKeys: children.map(({ name, parentKey }) => ({
      fromTable: name,
      fromColumns: [parentKey.column],
      toTable: parentKey.parentTable,
      toColumns: [parentKey.parentColumn],
    })),
    labels: new Map(),
    descriptions: new Map(),
  };
}

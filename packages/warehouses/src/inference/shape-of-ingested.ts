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
      notes: notes.flatMap((note) =>
        note.kind === "currency"
          ? [`currency:${note.codes[0] ?? ""}`]
          : note.kind === "percent"
            ? ["percent"]
            : [],
      ),
    })),
  };
}

/** The keys by which child tables of nested JSON refer to their parents. */
export function declaredByIngested(tables: IngestedTable[]): Declared | null {
  const children = tables.flatMap(({ name, parentKey }) => (parentKey === null ? [] : [{ name, parentKey }]));
  if (children.length === 0) return null;
  return {
    primaryKeys: Object.fromEntries(
      children.map(({ parentKey }) => [parentKey.parentTable, [parentKey.parentColumn]]),
    ),
    foreignKeys: children.map(({ name, parentKey }) => ({
      fromTable: name,
      fromColumns: [parentKey.column],
      toTable: parentKey.parentTable,
      toColumns: [parentKey.parentColumn],
    })),
    labels: {},
    descriptions: {},
  };
}

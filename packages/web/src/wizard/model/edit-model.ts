import type { Column, ColumnRole, PhysicalType, SemanticModel, Table } from "@parlance/contract";

/** A model with one table changed. */
export const withTable = (model: SemanticModel, name: string, change: Partial<Table>): SemanticModel => ({
  ...model,
  tables: model.tables.map((table) => (table.name === name ? { ...table, ...change } : table)),
});

/** A model with one column changed. */
export const withColumn = (
  model: SemanticModel,
  { table, column }: { table: string; column: string },
  change: Partial<Column>,
): SemanticModel => {
  const found = model.tables.find(({ name }) => name === table);
  if (found === undefined) return model;
  const columns = found.columns.map((each) => (each.name === column ? { ...each, ...change } : each));
  return withTable(model, table, { columns });
};

/** What else changes with a column's role: only measures add up and have an aggregation. */
export function roleChange(column: Column, role: ColumnRole): Partial<Column> {
  if (role !== "measure")
    return { role, semanticType: "dimension", additivity: null, defaultAggregation: null };
  return {
    role,
    semanticType: "measure",
    additivity: column.additivity ?? "additive",
    defaultAggregation: column.defaultAggregation ?? "sum",
  };
}

const always: ColumnRole[] = ["category", "key", "geo"];

/** The roles that a column of a physical type can have. */
export function rolesFor(type: PhysicalType): ColumnRole[] {
  switch (type) {
    case "integer":
      return ["measure", ...always, "time"];
    case "decimal":
      return ["measure", "category", "key", "geo"];
    case "date":
    case "timestamp":
    case "time":
      return ["time", ...always];
    case "boolean":
      return ["boolean", "category"];
    case "string":
      return [...always, "text", "time"];
  }
}

/** The names in a list separated by commas, each once. */
export const namesIn = (list: string): string[] => [
  ...new Set(
    list
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== ""),
  ),
];

import { type Catalogue, type CatalogueTable, tableKey } from "../catalogue/catalogue.ts";
import { type Declared, declaredKey } from "../inference/table-shape.ts";

/** What a model calls a listed table: its name, with the schema before it outside the default one. */
export const tableNameIn = (
  catalogue: Catalogue,
  { schema, name }: { schema: string; name: string },
): string => (schema === catalogue.defaultSchema ? name : `${schema}.${name}`);

/** Keys and comments of the chosen tables; references to tables that were not chosen are left out. */
export function declaredByCatalogue(catalogue: Catalogue, tables: CatalogueTable[]): Declared {
  const chosen = new Set(tables.map(tableKey));
  const declared: Declared = {
    primaryKeys: new Map(),
    foreignKeys: [],
    labels: new Map(),
    descriptions: new Map(),
  };
  for (const table of tables) {
    const name = tableNameIn(catalogue, table);
    declared.primaryKeys.set(name, table.primaryKey);
    if (table.comment !== null) declared.descriptions.set(declaredKey(name, null), table.comment);
    for (const column of table.columns)
      if (column.comment !== null) declared.descriptions.set(declaredKey(name, column.name), column.comment);
    for (const reference of table.references) {
      const target = { schema: reference.schema, name: reference.table };
      if (!chosen.has(tableKey(target))) continue;
      declared.foreignKeys.push({
        fromTable: name,
        fromColumns: reference.columns,
        toTable: tableNameIn(catalogue, target),
        toColumns: reference.toColumns,
      });
    }
  }
  return declared;
}

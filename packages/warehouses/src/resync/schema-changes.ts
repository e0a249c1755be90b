import type { SchemaChange, SemanticModel, Table } from "@parlance/contract";

/** What differs between a source's tables as they were read before and as they are now, in the order of the tables. */
export function schemaChanges(before: SemanticModel, now: SemanticModel): SchemaChange[] {
  const gone = before.tables
    .filter(({ name }) => tableOf(now, name) === null)
    .map(({ name }) => change("table-removed", name, null));
  const rest = now.tables.flatMap((table) => {
    const former = tableOf(before, table.name);
    return former === null ? [change("table-added", table.name, null)] : columnChanges(former, table);
  });
  return [...gone, ...rest];
}

function columnChanges(before: Table, now: Table): SchemaChange[] {
  const gone = before.columns
    .filter(({ name }) => !now.columns.some((column) => column.name === name))
    .map(({ name }) => change("column-removed", now.name, name));
  const rest = now.columns.flatMap((column) => {
    const former = before.columns.find(({ name }) => name === column.name);
    if (former === undefined) return [change("column-added", now.name, column.name)];
    return former.physicalType === column.physicalType
      ? []
      : [
          {
            ...change("column-type", now.name, column.name),
            before: former.physicalType,
            now: column.physicalType,
          },
        ];
  });
  return [...gone, ...rest];
}

const change = (kind: SchemaChange["kind"], table: string, column: string | null): SchemaChange => ({
  kind,
  table,
  column,
  before: null,
  now: null,
});

const tableOf = ({ tables }: SemanticModel, name: string): Table | null =>
  tables.find((table) => table.name === name) ?? null;

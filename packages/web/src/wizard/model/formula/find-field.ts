import { type Column, type Field, findTable, type SemanticModel, type Table } from "@parlance/contract";
import { FormulaError } from "./tokens.ts";

/** The column that a formula of a table names: its own, or with a table before it one that each row has at most one of. */
export function findField(
  model: SemanticModel,
  subject: Table,
  tableName: string | null,
  name: string,
): { field: Field; column: Column } {
  if (tableName === null || isCalled(subject, tableName)) {
    const column = columnOf(subject, name);
    return { field: { path: [], table: subject.name, column: column.name }, column };
  }
  const ways = model.relationships.filter(
    ({ from, to, cardinality }) =>
      from.table === subject.name &&
      cardinality !== "many-to-many" &&
      isCalled(findTable(model, to.table), tableName),
  );
  const [way] = ways;
  const far = way === undefined ? null : findTable(model, way.to.table);
  if (way === undefined || far === null)
    throw new FormulaError(
      `No relationship leads from each row of ${subject.name} to one of “${tableName}”.`,
    );
  if (ways.length > 1)
    throw new FormulaError(`${ways.length} relationships lead to “${tableName}”: a formula cannot choose.`);
  const column = columnOf(far, name);
  const path = [{ relationship: way.id, reversed: false }];
  return { field: { path, table: far.name, column: column.name }, column };
}

const isCalled = (table: Table | null, name: string): boolean =>
  table !== null && [table.name, table.label].some((each) => same(each, name));

function columnOf(table: Table, name: string): Column {
  const found =
    table.columns.find((column) => same(column.name, name)) ??
    table.columns.find(({ label }) => same(label, name));
  if (found === undefined) throw new FormulaError(`There is no column “${name}” in ${table.name}.`);
  return found;
}

const same = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

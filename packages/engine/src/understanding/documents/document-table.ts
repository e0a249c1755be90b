import {
  type AggregateValue,
  aggregateValueOf,
  type Dimension,
  type Expression,
  type Filter,
  fieldOf,
  type MeasureExpression,
} from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";

/** A table with a row for each line of a document; `key` is the column that numbers the documents. */
export type DocumentTable = { table: TableEntry; key: ColumnEntry; columns: readonly ColumnEntry[] };

/** The table of a name, where its rows are lines of documents. */
export function documentTable(
  name: string,
  { tables, columns, documents }: ModelIndex,
): DocumentTable | null {
  for (const [id, number] of documents) {
    const [table, key] = [tables[id], columns[number]];
    if (table?.table.name === name && key !== undefined) return { table, key, columns };
  }
  return null;
}

/** The number of a line's document. */
export const documentNumber = ({ table, key }: DocumentTable): Expression =>
  fieldOf(table.table.name, key.column.name);

/** Whether a figure is a number of documents. */
export const countsDocuments = (figure: MeasureExpression, index: ModelIndex): boolean =>
  figure.kind === "aggregate" &&
  figure.aggregation === "count-distinct" &&
  figure.operand?.kind === "field" &&
  documentTable(figure.operand.field.table, index)?.key.column.name === figure.operand.field.column;

/** A column of the lines themselves; undefined of anything else. */
export function lineColumn(
  { table, columns }: DocumentTable,
  expression: Expression | null,
): ColumnEntry | undefined {
  const field = expression?.kind === "field" ? expression.field : null;
  if (field === null || field.path.length > 0 || field.table !== table.table.name) return undefined;
  return table.columns.flatMap((id) => columns[id] ?? []).find(({ column }) => column.name === field.column);
}

/** Whether something is what tells the lines of a document apart, a part of their key beside its number, that no word asks for. */
export function isUnasked(
  documents: DocumentTable,
  expression: Expression,
  said: ReadonlySet<string>,
): boolean {
  const { id, words } = lineColumn(documents, expression) ?? {};
  const { table, key } = documents;
  return (
    id !== undefined &&
    id !== key.id &&
    table.key.includes(id) &&
    words?.some((word) => said.has(word)) === false
  );
}

/** Whether lines have an amount that adds up over their document. */
export function isAmount(documents: DocumentTable, expression: Expression | null): boolean {
  const { column } = lineColumn(documents, expression) ?? {};
  return (
    column?.role === "measure" && column.additivity === "additive" && column.defaultAggregation !== "average"
  );
}

/** What the lines of a line's document add up to, those that pass the filter; of a document that stands in several groups, in each of them. */
export const documentTotal = (
  documents: DocumentTable,
  operand: Expression,
  filter: Filter | null,
  groups: readonly Dimension[] = [],
): AggregateValue => {
  const shared = [documentNumber(documents), ...groups.map(({ expression }) => expression)];
  return aggregateValueOf(documents.table.table.name, "sum", operand, {
    filter,
    per: shared.map((each) => ({ inner: each, outer: each })),
  });
};

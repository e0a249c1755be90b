import {
  type AggregateQuery,
  type Expression,
  fieldOf,
  isSamePart,
  type ListQuery,
  type SemanticQuery,
} from "@parlance/contract";
import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";

/**
 * A query whose groups or listed things are told by a code, with what people call them beside it, where a sheet has one name for each code:
 * "P-12" and "North Bridge". Other queries stay as they are.
 */
export function nameBesideKey(query: SemanticQuery, index: ModelIndex): SemanticQuery {
  if (query.kind === "list") return query.distinct ? listed(query, index) : query;
  return query.kind === "aggregate" && query.emptyGroups === "omit" ? grouped(query, index) : query;
}

function listed(query: ListQuery, index: ModelIndex): ListQuery {
  const [only, other] = query.columns;
  const name = only === undefined || other !== undefined ? null : nameOf(only.expression, index);
  if (only === undefined || name === null) return query;
  return {
    ...query,
    columns: [only, { id: `${only.id}_name`, label: name.column.label, expression: name.field }],
  };
}

function grouped(query: AggregateQuery, index: ModelIndex): AggregateQuery {
  const dimensions = query.dimensions.flatMap((each) => {
    const name = query.hidden.includes(each.id) ? null : nameOf(each.expression, index);
    const isThere = query.dimensions.some(({ expression }) => isSamePart(expression, name?.field));
    return name === null || isThere
      ? [each]
      : [each, { id: `${each.id}_name`, label: name.column.label, expression: name.field }];
  });
  return dimensions.length === query.dimensions.length ? query : { ...query, dimensions };
}

/** The name of what a key tells apart; null of other columns, and where several of them have one name. */
function nameOf(
  expression: Expression,
  { inner, columns, tables }: ModelIndex,
): (Pick<ColumnEntry, "column"> & { field: Expression }) | null {
  if (inner.length === 0 || expression.kind !== "field" || expression.field.path.length > 0) return null;
  const { table, column } = expression.field;
  for (const { table: own, key, naming } of inner) {
    const [code, name] = [columns[key ?? -1], columns[naming]];
    if (code?.column.name !== column || tables[own]?.table.name !== table || name === undefined) continue;
    const isOne = name !== code && name.column.profile?.distinct === code.column.profile?.distinct;
    return isOne && name.words.at(-1) === "name"
      ? { column: name.column, field: fieldOf(table, name.column.name) }
      : null;
  }
  return null;
}

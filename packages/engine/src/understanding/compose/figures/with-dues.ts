import { type Filter, fieldsOf, lowered, mapFields, type SemanticQuery } from "@parlance/contract";
import { isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";

const payings = /^(?:paid|pay|payment|settled?|received?|collect(?:ed)?)$/;

/**
 * "Number and total of unpaid payments" where rows tell how much was due and how much of it was paid: nothing was paid of those that have no date of
 * payment, and they come to what was due. Other queries stay as they are.
 */
export function withDues(query: SemanticQuery, { settlement, tables, columns }: ModelIndex): SemanticQuery {
  if (settlement === null || query.kind !== "aggregate" || query.filter === null) return query;
  const { paid, due } = settlement;
  const table = tables[paid.table]?.table.name;
  const dates = columns.filter(
    (entry) =>
      entry.table === paid.table && isTime(entry.column) && entry.words.some((word) => payings.test(word)),
  );
  const isUnpaid = (filter: Filter): boolean =>
    filter.kind === "and"
      ? filter.filters.some(isUnpaid)
      : filter.kind === "null" &&
        fieldsOf(filter).some(
          (field) => field.table === table && dates.some(({ column }) => column.name === field.column),
        );
  if (!isUnpaid(query.filter)) return query;
  const measures = query.measures.map((measure) => {
    const expression = mapFields(measure.expression, (field) =>
      field.table === table && field.column === paid.column.name
        ? { ...field, column: due.column.name }
        : field,
    );
    const label = measure.label.replace(lowered(paid.column.label), lowered(due.column.label));
    return { ...measure, expression, label };
  });
  return { ...query, measures };
}

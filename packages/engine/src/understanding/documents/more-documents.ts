import { aggregateValueOf, type Filter, fieldOf, type Path } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { documentTable } from "./document-table.ts";

type Related = Extract<Filter, { kind: "related" }>;

/**
 * "Customers with more than 2 deliveries": how many different documents a row has, where it is not only asked whether it has any. Null where rows that belong to it are no
 * lines, or its table has no single key.
 */
export function moreDocuments(
  { path, operator, count, filter }: Related,
  { subject, end, index }: { subject: string; end: string; index: ModelIndex },
): Filter | null {
  const documents = documentTable(end, index);
  const [key, second] = index.tables.find(({ table }) => table.name === subject)?.key ?? [];
  const own = second === undefined ? index.columns[key ?? -1]?.column.name : undefined;
  const isAny = count === 0 || (count === 1 && (operator === ">=" || operator === "<"));
  if (documents === null || own === undefined || isAny || path.some(({ reversed }) => !reversed)) return null;
  const back: Path = path.toReversed().map((step) => ({ ...step, reversed: false }));
  const number = fieldOf(documents.table.table.name, documents.key.column.name);
  return {
    kind: "comparison",
    operator,
    left: aggregateValueOf(end, "count-distinct", number, {
      filter,
      per: [{ inner: fieldOf(subject, own, back), outer: fieldOf(subject, own) }],
    }),
    right: { kind: "constant", value: count, type: null },
  };
}

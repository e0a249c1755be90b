import {
  type AggregateQuery,
  aggregateOf,
  aggregateQuery,
  isSamePart,
  type ListQuery,
} from "@parlance/contract";
import { type DocumentTable, documentNumber, isAmount, isUnasked, lineColumn } from "./document-table.ts";
import { boundedTotals } from "./with-totals.ts";

/** A list of documents, each once: ranked by or shown with an amount, with what all its lines come to. Other lists as they are. */
export function listedOnce(
  list: ListQuery,
  documents: DocumentTable,
  said: ReadonlySet<string>,
): ListQuery | AggregateQuery {
  const filter = boundedTotals(list.filter, documents);
  const number = documentNumber(documents);
  const columns = list.columns.filter(({ expression }) => !isUnasked(documents, expression, said));
  const shown = columns.some(({ expression }) => isSamePart(expression, number));
  const ranked = list.limit !== null && list.order.some(({ by }) => isAmount(documents, by));
  if (!shown && !ranked) return list;
  return ranked || columns.some(({ expression }) => isAmount(documents, expression))
    ? totalled({ ...list, columns, filter }, documents, shown)
    : { ...list, columns: withOrder(columns, list), filter, distinct: true };
}

/** What a list is ordered by is shown, so that each document stands in it once. */
const withOrder = (columns: ListQuery["columns"], { order }: ListQuery): ListQuery["columns"] => [
  ...columns,
  ...order
    .filter(({ by }) => by.kind === "field" && columns.every(({ expression }) => !isSamePart(expression, by)))
    .map(({ by }, at) => ({
      id: `o${at + 1}`,
      label: by.kind === "field" ? by.field.column : "",
      expression: by,
    })),
];

/** The documents as groups of their lines, with the sums of amounts. */
function totalled(
  { source, subject, columns, filter, order, limit, hidden, chart, look }: ListQuery,
  documents: DocumentTable,
  shown: boolean,
): AggregateQuery {
  const number = documentNumber(documents);
  const key = { id: "d", label: documents.key.column.label, expression: number };
  const amounts = columns.filter(({ expression }) => isAmount(documents, expression));
  const ranking = order.flatMap(({ by }, at) =>
    amounts.some(({ expression }) => isSamePart(expression, by))
      ? []
      : [{ id: `m${at + 1}`, label: labelOf(documents, by), expression: by }],
  );
  const kinds = columns.filter((each) => !amounts.includes(each));
  const ordering = ranking.filter(({ expression }) => isAmount(documents, expression));
  const further = ranking.filter((each) => !ordering.includes(each));
  const dimensions = [...kinds, ...(shown ? [] : [key]), ...further];
  const measures = [...amounts, ...ordering].map(({ id, label, expression }) => ({
    id,
    label: `total ${label.toLowerCase()}`,
    expression: aggregateOf("sum", expression),
  }));
  const outputs = [...dimensions, ...amounts, ...ordering];
  const idOf = (by: ListQuery["order"][number]["by"]): string | undefined =>
    outputs.find(({ expression }) => isSamePart(expression, by))?.id;
  return {
    ...aggregateQuery(source, subject, {
      dimensions,
      measures,
      filter,
      order: order.flatMap(({ by, descending }) => {
        const id = idOf(by);
        return id === undefined ? [] : [{ by: { kind: "output", id }, descending }];
      }),
      limit,
      hidden: [...hidden, ...(shown ? [] : ["d"]), ...[...ordering, ...further].map(({ id }) => id)],
      chart,
    }),
    ...(look === undefined ? {} : { look }),
  };
}

const labelOf = (documents: DocumentTable, by: ListQuery["order"][number]["by"]): string =>
  lineColumn(documents, by)?.column.label ?? "";

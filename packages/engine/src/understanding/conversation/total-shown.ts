import {
  type AggregateQuery,
  aggregateOf,
  aggregateQuery,
  type Expression,
  fieldOf,
  type ListQuery,
  type Measure,
  type SemanticQuery,
} from "@parlance/contract";
import { moneyOf } from "../compose/figures/measures.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { countsRows } from "./counts-rows.ts";
import { isAmountListed } from "./list-figures.ts";
import { rowsShown } from "./restrict.ts";
import { asksWorth } from "./worth-of-those.ts";

const total =
  /^\W*(?:(?:and|so|but|ok|okay|now|then) )*(?:(?:what's|what is|what was|what are|show me|give me|show) )?(?:the |a )?(?:grand |overall )?(?:totals?|sum)(?: (?:amount|value))?(?: of (?:all )?(?:of )?(?:it|them|that|those|these|all))?(?: then| please)?\W*$/i;
/** "Sum it", "add them up"; "as it goes along" would be a running total. */
const adds =
  /^\W*(?:(?:and|so|but|ok|okay|now|then|please|can you|could you) )*(?:sum|total|add|tally)(?: (?:all|all of))? (?:it|that|this|them|those|these|everything)(?: all)?(?: up| together)?(?: then| please)?\W*$/i;

/**
 * "What's the total?", "how much is that in total?": the figures shown of all their groups together, the one amount that was listed added
 * up, or the money of the rows that were listed or counted. Null for other follow-ups, and where nothing of it adds up.
 */
export function totalShown(
  question: string,
  previous: SemanticQuery,
  index: ModelIndex,
): AggregateQuery | null {
  const worth = asksWorth(question);
  const asks = worth || total.test(question) || adds.test(question);
  if (!asks || (previous.kind !== "list" && previous.kind !== "aggregate")) return null;
  const subject = index.graph.tableIds.get(previous.subject);
  if (subject === undefined) return null;
  const measures =
    previous.kind === "aggregate" && !(worth && countsRows(previous))
      ? addedUp(previous)
      : amountOf(previous, index, subject);
  return measures.length === 0
    ? null
    : aggregateQuery(previous.source, previous.subject, {
        measures,
        filter: rowsShown(previous, { index }, subject, false),
      });
}

/** The figures of groups, where they add up. */
function addedUp({ measures, hidden, dimensions, comparison }: AggregateQuery): Measure[] {
  const shown = measures.filter(({ id }) => !hidden.includes(id));
  const adds = ({ expression }: Measure): boolean =>
    expression.kind === "aggregate" && ["sum", "count"].includes(expression.aggregation);
  return dimensions.length > 0 && comparison === null && shown.every(adds) ? shown : [];
}

/** What rows that were listed or counted come to: the one amount listed, or the money of each row. */
export function amountOf(
  previous: AggregateQuery | ListQuery,
  index: ModelIndex,
  subject: number,
): Measure[] {
  const listed =
    previous.kind === "list" ? previous.columns.filter((column) => isAmountListed(column, { index })) : [];
  const [only, other] = listed;
  if (only !== undefined) return other === undefined ? [summed(only.expression, only.label)] : [];
  const sales = index.columns[index.sales ?? -1];
  const money = sales?.table === subject ? sales.id : moneyOf({ index }, subject);
  const column = index.columns[money ?? -1]?.column;
  return column?.defaultAggregation === "sum"
    ? [summed(fieldOf(previous.subject, column.name), column.label.toLowerCase())]
    : [];
}

const summed = (operand: Expression, label: string): Measure => ({
  id: "m1",
  label: `total ${label}`,
  expression: aggregateOf("sum", operand, []),
});

import type { AggregateQuery, Expression, SemanticQuery } from "@parlance/contract";

/** The intents that the specification names. */
export type Intent = "ranking" | "aggregation" | "time_series" | "data_analysis";

/** Which of the specified intents a reading is: its first rows, its course over time, its figures, or anything else. */
export function answerIntent(query: SemanticQuery | null): Intent {
  if (query?.kind !== "aggregate") return "data_analysis";
  if (query.dimensions.length > 0 && query.limit !== null && query.order.length > 0) return "ranking";
  return hasTime(query) ? "time_series" : "aggregation";
}

const hasTime = ({ dimensions }: AggregateQuery): boolean =>
  dimensions.some(({ expression }: { expression: Expression }) => expression.kind === "truncate");

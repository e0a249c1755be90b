import type { AggregateQuery } from "@parlance/contract";

/** Whether all that is told is how many rows there are, be they the subject's or others. */
export const onlyCountsRows = ({ measures }: AggregateQuery): boolean =>
  measures.every(
    ({ expression }) =>
      expression.kind === "aggregate" && expression.aggregation === "count" && expression.operand === null,
  );

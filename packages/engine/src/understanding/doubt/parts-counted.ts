import { aggregatesOf, type Filter, type MeasureExpression } from "@parlance/contract";

/** Which of the subject's rows a figure counts, and each of those that it is worked out from; none where it counts all. */
export const partsCounted = (expression: MeasureExpression): Filter[] =>
  aggregatesOf(expression).flatMap(({ path, filter }) =>
    path.length === 0 && filter !== null ? [filter] : [],
  );

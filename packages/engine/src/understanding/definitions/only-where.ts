import type { Filter, MeasureExpression } from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";

/** A measure over the rows that pass a filter; null for one that counts rows elsewhere. */
export function onlyWhere(expression: MeasureExpression, filter: Filter): MeasureExpression | null {
  switch (expression.kind) {
    case "aggregate":
      return expression.path.length > 0
        ? null
        : {
            ...expression,
            filter: conjunction([...(expression.filter === null ? [] : [expression.filter]), filter]),
          };
    case "arithmetic": {
      const [left, right] = [onlyWhere(expression.left, filter), onlyWhere(expression.right, filter)];
      return left === null || right === null ? null : { ...expression, left, right };
    }
    case "constant":
      return expression;
    case "derived":
      return null;
  }
}

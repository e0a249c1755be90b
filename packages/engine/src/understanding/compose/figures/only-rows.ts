import type { Filter, MeasureExpression } from "@parlance/contract";

/** A measure of the rows that a filter keeps, beside those that it counts already. */
export function onlyRows(measure: MeasureExpression, filter: Filter): MeasureExpression {
  switch (measure.kind) {
    case "aggregate": {
      const own = measure.filter;
      return { ...measure, filter: own === null ? filter : { kind: "and", filters: [own, filter] } };
    }
    case "arithmetic":
      return { ...measure, left: onlyRows(measure.left, filter), right: onlyRows(measure.right, filter) };
    default:
      return measure;
  }
}

import { aggregateOf, type Expression, type MeasureExpression } from "@parlance/contract";
import { type Part, phrasesIn } from "./part.ts";

/** The value of one row; null where a phrase has none. */
export function rowOf(part: Part): Expression | null {
  switch (part.kind) {
    case "number":
      return { kind: "constant", value: part.value, type: part.value % 1 === 0 ? "integer" : "decimal" };
    case "phrase":
      return part.row;
    case "operation": {
      const [left, right] = [rowOf(part.left), rowOf(part.right)];
      return left === null || right === null
        ? null
        : { kind: "arithmetic", operator: part.operator, left, right };
    }
  }
}

/** "List price - sale price", of which one adds up and the other does not: the difference of each row, and none of an average and a sum. */
const isMixed = (part: Part): boolean => {
  const kinds = isSumOfPhrases(part)
    ? phrasesIn(part).map(({ whole }) => (whole.kind === "aggregate" ? whole.aggregation : null))
    : [];
  return kinds.includes("sum") && kinds.includes("average");
};

/** Whether a formula only adds and takes off. */
const isSumOfPhrases = (part: Part): boolean =>
  part.kind !== "operation" ||
  ((part.operator === "-" || part.operator === "+") &&
    isSumOfPhrases(part.left) &&
    isSumOfPhrases(part.right));

/** The value of many rows: products of columns are computed on each row and added up, other figures are put together. */
export function wholeOf(part: Part): MeasureExpression {
  if (part.kind === "number") return { kind: "constant", value: part.value };
  if (part.kind === "phrase") return part.whole;
  const product = part.operator === "*" && [part.left, part.right].every(({ kind }) => kind !== "number");
  const row = product || isMixed(part) ? rowOf(part) : null;
  return row === null
    ? { kind: "arithmetic", operator: part.operator, left: wholeOf(part.left), right: wholeOf(part.right) }
    : aggregateOf("sum", row, []);
}

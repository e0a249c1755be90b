import { aggregateOf, aggregateQuery, fieldOf, type MeasureExpression } from "@parlance/contract";
import { expect, test } from "vitest";
import { dividesByItself } from "./divides-by-itself.ts";

const count = aggregateOf("count", null);
const weight = aggregateOf("sum", fieldOf("catches", "weight"));
const divided = (left: MeasureExpression, right: MeasureExpression) =>
  aggregateQuery("test", "catches", {
    measures: [{ id: "m1", label: "", expression: { kind: "arithmetic", operator: "/", left, right } }],
  });

test("a figure divided by itself says nothing", () => {
  expect(dividesByItself(divided(count, count))).toBe(true);
  expect(dividesByItself(divided(weight, count))).toBe(false);
});

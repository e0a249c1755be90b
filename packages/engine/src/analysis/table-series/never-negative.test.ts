import { aggregateOf, aggregateQuery, fieldOf, type MeasureExpression } from "@parlance/contract";
import { expect, test } from "vitest";
import { isNeverNegative } from "./never-negative.ts";

const count = aggregateOf("count", null);
const sum = aggregateOf("sum", fieldOf("orders", "profit"));
const hundred: MeasureExpression = { kind: "constant", value: 100 };
const arithmetic = (
  operator: "+" | "-" | "*" | "/",
  left: MeasureExpression,
  right: MeasureExpression,
): MeasureExpression => ({ kind: "arithmetic", operator, left, right });

test.each([
  [count, true],
  [arithmetic("*", hundred, arithmetic("/", count, count)), true],
  [arithmetic("-", count, count), false],
  [sum, false],
  [arithmetic("/", sum, count), false],
])("what cannot be below zero %#", (expression, expected) => {
  const query = aggregateQuery("test", "orders", { measures: [{ id: "m1", label: "M", expression }] });
  expect(isNeverNegative("m1", query)).toBe(expected);
  expect(isNeverNegative("m2", query)).toBe(false);
});

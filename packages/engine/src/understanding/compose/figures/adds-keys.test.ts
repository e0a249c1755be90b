import { aggregateOf, aggregateQuery, fieldOf } from "@parlance/contract";
import { expect, test } from "vitest";
import { makeModel } from "../../testing/make-model.ts";
import { addsKeys } from "./adds-keys.ts";

const { model } = makeModel({
  tables: {
    catches: {
      columns: { catch_id: { type: "integer", role: "key" }, weight: { type: "decimal", role: "measure" } },
    },
  },
});
const figure = (aggregation: "sum" | "average" | "maximum" | "count", column: string) =>
  aggregateQuery("test", "catches", {
    measures: [{ id: "m1", label: "", expression: aggregateOf(aggregation, fieldOf("catches", column)) }],
  });

test.each([
  ["average", "catch_id", true],
  ["sum", "catch_id", true],
  ["sum", "weight", false],
  ["maximum", "catch_id", false],
  ["count", "catch_id", false],
] as const)("the %s of %s", (aggregation, column, expected) =>
  expect(addsKeys(figure(aggregation, column), model, new Set(["id"]))).toBe(expected),
);

test("the highest key of which nobody speaks", () =>
  expect(addsKeys(figure("maximum", "catch_id"), model, new Set(["catch"]))).toBe(true));

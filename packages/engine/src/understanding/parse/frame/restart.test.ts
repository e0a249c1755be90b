import type { AggregateQuery } from "@parlance/contract";
import { expect, it } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { best, briefOf } from "../../testing/read.ts";

const index = salesIndex();

it.each([
  [
    "How many orders does each customer have? List the customer name, country and the number.",
    "count(*) by customer_name, country",
  ],
  ["How many orders did each customer place? List the customer name.", "list customer_name"],
])("what was counted before, in a list: %s", (question, expected) => {
  expect(briefOf(index, question)).toContain(expected);
});

it("shows what is split by where the figure stands behind", () => {
  expect(best(index, "orders by country: average freight").query).toMatchObject({ hidden: [] });
});

it("counts the rows that were counted before", () => {
  const { measures } = best(
    index,
    "How many orders did each customer place? List the customer name and the count.",
  ).query as AggregateQuery;
  expect(measures.map(({ label }) => label)).toEqual(["number of orders"]);
});

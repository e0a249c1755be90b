import { expect, it } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { best, briefOf } from "../../testing/read.ts";

const index = salesIndex();

it.each([
  [
    "compare Germany with the other countries: number of orders and freight",
    "count(*), sum(freight) by case",
  ],
  ["France vs the rest by freight", "sum(freight) by case"],
  [
    "number of orders on mondays vs fridays",
    "count(*) by day-of-week(order_date) where day-of-week(order_date) in 1|5 order v1",
  ],
  ["weekends vs weekdays: number of orders", "count(*) by case"],
  ["orders since last monday", "count(*) where order_date in 2024-05-13.."],
])("%s", (question, expected) => {
  expect(briefOf(index, question)).toBe(expected);
});

it.each([
  "is freight related to quantity",
  "does freight affect quantity",
  "how does quantity influence freight",
])("%s asks for a correlation", (question) => {
  const { query } = best(index, question);
  expect(query.kind === "analysis" && query.request.kind).toBe("correlation");
});

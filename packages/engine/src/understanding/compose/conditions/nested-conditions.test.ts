import { expect, test } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { briefOf } from "../../testing/read.ts";

test.each([
  "how many orders in May 2023 have no order lines",
  "number of orders in May 2023 without order lines",
])("the time before what rows lack is theirs: %s", (question) => {
  expect(briefOf(salesIndex(), question)).toMatch(
    /order_lines.* and order_date in 2023-05-01\.\.2023-06-01|order_date in 2023-05-01\.\.2023-06-01 and/,
  );
});

test("customers have no time of their own: it is that of what they lack", () => {
  expect(briefOf(salesIndex(), "customers in 2023 without orders")).toMatch(/order_date in 2023-01-01/);
});

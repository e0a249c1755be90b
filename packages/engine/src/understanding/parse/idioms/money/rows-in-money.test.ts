import { expect, test } from "vitest";
import { lendingIndex } from "../../../testing/lending-model.ts";
import { best, briefOf } from "../../../testing/read.ts";

const index = lendingIndex();

test.each([
  ["charges in € by ground", "sum(amount) by ground"],
  ["late charges in dollars", "sum(amount) where ground = Late"],
  ["value of the pirate costumes", "sum(buying_price) where style = Pirate"],
  ["number of charges and late charges", "count(*), count(*)"],
  ["number of charges by ground", "count(*) by ground"],
  ["what do we pay for a costume on average", "average(buying_price)"],
  ["how much did we pay for the pirate costumes", "sum(buying_price) where style = Pirate"],
  [
    "how many late charges are higher than the average late charge",
    "count(*) where (ground = Late and amount > overall average(amount))",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test("the average late charge is that of the late ones", () => {
  const { query } = best(index, "how many late charges are higher than the average late charge");
  expect(JSON.stringify(query).match(/"value":"Late"/g)).toHaveLength(2);
});

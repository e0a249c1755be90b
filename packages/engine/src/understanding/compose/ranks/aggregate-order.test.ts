import { expect, test } from "vitest";
import { briefOf } from "../../testing/read.ts";
import { rentalIndex } from "../../testing/rental-model.ts";

const index = rentalIndex();

test.each([
  ["top 3 cities by total tip and number of customers", "count(*), sum(tip) by city order m2 desc, m1 desc"],
  [
    "What are the top 4 cars by number of rentals and average fee per rental? Return the model, number of rentals and average fee.",
    "count(*), average(fee) by model order m1 desc, m2 desc limit 4",
  ],
  [
    "top 3 cars by maximum daily rate and number of rentals. Return the model and the maximum rate.",
    "maximum(daily_rate), count(*) by model order m1 desc, m2 desc limit 3",
  ],
])("a second figure ranks what is equal in the first: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

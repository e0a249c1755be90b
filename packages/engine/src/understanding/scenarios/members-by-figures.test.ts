import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";
import { rentalIndex } from "../testing/rental-model.ts";

const [club, rental] = [clubIndex(), rentalIndex()];

test.each([
  [rental, "agents by revenue", "sum(fee) by agent_name order m1 desc"],
  [rental, "cars by rentals", "count(*) by car_id"],
  [
    rental,
    "cars by number of rentals in 2023",
    "count(*) by car_id where booked_on in 2023-01-01..2024-01-01",
  ],
  [rental, "agents by fee", "sum(fee) by agent_name"],
  [club, "harbours by payments", "count(*) by harbour_name"],
  [club, "harbours by takings", "sum(amount) by harbour_name order m1 desc"],
])("%# %s: the figure of each, and no split by every amount", (index, question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

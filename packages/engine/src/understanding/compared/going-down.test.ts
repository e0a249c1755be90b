import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";
import { rentalIndex } from "../testing/rental-model.ts";

const [club, rental] = [clubIndex(), rentalIndex()];

test.each([
  [
    rental,
    "which agents are growing",
    "sum(fee) by agent_name having m1:difference > 0 order m1:difference desc",
  ],
  [
    rental,
    "which cars are losing rentals",
    "count(*) by car_id having m1:difference < 0 order m1:difference",
  ],
  [
    club,
    "harbours with rising payments",
    "sum(amount) by harbour_name having m1:difference > 0 order m1:difference desc",
  ],
  [
    rental,
    "channels that grew from 2022 to 2023",
    "sum(fee) by channel having m1:difference > 0 order m1:difference desc",
  ],
])("%# %s: those whose figure went that way", (index, question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("what is said of one figure, and of people who refused, is no change of members", () => {
  expect(briefOf(rental, "is revenue growing")).not.toContain("having");
  expect(() => briefOf(rental, "customers who declined")).toThrow("unknown-terms");
});

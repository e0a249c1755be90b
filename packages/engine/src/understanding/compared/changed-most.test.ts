import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";
import { rentalIndex } from "../testing/rental-model.ts";
import { understand } from "../understand.ts";

const [club, rental] = [clubIndex(), rentalIndex()];

test.each([
  [rental, "which agent grew the most in 2023", "sum(fee) by agent_name order m1:change desc limit 1"],
  [
    rental,
    "which 3 agents grew the most in number of rentals from 2022 to 2023",
    "count(*) by agent_name order m1:change desc limit 3",
  ],
  [
    rental,
    "biggest drop in fees by agent from 2022 to 2023",
    "sum(fee) by agent_name order m1:difference limit 1",
  ],
  [rental, "top 5 cars by growth in fees last month", "sum(fee) by car_id order m1:change desc limit 5"],
  [rental, "fastest growing agents", "sum(fee) by agent_name order m1:change desc limit 10"],
  [
    rental,
    "which agents lost the most rentals compared with last year",
    "count(*) by agent_name order m1:difference limit 10",
  ],
  [
    club,
    "which harbour had the steepest fall in payments in 2023 vs 2022",
    "sum(amount) by harbour_name order m1:difference limit 1",
  ],
  [
    club,
    "harbours whose payments rose the most",
    "sum(amount) by harbour_name order m1:difference desc limit 10",
  ],
  [
    club,
    "which harbour's payments declined the most in percent",
    "sum(amount) by harbour_name order m1:change limit 1",
  ],
])("%# %s: ranked by how far the figure went", (index, question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("what was highest is no change, and of rows that are not followed over time nothing changed", () => {
  expect(briefOf(rental, "which agent earned the most fees in 2023")).not.toContain("m1:");
  expect(briefOf(rental, "cars with the highest daily price")).not.toContain("m1:");
});

test("those that left are no drop in how many came", () => {
  const question = "city with the biggest loss of customers";
  const asked = { question, previous: [], previousQuestions: [], index: rental, now: "2024-05-15" };
  expect(understand(asked).kind).not.toBe("readings");
});

import { describe, expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

describe("alternatives with a time in them", () => {
  test.each([
    ["payments by card or before May 2024", "(method = Card or paid_on in ..2024-05-01)"],
    ["payments in March or before", "paid_on in ..2024-04-01"],
    ["payments in or before May 2024", "paid_on in ..2024-06-01"],
    ["reservations cancelled in May 2024 or before", "cancelled_on in ..2024-06-01"],
    [
      "payments in March or May 2024",
      "(paid_on in 2024-03-01..2024-04-01 or paid_on in 2024-05-01..2024-06-01)",
    ],
  ])("%s", (question, read) => {
    expect(briefOf(index, question)).toContain(read);
  });
});

describe("figures that rank no rows", () => {
  test.each([
    ["What is the highest nightly rate of a harbour in Oban?", "maximum(nightly_rate) where town = Oban"],
    ["the highest amount and the average amount by method", "maximum(amount), average(amount) by method"],
    [
      "What are the highest hours, lowest hours and average hours of lessons?",
      "minimum(hours), average(hours)",
    ],
    ["average hours across lessons on Knots", "average(hours) where topic = Knots"],
    ["What is the largest payment amount?", "maximum(amount)"],
  ])("%s", (question, read) => {
    expect(briefOf(index, question)).toContain(read);
  });

  test("rows are counted for each of what a number of them ranks", () => {
    expect(briefOf(index, "number of lessons in the top 2 topics")).toContain("count(*) by topic order");
    expect(briefOf(index, "number of members in the top 2 towns")).toContain("count(*) by town order");
  });

  test("a superlative still ranks where something is ranked", () => {
    expect(briefOf(index, "which harbour has the highest nightly rate")).toContain("order nightly_rate desc");
  });
});

test("no amount is a year that rows are said to be in", () => {
  expect(briefOf(index, "average amount in 2023")).toBe(
    "average(amount) where paid_on in 2023-01-01..2024-01-01",
  );
});

test.each([
  ["members who are 40 years old", "years(birth_date, now) = 40"],
  ["members who are at most 40 years old", "years(birth_date, now) <= 40"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

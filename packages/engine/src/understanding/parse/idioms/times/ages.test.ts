import { expect, test } from "vitest";
import { brief, briefOf } from "../../../testing/read.ts";
import { rentalIndex } from "../../../testing/rental-model.ts";
import { understand } from "../../../understand.ts";

const index = rentalIndex();

test.each([
  ["how many customers are between 30 and 45 years old?", "count(*) where age between 30 and 45"],
  ["number of 20 to 29 year olds", "count(*) where age between 20 and 29"],
  ["how many 20-29 year old customers", "count(*) where age between 20 and 29"],
  ["how many customers aged 30 to 40 in Vienna", "count(*) where (age between 30 and 40 and city = Wien)"],
  ["customers under 25 by city", "count(*) by city where age < 25"],
  ["how many children under 8 are on board", "count(*) where age < 8"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("numbers of rows are not compared where nothing is called so", () => {
  const read = understand({
    question: "cars under 20",
    previous: [],
    previousQuestions: [],
    index,
    now: "2024-05-15T00:00:00",
  });
  const guess = read.kind === "readings" ? (read.readings[0]?.query ?? null) : null;
  expect(guess === null ? "" : brief(guess)).not.toContain("car_id < 20");
});

import { expect, it } from "vitest";
import { salesIndex } from "../../../testing/models.ts";
import { best } from "../../../testing/read.ts";

const index = salesIndex();

/** The two periods that a reading compares, later first. */
function compared(question: string) {
  const { query } = best(index, question);
  if (query.kind !== "aggregate" || query.comparison === null) return null;
  const { current, previous } = query.comparison;
  return [current, previous].map(({ interval }) => `${interval.start} ${interval.end}`);
}

const years = ["2023-01-01 2024-01-01", "2022-01-01 2023-01-01"];

it.each([
  ["by how many percent did freight grow from 2022 to 2023", years],
  ["how much did freight increase from 2022 to 2023", years],
  ["change in freight from 2022 to 2023", years],
  ["difference in freight between 2022 and 2023", years],
  ["percentage increase in freight from 2022 to 2023", years],
  ["how much more freight did we have in 2023 than in 2022, in %", years],
  ["how did freight change from 2022 to 2023", years],
  ["how has freight grown between 2022 and 2023", years],
  ["by how much did freight rise last year", years],
  [
    "by how much did freight costs rise between 2022 and 2023",
    ["2023-01-01 2024-01-01", "2022-01-01 2023-01-01"],
  ],
  ["how much freight did we have in 2023", null],
  ["how much did freight rise since 2021", ["2023-01-01 2024-01-01", "2021-01-01 2022-01-01"]],
  ["by how much has freight fallen since january 2024", ["2024-04-01 2024-05-01", "2024-01-01 2024-02-01"]],
  ["the increase in freight since last month", ["2024-05-01 2024-06-01", "2024-04-01 2024-05-01"]],
  [
    "how much did freight change from last year to this year",
    ["2024-01-01 2025-01-01", "2023-01-01 2024-01-01"],
  ],
])("%s", (question, periods) => {
  expect(compared(question)).toEqual(periods);
});

it.each([
  "month-over-month change of freight in percent, 2023",
  "monthly freight 2023 with change in percent",
  "freight change month on month, 2023",
])("%s follows each month", (question) => {
  const { query } = best(index, question);
  expect(query.kind === "aggregate" && query.transforms.map(({ kind }) => kind)).toEqual(["growth"]);
});

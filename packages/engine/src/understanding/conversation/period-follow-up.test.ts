import { expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { best, briefOf } from "../testing/read.ts";

const index = salesIndex();

/** The conversation's last reading: its days that are compared, or its brief. */
function said(...turns: string[]): string {
  const question = turns.pop() ?? "";
  const { query } = best(index, question, turns);
  if (query.kind !== "aggregate" || query.comparison === null) return briefOf(index, question, turns);
  const { current, previous } = query.comparison;
  return [current, previous].map(({ interval }) => `${interval.start} ${interval.end}`).join(" vs ");
}

const spring = "freight in march 2024";

it.each([
  [[spring, "same period last year"], "sum(freight) where order_date in 2023-03-01..2023-04-01"],
  [[spring, "and the month before?"], "sum(freight) where order_date in 2024-02-01..2024-03-01"],
  [[spring, "the same month a year earlier"], "sum(freight) where order_date in 2023-03-01..2023-04-01"],
  [[spring, "vs last year"], "2024-03-01 2024-04-01 vs 2023-03-01 2023-04-01"],
  [[spring, "compared to january 2024"], "2024-03-01 2024-04-01 vs 2024-01-01 2024-02-01"],
  [["freight by country", "compare 2023 with 2022"], "2023-01-01 2024-01-01 vs 2022-01-01 2023-01-01"],
  [["freight by month in 2023", "versus the year before"], "2023-01-01 2024-01-01 vs 2022-01-01 2023-01-01"],
  [[spring, "vs last year", "and to january 2024"], "2024-03-01 2024-04-01 vs 2024-01-01 2024-02-01"],
  [[spring, "vs last year", "and in may 2023"], "sum(freight) where order_date in 2023-05-01..2023-06-01"],
  [
    ["freight by country", "top 2", "sort by country"],
    "sum(freight) by country where country among sum(freight) by country order m1 desc limit 2 order g1",
  ],
  [
    ["top 2 countries by freight in 2023", "which of those ordered in 2024"],
    "sum(freight) by country where (order_date in 2024-01-01..2025-01-01 and country among sum(freight) by country where order_date in 2023-01-01..2024-01-01 order m1 desc limit 2) order m1 desc",
  ],
  [["freight in Germany", "compare with France"], "sum(freight) by country where country in Germany|France"],
  [
    ["freight by segment in Germany", "versus France"],
    "sum(freight) by segment, country where country in Germany|France",
  ],
  [["number of customers in Germany", "and France"], "count(*) where country = France"],
  [["number of customers in Germany", "also France"], "count(*) where country in Germany|France"],
  [
    ["freight by country", "which one is the highest", "break it down by segment"],
    "sum(freight) by country, segment where country among sum(freight) by country order m1 desc limit 1",
  ],
])("%j", (turns, expected) => {
  expect(said(...turns)).toBe(expected);
});

import { expect, it } from "vitest";
import { salesIndex } from "../../testing/models.ts";
import { best } from "../../testing/read.ts";

const index = salesIndex();

/** What is compared and grouped: the two periods' days, and the kinds of the groupings. */
function compared(question: string) {
  const { query } = best(index, question);
  if (query.kind !== "aggregate" || query.comparison === null) return null;
  const { current, previous } = query.comparison;
  return {
    days: [current, previous].map(({ interval }) => `${interval.start} ${interval.end}`),
    groups: query.dimensions.map(({ expression }) =>
      expression.kind === "part" ? expression.part : expression.kind,
    ),
    filter: query.filter,
  };
}

const years = ["2024-01-01 2024-05-16", "2023-01-01 2023-05-16"];
const marches = ["2024-03-01 2024-04-01", "2023-03-01 2023-04-01"];

it.each([
  ["revenue vs last year", years, []],
  ["freight by segment compared with last year", years, ["field"]],
  ["freight by month vs last year", years, ["month-of-year"]],
  ["revenue in March 2024 vs last year", marches, []],
  ["revenue march-april 2024 against last year", ["2024-03-01 2024-05-01", "2023-03-01 2023-05-01"], []],
])("%s stands beside as much of the period before, without a filter", (question, days, groups) => {
  expect(compared(question)).toEqual({ days, groups, filter: null });
});

it.each([
  ["revenue by month in 2023 vs 2022", ["month-of-year"]],
  ["monthly freight 2023 compared to 2022", ["month-of-year"]],
  ["freight by month 2023 vs 2022", ["month-of-year"]],
  ["compare freight by quarter and segment in 2023 and 2022", ["quarter-of-year", "field"]],
])("%s stands beside the same months of the other year", (question, groups) => {
  expect(compared(question)).toEqual({
    days: ["2023-01-01 2024-01-01", "2022-01-01 2023-01-01"],
    groups,
    filter: null,
  });
});

it.each([
  ["quarters of one year have no months in common", "revenue by month in Q1 2023 vs Q2 2023"],
  ["what is told apart by nothing else is a grouping", "revenue Q1 2023 compared with Q1 2022"],
])("%s", (_, question) => expect(compared(question)).toBeNull());

it.each([
  ["freight by segment, Q1 2024 vs Q1 2023", ["2024-01-01 2024-04-01", "2023-01-01 2023-04-01"]],
  [
    "compare freight by segment in 2022 and 2023, with the percent change",
    ["2023-01-01 2024-01-01", "2022-01-01 2023-01-01"],
  ],
  [
    "freight by segment in 2022 and 2023 plus the difference",
    ["2023-01-01 2024-01-01", "2022-01-01 2023-01-01"],
  ],
])("%s has both figures of each kind side by side", (question, days) => {
  expect(compared(question)).toEqual({ days, groups: ["field"], filter: null });
});

it.each(["revenue growth from 2022 to 2023", "revenue growth 2022 to 2023", "growth of revenue 2022-2023"])(
  "%s holds the last year against the first",
  (question) => {
    expect(compared(question)?.days).toEqual(["2023-01-01 2024-01-01", "2022-01-01 2023-01-01"]);
  },
);

it.each(["revenue growth first half 2023 over first half 2022", "growth of revenue, H1 2022 vs H1 2023"])(
  "%s stands beside the earlier of two periods that are told",
  (question) => {
    expect(compared(question)).toEqual({
      days: ["2023-01-01 2023-07-01", "2022-01-01 2022-07-01"],
      groups: [],
      filter: null,
    });
  },
);

it.each(["compare freight by segment last year", "freight by week vs last year"])(
  "%s compares no periods",
  (question) => {
    expect(compared(question)).toBeNull();
  },
);

it.each(["freight winter 2023/24 vs winter 2022/23", "freight winter 2023/24 vs winter 2022/23 by segment"])(
  "%s: several months on end are each one period",
  (question) => {
    expect(compared(question)?.days).toEqual(["2023-12-01 2024-03-01", "2022-12-01 2023-03-01"]);
  },
);

it.each([
  ["freight growth by segment in 2023", ["2023-01-01 2024-01-01", "2022-01-01 2023-01-01"]],
  ["yoy growth of freight by segment in 2023", ["2023-01-01 2024-01-01", "2022-01-01 2023-01-01"]],
])("%s: kinds that grow in one period are held against the one before", (question, days) => {
  expect(compared(question)).toMatchObject({ days, groups: ["field"] });
});

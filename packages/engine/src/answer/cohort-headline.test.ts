import {
  type Aggregation,
  aggregateOf,
  aggregateQuery,
  type Expression,
  fieldOf,
  type Literal,
} from "@parlance/contract";
import { expect, test } from "vitest";
import { cohortHeadline } from "./cohort-headline.ts";
import { angled, dimension, measure, readable, resultOf } from "./testing/results.ts";

const month = (label: string, partial: string[] = []) => ({
  ...dimension(label, "date"),
  grain: "month" as const,
  partial,
});
const monthOf = (operand: Expression): Expression => ({ kind: "truncate", grain: "month", operand });
/** Who ordered, by the month from which their country or the order itself has a date, and the month of the order. */
const followed = (start: Expression, aggregation: Aggregation = "count-distinct") =>
  aggregateQuery("shop", "orders", {
    dimensions: [
      { id: "start", label: "First month", expression: monthOf(start) },
      { id: "month", label: "Month", expression: monthOf(fieldOf("orders", "placed")) },
    ],
    measures: [
      { id: "n", label: "Customers", expression: aggregateOf(aggregation, fieldOf("orders", "customer_id")) },
    ],
  });
const joined = fieldOf("customers", "joined", [{ relationship: "orders.customer", reversed: false }]);

const rows: Literal[][] = [
  ["2024-01-01", "2024-01-01", 100],
  ["2024-01-01", "2024-02-01", 40],
  ["2024-01-01", "2024-03-01", 30],
  ["2024-02-01", "2024-02-01", 50],
  ["2024-03-01", "2024-03-01", 10],
];
const said = (partial: string[] = [], cells = rows, query = followed(joined)): string | null => {
  const columns = [month("First month"), month("Month", partial), measure("Number of customers")];
  const table = resultOf(columns, cells);
  const sentence = cohortHeadline(table, query, angled);
  return sentence === null ? null : readable(sentence, table);
};

test("how many come again, over all beginnings for which that time is over", () => {
  expect(said()).toBe(
    `On average <${40 / 150}> of customers are there again in the month after their first.`,
  );
  expect(said(["2024-03-01"])).toBe(
    "On average <0.4> of customers are there again in the month after their first.",
  );
});

test("a year on is told where a year is over", () => {
  const later: Literal[][] = [...rows, ["2024-01-01", "2025-01-01", 25]];
  expect(said([], later)).toMatch(/<0.25> a year after\.$/);
});

test("no cohorts: times in any order, one time each, something beside a figure", () => {
  expect(said([], [...rows, ["2024-03-01", "2024-01-01", 3]])).toBe(null);
  expect(
    said(
      [],
      rows.filter(([from, to]) => from === to),
    ),
  ).toBe(null);
  expect(
    cohortHeadline(
      resultOf([dimension("City"), measure("Revenue")], [["Oslo", 3]]),
      followed(joined),
      angled,
    ),
  ).toBe(null);
});

test("two times of the same rows, and rows that are counted once each, are no cohorts", () => {
  expect(said([], rows, followed(fieldOf("orders", "shipped")))).toBe(null);
  expect(said([], rows, followed(joined, "count"))).toBe(null);
});

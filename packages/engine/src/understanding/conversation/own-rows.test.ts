import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { clubIndex } from "../testing/club-model.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, brief, briefOf } from "../testing/read.ts";
import { rentalIndex } from "../testing/rental-model.ts";
import { understand } from "../understand.ts";

const [club, rental] = [clubIndex(), rentalIndex()];

test.each([
  [["payments by method", "cancelled reservations"], "count(*) where state = cancelled"],
  [["average score by channel", "cancelled reservations"], "count(*) where state = cancelled"],
  [["payments by method", "only cancelled reservations"], "sum(amount) by method where state = cancelled"],
  [
    ["number of reservations by channel", "cancelled reservations"],
    "count(*) by channel where state = cancelled",
  ],
])(
  "rows by their own name are a topic of their own, unless they were counted before: %j",
  (turns, expected) => {
    expect(briefOf(club, turns.at(-1) ?? "", turns.slice(0, -1))).toBe(expected);
  },
);

const in2023 = "booked_on in 2023-01-01..2024-01-01";

test.each([
  [
    ["total fee by channel in 2023", "top customers"],
    `sum(fee) by full_name where ${in2023} order m1 desc limit 10`,
  ],
  [
    ["total fee by channel in 2023", "who are the top 5 customers"],
    `sum(fee) by full_name where ${in2023} order m1 desc limit 5`,
  ],
])("top others go by the figure that was shown: %j", (turns, expected) => {
  expect(briefOf(rental, turns.at(-1) ?? "", turns.slice(0, -1))).toBe(expected);
});

test.each([
  [["total fee by channel", "busiest weekday"], "count(*) by day-of-week(booked_on) order m1 desc limit 1"],
  [
    ["average fee by channel in 2023", "busiest weekday"],
    `count(*) by day-of-week(booked_on) where ${in2023} order m1 desc limit 1`,
  ],
])("the busiest time has the most rows, whatever was shown: %j", (turns, expected) => {
  expect(briefOf(rental, turns.at(-1) ?? "", turns.slice(0, -1))).toBe(expected);
});

test("what comes after “start over” is asked by itself", () => {
  const first = "total fee in 2023";
  const previous = [best(rental, first).query];
  const previousQuestions = [first, "Start over."];
  const read = understand({
    question: "number of rentals",
    previous,
    previousQuestions,
    index: rental,
    now: "2024-05-15T00:00:00",
    unanswered: true,
  });
  expect(read.kind === "readings" ? read.readings.map(({ query }) => brief(query))[0] : read.kind).toBe(
    "count(*)",
  );
});

const till = makeModel({
  tables: {
    sales: {
      rows: 900,
      fact: true,
      time: "sold_on",
      columns: {
        sale_id: { type: "integer", role: "key" },
        sold_on: { type: "date", minimum: "2022-01-03", maximum: "2023-12-30" },
        amount: { type: "decimal" },
        shop: { type: "string", values: ["North", "South"] },
      },
    },
  },
});

test.each([
  [["total amount in 2024", "number of sales"], "count(*)"],
  [["total amount in 2024", "by shop"], "sum(amount) by shop where sold_on in 2024-01-01..2025-01-01"],
  [["total amount in 2023", "number of sales"], "count(*) where sold_on in 2023-01-01..2024-01-01"],
])("another figure is not asked for of a period that the data holds nothing of: %j", (turns, expected) => {
  const index = buildModelIndex(till.model, till.values);
  expect(briefOf(index, turns.at(-1) ?? "", turns.slice(0, -1))).toBe(expected);
});

test.each([
  [
    ["customers from Graz", "which one has the most rentals"],
    "count(*) by full_name where city = Graz order m1 desc limit 1",
  ],
  [
    ["customers from Graz", "which 3 have the most rentals"],
    "count(*) by full_name where city = Graz order m1 desc limit 3",
  ],
])("those listed are ranked by their rows of another table: %j", (turns, expected) => {
  expect(briefOf(rental, turns.at(-1) ?? "", turns.slice(0, -1))).toBe(expected);
});

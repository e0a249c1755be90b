import { expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    sailings: {
      fact: true,
      rows: 900,
      time: "log_update",
      columns: {
        sailing_id: { type: "integer", role: "key" },
        crates: { type: "integer" },
        departure_year: { type: "integer", role: "time", minimum: 2019, maximum: 2023 },
        departure_month: { type: "string", values: ["March", "April", "May"] },
        departure_day: { type: "integer", minimum: 1, maximum: 31 },
        log_update: { type: "date" },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const date = "day(concatenate(departure_day,  , departure_month,  , departure_year))";

it.each([
  [
    "crates by departure month in 2022",
    `sum(crates) by month(${date}) where ${date} in 2022-01-01..2023-01-01 order g1`,
  ],
  ["how many sailings were there in 2022", `count(*) where ${date} in 2022-01-01..2023-01-01`],
  ["crates per month", `sum(crates) by month(${date}) order g1`],
  ["sailings by departure year", "count(*) by departure_year"],
  ["last month's sailings", `count(*) where ${date} in 2024-04-01..2024-05-01`],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));

/** Jumps of a club by three whole numbers, beside the day of another deed and a length in days. */
const jumps = (() => {
  const { model, values } = makeModel({
    tables: {
      jumps: {
        fact: true,
        rows: 900,
        time: "paid_on",
        columns: {
          Year: { type: "integer", role: "time", minimum: 2019, maximum: 2023 },
          Month: { type: "integer", role: "time", minimum: 1, maximum: 12, distinct: 12 },
          DayofMonth: { type: "integer", role: "time", minimum: 1, maximum: 31 },
          days_planned: { type: "integer" },
          drop_zone: { type: "string", values: ["North", "South"], distinct: 2 },
          paid_on: { type: "date" },
        },
      },
    },
  });
  return buildModelIndex(model, values);
})();
const day = "day(concatenate(Month, /, DayofMonth, /, Year))";

it.each([
  ["jumps by month", `count(*) by month(${day}) order g1`],
  ["jumps by weekday", `count(*) by day-of-week(${day}) order g1`],
  ["jumps in march 2021", `count(*) where ${day} in 2021-03-01..2021-04-01`],
  ["jumps year on year", `count(*) by year(${day}) order t growth`],
  ["jumps last month by drop zone", `count(*) by drop_zone where ${day} in 2024-04-01..2024-05-01`],
  ["how many jumps were planned longer than 20 days", "count(*) where days_planned > 20"],
])("%s", (question, read) => expect(briefOf(jumps, question)).toBe(read));

it("is told by a date that is called alike", () => {
  const { model, values } = makeModel({
    tables: {
      sales: {
        fact: true,
        rows: 900,
        time: "order_date",
        columns: {
          order_date: { type: "date" },
          order_year: { type: "integer", role: "time", minimum: 2019, maximum: 2023 },
          order_month: { type: "integer", role: "time", minimum: 1, maximum: 12, distinct: 12 },
          amount: { type: "decimal" },
        },
      },
    },
  });
  const sales = buildModelIndex(model, values);
  expect(briefOf(sales, "amount per month")).toBe("sum(amount) by month(order_date) order g1");
});

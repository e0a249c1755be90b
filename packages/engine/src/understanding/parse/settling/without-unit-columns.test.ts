import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";
import { ticketSheet } from "../../testing/ticket-sheet.ts";

const index = ticketSheet();

it.each([
  ["tickets with a delay over 2 hours", "count(*) where delay (min) > 120"],
  ["tickets with a delay of at least 3 hours", "count(*) where delay (min) >= 180"],
  ["top 3 hours by number of tickets", "count(*) by sailing_hour order m1 desc limit 3"],
])("%s", (question, meant) => {
  expect(briefOf(index, question)).toContain(meant);
});

const { model, values } = makeModel({
  tables: {
    sailings: {
      fact: true,
      rows: 6000,
      time: "left_at",
      columns: {
        day: { type: "integer", minimum: 1, maximum: 31 },
        hour: { type: "integer", minimum: 0, maximum: 23 },
        left_at: { type: "timestamp" },
        arrival_delay: { type: "integer", role: "measure", minimum: -30, maximum: 700 },
      },
    },
  },
});
const clock = buildModelIndex(model, values);

it.each([
  ["sailings with an arrival delay of more than 2 hours", "count(*) where arrival_delay > 120"],
  ["busiest hour of the day", "count(*) by hour-of-day(left_at) order m1 desc limit 1"],
  ["how many sailings have an hour above 20", "count(*) where hour > 20"],
])("beside columns of the clock and the day: %s", (question, meant) => {
  expect(briefOf(clock, question)).toBe(meant);
});

/** A bakery: sales, and the shifts of those who work there, which are more and have hours. */
const bakery = makeModel({
  tables: {
    shifts: {
      fact: true,
      rows: 5000,
      time: "shift_date",
      columns: {
        shift_id: { type: "integer", role: "key" },
        shift_date: { type: "date" },
        hours: { type: "decimal" },
      },
    },
    sales: {
      fact: true,
      rows: 900,
      time: "sold_at",
      columns: {
        sale_id: { type: "integer", role: "key" },
        sold_at: { type: "timestamp" },
        total_amount: { type: "decimal", unit: "currency" },
      },
    },
  },
});
const shop = buildModelIndex(bakery.model, bakery.values);

it.each([
  ["what is the busiest hour", "count(*) by hour-of-day(sold_at) order m1 desc limit 1"],
  ["busiest month", "count(*) by month(sold_at) order m1 desc limit 1"],
  ["total hours", "sum(hours)"],
])("what is sold makes a time busy, and no hours that somebody worked: %s", (question, meant) => {
  expect(briefOf(shop, question)).toBe(meant);
});

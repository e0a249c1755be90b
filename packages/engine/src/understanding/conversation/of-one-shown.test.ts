import { expect, test } from "vitest";
import { briefOf } from "../testing/read.ts";
import { rentalIndex } from "../testing/rental-model.ts";

const index = rentalIndex();
const last = (turns: string[]): string => briefOf(index, turns.at(-1) ?? "", turns.slice(0, -1));

const best = "customer_id among sum(fee) by customer_id order m1 desc limit 1";
const month = "month(booked_on) among sum(fee) by month(booked_on) order m1 desc limit 1";

test.each([
  [
    ["top 5 customers by total fee", "how many rentals did the top one have"],
    `count(*) by full_name where ${best}`,
  ],
  [["top 5 customers by total fee", "rentals of the second one"], `list rental_id where ${best} after 1`],
  [
    ["total fee by customer", "who is the top one", "list that customer's rentals"],
    `list rental_id where ${best}`,
  ],
  [
    ["total fee by month", "which month was the highest", "top customers in that month"],
    `sum(fee) by full_name where ${month} order m1 desc limit 10`,
  ],
])("one of those shown is spoken of: %j", (turns, expected) => {
  expect(last(turns)).toBe(expected);
});

test.each([
  [
    ["total fee by month", "which month was the highest", "drill into that month"],
    `sum(fee) by day(booked_on) where ${month} order g1`,
  ],
  [
    ["total fee by month in 2023", "drill into March"],
    "sum(fee) by day(booked_on) where booked_on in 2023-03-01..2023-04-01 order g1n",
  ],
  [
    ["total fee by month", "zoom in on 2023"],
    "sum(fee) by month(booked_on) where booked_on in 2023-01-01..2024-01-01 order g1",
  ],
  [["total fee by month", "drill down"], "sum(fee) by day(booked_on) order g1n"],
  [["total fee by month", "drill into phone"], "sum(fee) by month(booked_on) where channel = phone order g1"],
])("a time is drilled into by its parts: %j", (turns, expected) => {
  expect(last(turns)).toBe(expected);
});

test.each([
  [["total fee by month", "what if it goes on like this"], "forecast: sum(fee) by month(booked_on) order g1"],
  [
    ["total fee by month", "if this continues, where will we be?"],
    "forecast: sum(fee) by month(booked_on) order g1",
  ],
  [["number of rentals by channel", "percent"], "count(*) by channel share"],
  [["number of rentals by channel", "percent", "in percent"], "count(*) by channel share"],
  [
    ["cancellation rate by channel", "in percent"],
    "100 * count(*) / count(*) by channel where not channel missing",
  ],
  [
    ["rentals from Graz", "list them"],
    "list rental_id, customer_id, car_id, agent_id, booked_on, pickup_at, returned_at, km, fee, tip, state, channel where city = Graz",
  ],
])("short follow-ups: %j", (turns, expected) => {
  expect(last(turns)).toBe(expected);
});

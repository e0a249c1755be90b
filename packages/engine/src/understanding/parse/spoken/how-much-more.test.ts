import { expect, it } from "vitest";
import { garageSheet } from "../../testing/garage-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const garage = garageSheet();

it.each([
  [
    "how much more money did Leith bring in than Gorgie in 2023",
    "sum(net_amount) - sum(net_amount) where came_in in 2023-01-01..2024-01-01",
  ],
  ["how many more pieces does Leith use than Gorgie", "sum(pieces) - sum(pieces)"],
  ["how much longer do brakes take than clutches", "average(actual_minutes) - average(actual_minutes)"],
])("%s: the difference of the two", (question, read) => {
  expect(briefOf(garage, question)).toBe(read);
});

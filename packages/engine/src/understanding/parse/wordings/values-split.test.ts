import { expect, it } from "vitest";
import { garageSheet } from "../../testing/garage-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const garage = garageSheet();

it.each([
  ["card / cash / account split in percent", "count(*) by paid_by share"],
  ["Leith vs Gorgie percentage split", "count(*) by branch share"],
])("the share of the rows by the column of the values: %s", (question, read) => {
  expect(briefOf(garage, question)).toBe(read);
});

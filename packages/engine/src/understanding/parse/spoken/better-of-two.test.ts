import { expect, it } from "vitest";
import { garageSheet } from "../../testing/garage-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const garage = garageSheet();

it.each([
  [
    "does Bo Hale get better ratings than Di Frost",
    "average(stars) by mechanic where mechanic in Bo Hale|Di Frost",
  ],
  ["is cash more common than card", "count(*) by paid_by where paid_by in Cash|Card"],
  ["did Leith bring in more money than Gorgie?", "sum(net_amount) by branch where branch in Leith|Gorgie"],
  ["do brakes take longer than clutches", "average(actual_minutes) by work where work in Brakes|Clutch"],
  ["does Leith use more pieces than Gorgie", "sum(pieces) by branch where branch in Leith|Gorgie"],
])("one value beside the other: %s", (question, read) => {
  expect(briefOf(garage, question)).toBe(read);
});

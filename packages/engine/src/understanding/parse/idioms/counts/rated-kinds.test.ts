import { expect, it } from "vitest";
import { garageSheet } from "../../../testing/garage-sheet.ts";
import { briefOf } from "../../../testing/read.ts";

const garage = garageSheet();

it.each([
  ["best rated mechanic", "average(stars) by mechanic order m1 desc limit 1"],
  ["worst rated branch", "average(stars) by branch order m1 limit 1"],
])("kinds by the average mark of their rows: %s", (question, read) => {
  expect(briefOf(garage, question)).toBe(read);
});

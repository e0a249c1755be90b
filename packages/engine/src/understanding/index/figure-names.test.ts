import { expect, it } from "vitest";
import { garageSheet } from "../testing/garage-sheet.ts";
import { briefOf } from "../testing/read.ts";

const garage = garageSheet();

it.each([
  ["average time taken by branch", "average(actual_minutes) by branch"],
  ["median real duration", "median(actual_minutes)"],
  ["average planned time", "average(planned_minutes)"],
  ["satisfaction score by mechanic", "average(stars) by mechanic"],
  ["average price per piece", "average(unit_price)"],
  ["highest price each", "maximum(unit_price)"],
])("a figure by what people call it: %s", (question, read) => {
  expect(briefOf(garage, question)).toBe(read);
});

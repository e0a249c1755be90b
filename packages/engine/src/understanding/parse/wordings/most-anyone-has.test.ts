import { expect, it } from "vitest";
import { garageSheet } from "../../testing/garage-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const garage = garageSheet();

it.each([
  ["what is the longest any job has actually taken", "maximum(actual_minutes)"],
  ["the most anybody has paid", "maximum(net_amount)"],
  ["most pieces anyone has had in a single job", "maximum(pieces)"],
  ["who has had the most pieces of any mechanic", "sum(pieces) by mechanic order m1 desc limit 1"],
])("the end of a figure: %s", (question, read) => {
  expect(briefOf(garage, question)).toBe(read);
});

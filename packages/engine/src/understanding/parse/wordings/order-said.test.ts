import { expect, it } from "vitest";
import { garageSheet } from "../../testing/garage-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const garage = garageSheet();

it.each([
  ["average stars by mechanic, best rated on top", "average(stars) by mechanic order m1 desc"],
  ["jobs per branch, least used at the top", "count(*) by branch order m1"],
  ["average actual minutes by mechanic, slowest first", "average(actual_minutes) by mechanic order m1 desc"],
  ["average actual minutes by mechanic, fastest first", "average(actual_minutes) by mechanic order m1"],
  ["jobs per branch, busiest to quietest", "count(*) by branch order m1 desc"],
  ["work and actual minutes of jobs, longest on top", "list work, actual_minutes order actual_minutes desc"],
  ["which branch was first", "list branch order came_in limit 1"],
])("in which order: %s", (question, read) => {
  expect(briefOf(garage, question)).toBe(read);
});

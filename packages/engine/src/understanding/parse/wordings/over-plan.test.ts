import { expect, it } from "vitest";
import { garageSheet } from "../../testing/garage-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const garage = garageSheet();

it.each([
  [
    "by how many minutes do we overshoot the planned time on average",
    "average(actual_minutes - planned_minutes)",
  ],
  [
    "branch that overruns its plan by the most minutes all told",
    "sum(actual_minutes - planned_minutes) by branch order m1 desc limit 1",
  ],
  [
    "which mechanic exceeds the estimate the most",
    "sum(actual_minutes - planned_minutes) by mechanic order m1 desc limit 1",
  ],
  ["average minutes over plan by branch", "average(actual_minutes - planned_minutes) by branch"],
  ["jobs over 60 minutes", "count(*) where actual_minutes > 60"],
])("what was over what was planned: %s", (question, read) => {
  expect(briefOf(garage, question)).toBe(read);
});

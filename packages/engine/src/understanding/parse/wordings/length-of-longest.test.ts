import { expect, it } from "vitest";
import { garageSheet } from "../../testing/garage-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const garage = garageSheet();

it.each([
  ["length of our longest job", "maximum(actual_minutes)"],
  ["longest job in minutes", "maximum(actual_minutes)"],
  ["date of the very first job", "minimum(came_in)"],
  ["which job was the longest", "list job_no order actual_minutes desc limit 1"],
  [
    "three longest jobs with mechanic and branch",
    "list job_no, mechanic, branch order actual_minutes desc limit 3",
  ],
])("the figure or the day itself: %s", (question, read) => {
  expect(briefOf(garage, question)).toBe(read);
});

import { expect, it } from "vitest";
import { courseSheet } from "../../testing/course-sheet.ts";
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

it.each([
  ["the most seats anybody ever took", "maximum(seats_taken)"],
  ["the most seats we ever offered", "maximum(seats_offered)"],
  ["biggest course we ever held", "maximum(amount)"],
])("the end of a figure that a noun and a deed name together: %s", (question, read) => {
  expect(briefOf(courseSheet(), question)).toBe(read);
});

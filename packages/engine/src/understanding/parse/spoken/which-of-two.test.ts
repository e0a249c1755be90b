import { expect, it } from "vitest";
import { garageSheet } from "../../testing/garage-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const garage = garageSheet();

it.each([
  ["Leith or Gorgie - where do we use more pieces?", "sum(pieces) by branch where branch in Leith|Gorgie"],
  [
    "which branch used more pieces in 2023, Leith or Gorgie?",
    "sum(pieces) by branch where (branch in Leith|Gorgie and came_in in 2023-01-01..2024-01-01)",
  ],
  [
    "which branch had the most jobs, the one in Leith or the one in Gorgie? show both",
    "count(*) by branch where branch in Leith|Gorgie",
  ],
  [
    "who gets better ratings, Bo Hale or Di Frost, in 2023",
    "average(stars) by mechanic where (mechanic in Bo Hale|Di Frost and came_in in 2023-01-01..2024-01-01)",
  ],
  [
    "which month had more jobs, January or June 2023?",
    "count(*) by month(came_in) where (came_in in 2023-01-01..2023-02-01 or came_in in 2023-06-01..2023-07-01) order v1",
  ],
])("both beside each other: %s", (question, read) => {
  expect(briefOf(garage, question)).toBe(read);
});

import { expect, it } from "vitest";
import { garageSheet } from "../../testing/garage-sheet.ts";
import { briefOf } from "../../testing/read.ts";

it.each([
  ["ratio of the highest to the lowest net amount", "maximum(net_amount) / minimum(net_amount)"],
  [
    "ratio of highest to lowest net amount by branch in 2023",
    "maximum(net_amount) / minimum(net_amount) by branch where came_in in 2023-01-01..2024-01-01",
  ],
])("%s", (question, read) => {
  expect(briefOf(garageSheet(), question)).toBe(read);
});

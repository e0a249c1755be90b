import { expect, test } from "vitest";
import { textUnits } from "./text-units.ts";

test.each([
  [
    ["90 min", "112 min", "1 Season", "4 Seasons"],
    ["min", "season"],
  ],
  [["36 months", "60 months"], ["month"]],
  [["1st", "2nd", "3rd"], []],
  [["$1,200", "12%", "14"], []],
  [["10+ years", "1 year"], ["year"]],
])("%j are counted in %j", (values, units) => {
  expect(textUnits(values)).toEqual(units);
});

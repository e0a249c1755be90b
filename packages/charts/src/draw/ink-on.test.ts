import { expect, test } from "vitest";
import { inkOn } from "./ink-on.ts";
import { themes } from "./theme.ts";

test.each([
  [["#000000", "#ffffff"], 0, "#ffffff"],
  [["#000000", "#ffffff"], 0.4, "#ffffff"],
  [["#000000", "#ffffff"], 0.6, "#000000"],
  [["#000000", "#ffffff"], 2, "#000000"],
  [themes.dark.sequential, 0.75, "#000000"],
  [themes.light.sequential, 0.75, "#ffffff"],
])("on %j at %d stands %s", (ramp, place, ink) => {
  expect(inkOn(ramp, place)).toBe(ink);
});

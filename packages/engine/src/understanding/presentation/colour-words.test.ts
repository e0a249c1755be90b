import { chartColours } from "@parlance/contract";
import { expect, test } from "vitest";
import { anyColour, colourOf } from "./colour-words.ts";

test.each([
  ["Dark Blue", "navy"],
  ["light blue", "sky"],
  ["yellow", "gold"],
  ["gray", "grey"],
  ["magenta", "pink"],
  ["ultraviolet", null],
  ["blueish", null],
])("%s is %s", (name, colour) => {
  expect(colourOf(name)).toBe(colour);
});

test("every colour of a chart can be named", () => {
  for (const colour of chartColours) {
    expect(colourOf(colour)).toBe(colour);
    expect(new RegExp(`^${anyColour}$`, "i").test(colour)).toBe(true);
  }
});

import { expect, it } from "vitest";
import { garageSheet } from "../../testing/garage-sheet.ts";
import { briefOf } from "../../testing/read.ts";

const garage = garageSheet();

it.each([
  ["stars by who did it", "average(stars) by mechanic"],
  ["list came in, work and who fixed it", "list came_in, work, mechanic"],
])("those who did it: %s", (question, read) => {
  expect(briefOf(garage, question)).toBe(read);
});

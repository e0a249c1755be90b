import { expect, test } from "vitest";
import { lendingIndex } from "../../testing/lending-model.ts";
import { briefOf } from "../../testing/read.ts";

const index = lendingIndex();

test.each([
  ["avg number of hires on a friday", "average hires per day on fridays"],
  ["how many hires do we have on a typical monday", "average hires per day on mondays"],
  ["average number of hires per saturday", "average hires per day on saturdays"],
])("“%s” asks for: %s", (said, plain) => {
  expect(briefOf(index, said)).toBe(briefOf(index, plain));
});

test("how many there were on such days is their number", () =>
  expect(briefOf(index, "how many hires on fridays")).toContain("count(*) where"));

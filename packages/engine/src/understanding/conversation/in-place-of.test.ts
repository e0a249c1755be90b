import { expect, test } from "vitest";
import { inPlaceOf } from "./in-place-of.ts";

test.each([
  ["Norway instead of Sweden", "Norway instead"],
  ["by town rather than by coast", "by town instead"],
  ["split by age, not town", "by age instead"],
  ["instead of Sweden, Norway", "Norway instead"],
  ["only the ones that are not open", "only the ones that are not open"],
  ["which ports did not report?", "which ports did not report?"],
])("%s: %s", (said, plain) => {
  expect(inPlaceOf(said)).toBe(plain);
});

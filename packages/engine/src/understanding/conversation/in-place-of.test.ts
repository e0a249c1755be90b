import { expect, test } from "vitest";
import { asCorrected, inPlaceOf } from "./in-place-of.ts";

test.each([
  ["Norway instead of Sweden", "Norway instead"],
  ["by town rather than by coast", "by town instead"],
  ["split by age, not town", "by age instead"],
  [
    "show the average age of each of them instead of the count",
    "show the average age of each of them instead",
  ],
  ["instead of Sweden, Norway", "Norway instead"],
  ["only the ones that are not open", "only the ones that are not open"],
  ["which ports did not report?", "which ports did not report?"],
])("%s: %s", (said, plain) => {
  expect(inPlaceOf(said)).toBe(plain);
});

test.each([
  ["no, I meant orders", "orders instead"],
  ["sorry, i meant by region", "by region instead"],
  ["I meant 2023", "2023 instead"],
  ["no, by quarter", "by quarter instead"],
  ["No - only Norway", "only Norway instead"],
  ["I meant how many ferries sailed in May", "how many ferries sailed in May"],
  ["sorry not Leeds, York", "York instead"],
  ["no not the north but the south", "south instead"],
  ["no, York", "York instead"],
  ["no, thanks", undefined],
  ["not Leeds, York", undefined],
  ["no orders lately", undefined],
  ["what is meant by churn", undefined],
])("%s: %s", (said, plain) => {
  expect(asCorrected(said)?.text).toBe(plain);
});

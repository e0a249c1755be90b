import { expect, test } from "vitest";
import { isOfRecords } from "./is-of-records.ts";

test("records are dated and many; short tables and those without dates are none", () => {
  expect(isOfRecords({ "model/timed": 1, "model/rows": Math.log(5001) })).toBe(true);
  expect(isOfRecords({ "model/timed": 1, "model/rows": 3 })).toBe(false);
  expect(isOfRecords({ "model/rows": 9 })).toBe(false);
});

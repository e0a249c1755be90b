import { expect, test } from "vitest";
import { briefOf } from "../testing/read.ts";
import { rentalIndex } from "../testing/rental-model.ts";

const index = rentalIndex();
const now = "(signed_up < 2024-05-16 and (closed_on missing or closed_on >= 2024-05-16))";

test.each([
  [["active customers by month", "by city instead"], `count(*) by city where ${now}`],
  [
    ["active customers by month", "by city", "which city has the most"],
    `count(*) by city where ${now} order m1 desc limit 1`,
  ],
  [
    ["active customers by month in 2023", "and the total"],
    "count(*) where (signed_up < 2024-01-01 and (closed_on missing or closed_on >= 2024-01-01))",
  ],
  [
    ["active customers by month", "only active ones"],
    "count(*) by month(signed_up until closed_on) order g1",
  ],
  [
    ["active customers by month", "only those from Graz"],
    "count(*) by month(signed_up until closed_on) where city = Graz order g1",
  ],
])("follow-ups of what stands keep to what stands: %j", (turns, expected) => {
  expect(briefOf(index, turns.at(-1) ?? "", turns.slice(0, -1))).toBe(expected);
});

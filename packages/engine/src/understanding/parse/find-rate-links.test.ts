import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

test.each([
  ["cancellation rate per channel in %", "100 * count(*) / count(*) by channel"],
  ["no-show rate by channel", "100 * count(*) / count(*) by channel"],
  ["pass rate per school", "100 * count(*) / count(passed) by school"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

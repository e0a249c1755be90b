import { describe, expect, test } from "vitest";
import { bookingSheet } from "../../../testing/booking-sheet.ts";
import { briefOf } from "../../../testing/read.ts";

const index = bookingSheet();

describe("what became of rows", () => {
  test.each([
    ["% of lessons that end up cancelled", "100 * count(*) / count(*)"],
    ["how many lessons got refused", "count(*) where status = Refused"],
    ["portion of lessons that end in a refusal, by town", "100 * count(*) / count(*) by town"],
  ])("%s", (question, read) => {
    expect(briefOf(index, question)).toBe(read);
  });
});

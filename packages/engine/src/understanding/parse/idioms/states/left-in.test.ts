import { describe, expect, test } from "vitest";
import { bookingSheet } from "../../../testing/booking-sheet.ts";
import { briefOf } from "../../../testing/read.ts";

const index = bookingSheet();

describe("rows of any state", () => {
  test.each([
    "how many lessons in all, cancelled ones too",
    "lessons by town, cancelled or not",
    "how many lessons including the cancelled ones",
    "number of lessons (completed or not) by town",
  ])("%s", (question) => {
    expect(briefOf(index, question)).not.toContain("status");
  });
});

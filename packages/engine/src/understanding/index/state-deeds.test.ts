import { describe, expect, test } from "vitest";
import { bookingSheet } from "../testing/booking-sheet.ts";
import { briefOf } from "../testing/read.ts";

const index = bookingSheet();

describe("deeds that states tell of", () => {
  test.each([
    ["how many cancellations", "count(*) where status in Cancelled by pupil|Cancelled by school"],
    ["cancellations, how many", "count(*) where status in Cancelled by pupil|Cancelled by school"],
    ["how many lessons got cancelled", "count(*) where status in Cancelled by pupil|Cancelled by school"],
    ["number of lessons called off", "count(*) where status in Cancelled by pupil|Cancelled by school"],
    ["cancellations by town", "count(*) by town where status in Cancelled by pupil|Cancelled by school"],
    ["how many cancellations by the pupil", "count(*) where status = Cancelled by pupil"],
    ["pupil cancellations by town", "count(*) by town where status = Cancelled by pupil"],
    ["cancellation rate by town", "100 * count(*) / count(*) by town"],
    ["which town loses the most lessons", "count(*) by town where status = Lost order m1 desc limit 1"],
    ["losses per town", "count(*) by town where status = Lost"],
    ["what percentage do we refuse", "100 * count(*) / count(*)"],
    ["lessons by town, refused ones don't count", "count(*) by town where status != Refused"],
  ])("%s", (question, read) => {
    expect(briefOf(index, question)).toBe(read);
  });
});

import { describe, expect, test } from "vitest";
import { bookingSheet } from "../testing/booking-sheet.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

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

describe("states of several words", () => {
  const { model, values } = makeModel({
    tables: {
      credits: {
        fact: true,
        rows: 900,
        columns: {
          credit_id: { type: "integer", role: "key" },
          grade: { type: "string", values: ["A", "B"], distinct: 2 },
          credit_status: { type: "string", values: ["Fully Paid", "Charged Off", "Current"], distinct: 3 },
        },
      },
    },
  });
  test.each([
    ["how many credits defaulted", "count(*) where credit_status = Charged Off"],
    ["default rate by grade", "100 * count(*) / count(*) by grade"],
  ])("%s", (question, read) => {
    expect(briefOf(buildModelIndex(model, values), question)).toBe(read);
  });
});

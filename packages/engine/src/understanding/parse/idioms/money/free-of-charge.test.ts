import { describe, expect, test } from "vitest";
import { bookingSheet } from "../../../testing/booking-sheet.ts";
import { briefOf } from "../../../testing/read.ts";

const index = bookingSheet();

describe("some money or none", () => {
  test.each([
    ["how many lessons were free of charge", "count(*) where fee = 0"],
    ["how many lessons cost nothing", "count(*) where fee = 0"],
    ["free lessons by town", "count(*) by town where fee = 0"],
    ["lessons where we charged a fee, how many", "count(*) where fee > 0"],
    [
      "average fee, counting only the lessons where we really charged something",
      "average(fee) where fee > 0",
    ],
    ["average fee, counting only lessons where there was one", "average(fee) where fee > 0"],
    ["average fee where one was charged", "average(fee) where fee > 0"],
    ["how many lessons of 20 to 40", "count(*) where fee between 20 and 40"],
    ["number of fees of 20 to 40", "count(*) where fee between 20 and 40"],
  ])("%s", (question, read) => {
    expect(briefOf(index, question)).toBe(read);
  });
});

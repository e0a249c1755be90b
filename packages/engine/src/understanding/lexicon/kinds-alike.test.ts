import { describe, expect, test } from "vitest";
import { bookingSheet } from "../testing/booking-sheet.ts";
import { briefOf } from "../testing/read.ts";

const index = bookingSheet();

describe("kinds that are said in another way", () => {
  test.each([
    ["how many pay-as-you-go lessons", "count(*) where tariff = PAYG"],
    ["pay as you go lessons by town", "count(*) by town where tariff = PAYG"],
    ["how many were cancelled due to sickness", "cancel_reason = Illness"],
  ])("%s", (question, read) => {
    expect(briefOf(index, question)).toContain(read);
  });
});

import { describe, expect, test } from "vitest";
import { bookingSheet } from "../testing/booking-sheet.ts";
import { briefOf } from "../testing/read.ts";

const index = bookingSheet();

describe("deeds that flags tell of", () => {
  test.each([
    ["how many lessons where the pupil turned up", "count(*) where att = Y"],
    ["no-shows by town", "count(*) by town where att = N"],
    ["no shows, how many", "count(*) where att = N"],
    ["how many pupils failed to show up", "count-distinct(pupil) where att = N"],
    ["lessons by town, no-shows don't count", "count(*) by town where (att != N or att missing)"],
    ["how many lessons came off the waiting list", "count(*) where wl = Y"],
    ["how many lessons can't be rebooked", "count(*) where rebookable = false"],
    ["how many pupils came", "count-distinct(pupil) where att = Y"],
    ["how many pupils came to Perth", "count-distinct(pupil) where (att = Y and town = Perth)"],
  ])("%s", (question, read) => {
    expect(briefOf(index, question)).toBe(read);
  });
});

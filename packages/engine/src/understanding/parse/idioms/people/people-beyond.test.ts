import { describe, expect, test } from "vitest";
import { bookingSheet } from "../../../testing/booking-sheet.ts";
import { briefOf } from "../../../testing/read.ts";
import { understand } from "../../../understand.ts";

const index = bookingSheet();

describe("people beyond an age", () => {
  test.each([
    ["how many people over 60 had a lesson in Perth", "age > 60"],
    ["average fee for students under 21", "average(fee) where age < 21"],
    ["average fee for students between 21 and 25", "average(fee) where age between 21 and 25"],
    ["how many people between 21 and 25 had a lesson in Perth", "age between 21 and 25"],
    ["anyone under 21, how many", "count(*) where age < 21"],
  ])("%s", (question, read) => {
    expect(briefOf(index, question)).toContain(read);
  });

  test("other things are counted or measured by the number", () => {
    expect(briefOf(index, "people over 60 lessons")).not.toContain("age");
    expect(briefOf(index, "fees over 60")).not.toContain("age");
  });

  test("a word for some people is not dropped where rows do not tell them apart", () => {
    const asked = { question: "how many women over 40", previous: [], previousQuestions: [], index };
    expect(understand({ ...asked, now: "2024-05-15T00:00:00" }).kind).not.toBe("readings");
  });
});

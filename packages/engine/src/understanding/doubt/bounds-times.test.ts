import { expect, test } from "vitest";
import { practiceSheet } from "../testing/practice-sheet.ts";
import { best } from "../testing/read.ts";
import { tokenize } from "../text/tokenize.ts";
import { boundsTimes } from "./bounds-times.ts";

const sheet = practiceSheet();
const doubted = (question: string, read: string): string[] =>
  boundsTimes(tokenize(question), best(sheet, read));

test("a number of times, or of some of ours, is no amount", () => {
  const amount = "appointments with a fee over 25";
  expect(doubted("clinicians praised more than 25 times", amount)).toEqual(["25"]);
  expect(doubted("clinicians who took over 25 of our patients", amount)).toEqual(["25"]);
  expect(doubted("appointments over 25 pounds", amount)).toEqual([]);
  expect(doubted("clinicians booked over 25 times", "clinicians with more than 25 appointments")).toEqual([]);
});

import { expect, test } from "vitest";
import { practiceSheet } from "../../testing/practice-sheet.ts";
import { briefOf } from "../../testing/read.ts";
import { tokenize } from "../../text/tokenize.ts";
import { withoutAsides } from "./without-asides.ts";

const sheet = practiceSheet();

test.each([
  ["average rating, blanks don't count", "average(rating)"],
  ["average rating (ignoring blanks)", "average(rating)"],
  [
    "which clinician has the most cancelled appointments to their name",
    "count(*) by clinician where (status = cancelled and not clinician missing) order m1 desc limit 1",
  ],
  ["total fee over the whole base", "sum(fee_gbp)"],
  [
    "cumulative fees by month in 2024, starting from zero in january",
    "sum(fee_gbp) by month(booked_on) where booked_on in 2024-01-01..2025-01-01 order g1 running",
  ],
  ["what was our total fee across all years?", "sum(fee_gbp)"],
  ["fees, everything together", "sum(fee_gbp)"],
  ["fees, all years together", "sum(fee_gbp)"],
  ["how many appointments since we started this log", "count(*)"],
  ["how many people through the door", "count(*)"],
  ["number of appointments ever recorded", "count(*)"],
  ["total fee by service, in pounds", "sum(fee_gbp) by service"],
  ["the biggest fee we ever took", "maximum(fee_gbp)"],
  ["the most minutes anybody ever reserved with us", "maximum(minutes_booked)"],
  ["appointments that came back cancelled", "count(*) where status = cancelled"],
  ["total fee, all three services", "sum(fee_gbp)"],
  ["how many new appointments got added per month", "count(*) by month(booked_on) order g1"],
  ["percentage of appointments with insured ticked", "100 * count(*) / count(*)"],
  [
    "appointments that were cancelled, not necessarily at the same service",
    "count(*) where status = cancelled",
  ],
  ["how many separate patients are behind these appointments", "count-distinct(patient_name)"],
])("is said beside what is asked: %s", (question, read) => {
  expect(briefOf(sheet, question)).toBe(read);
});

test.each([
  "fees in dollars",
  "fees of more than the other two put together",
  "how many appointments have a missing rating, blanks don't count",
  "growth in fees since the beginning",
  "the most anyone ever paid",
  "appointments on their plate of forms",
])("stays: %s", (question) => {
  const tokens = tokenize(question);
  expect(withoutAsides(tokens, sheet)).toEqual(tokens);
});

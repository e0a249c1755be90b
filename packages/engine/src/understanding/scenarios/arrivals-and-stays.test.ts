import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** One sheet of cabins that were booked: told by the day of booking, with a day of arrival, and one of cancellation for some. */
const { model, values } = makeModel({
  tables: {
    cabin_bookings: {
      fact: true,
      rows: 900,
      time: "booked_on",
      columns: {
        booking_no: { type: "string", role: "key" },
        booked_on: { type: "date" },
        arrival_date: { type: "date" },
        lead_time_days: { type: "integer", role: "measure" },
        nights: { type: "integer", role: "measure" },
        cabin_type: { type: "string", values: ["lodge", "hut"] },
        is_cancelled: { type: "boolean" },
        repeat_guest: { type: "boolean" },
        cancelled_on: { type: "date", nulls: 700 },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const in2023 = "in 2023-01-01..2024-01-01";

describe("a noun that a date is called after brings its date", () => {
  test.each([
    ["arrivals per month in 2023", `count(*) by month(arrival_date) where arrival_date ${in2023}`],
    ["how many arrivals in 2023", `count(*) where arrival_date ${in2023}`],
    ["nights for arrivals in 2023", `sum(nights) where arrival_date ${in2023}`],
    [
      "average nights by cabin type for arrivals in 2023",
      `average(nights) by cabin_type where arrival_date ${in2023}`,
    ],
    ["how many bookings in 2023", `count(*) where booked_on ${in2023}`],
  ])("%s", (question, meant) => {
    expect(briefOf(index, question)).toContain(meant);
  });
});

describe("a stay is as long as its nights, and not as what comes before it", () => {
  test.each([
    ["average length of stay by cabin type", "average(nights) by cabin_type"],
    ["how long do guests stay", "average(nights)"],
    ["average lead time", "average(lead_time_days)"],
  ])("%s", (question, meant) => {
    expect(briefOf(index, question)).toContain(meant);
  });

  test.each(["longest stay", "how many bookings stay longer than the average stay"])("%s", (question) => {
    expect(briefOf(index, question)).toMatch(/nights/);
    expect(briefOf(index, question)).not.toMatch(/lead_time/);
  });
});

test.each([
  ["cancellations per month", "by month(cancelled_on)"],
  ["cancellations in 2023", `cancelled_on ${in2023}`],
])("deeds that a flag tells are of the time that is called after them: %s", (question, meant) => {
  expect(briefOf(index, question)).toContain(meant);
});

test.each([
  ["number of bookings by repeat guests", /^count\(\*\) where repeat_guest/],
  ["number of bookings by repeat guest", /^count\(\*\) by repeat_guest/],
  ["total nights, cancellations out", /^sum\(nights\) where is_cancelled != true/],
])("a flag in the plural is said of the rows: %s", (question, meant) => {
  expect(briefOf(index, question)).toMatch(meant);
});

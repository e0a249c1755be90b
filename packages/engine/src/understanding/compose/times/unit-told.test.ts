import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    crossings: {
      fact: true,
      rows: 4000,
      time: "left_at",
      columns: {
        year: { type: "integer", minimum: 2022, maximum: 2023 },
        month: { type: "integer", minimum: 1, maximum: 12 },
        left_at: { type: "timestamp" },
        ferry: { type: "string", values: ["Alba", "Brae"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["cumulative number of crossings month by month", "count(*) by month(left_at) order g1 running"],
  ["running total of crossings by month and ferry", "count(*) by month(left_at), ferry order g1 running"],
  ["3 month moving average of crossings", "count(*) by month(left_at) order t moving"],
  ["2 quarter moving average of crossings", "count(*) by quarter(left_at) order t moving"],
  ["crossings by ferry and month", "count(*) by ferry, month(left_at) order g2"],
])("a column of months is no second split beside the months of a time: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("years of a row that is referred to are a time along which things add up", () => {
  const { model, values } = makeModel({
    tables: {
      terms: {
        rows: 12,
        columns: {
          term_id: { type: "integer", role: "key" },
          yr: { type: "integer", minimum: 2018, maximum: 2024, distinct: 7 },
        },
      },
      bookings: {
        fact: true,
        rows: 900,
        columns: {
          booking_id: { type: "integer", role: "key" },
          term_id: { type: "integer", distinct: 12 },
          booked_on: { type: "date", role: "time" },
        },
      },
    },
    references: ["bookings.term_id>terms.term_id"],
  });
  expect(briefOf(buildModelIndex(model, values), "cumulative bookings by year")).toBe(
    "count(*) by yr running",
  );
});

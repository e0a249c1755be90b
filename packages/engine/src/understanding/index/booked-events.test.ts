import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const key = { type: "integer", role: "key" } as const;
/** Bookings of a riding hall for concerts, with the days on which they were booked and paid. */
const { model, values } = makeModel({
  tables: {
    stewards: {
      naming: "steward_name",
      columns: { steward_id: key, steward_name: { type: "string", distinct: 90 } },
    },
    reservations: {
      fact: true,
      rows: 900,
      time: "booked_on",
      columns: {
        reservation_id: key,
        steward_id: key,
        concert_kind: { type: "string", values: ["choir", "band"], distinct: 3 },
        booked_on: { type: "date", minimum: "2021-01-01" },
        concert_date: { type: "date", minimum: "2021-03-01" },
        paid_on: { type: "date", minimum: "2021-02-01", nulls: 9 },
        fee: { type: "decimal" },
      },
    },
  },
  references: ["reservations.steward_id>stewards.steward_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many concerts in 2023", "count(*) where concert_date in 2023-01-01..2024-01-01"],
  ["concerts by month", "count(*) by month(concert_date) order g1"],
  [
    "total fee by concert kind in 2023",
    "sum(fee) by concert_kind where concert_date in 2023-01-01..2024-01-01",
  ],
  ["how many concerts were booked in 2023", "count(*) where booked_on in 2023-01-01..2024-01-01"],
  ["how many reservations in 2023", "count(*) where booked_on in 2023-01-01..2024-01-01"],
  ["how many days ahead do people book", "average(days(booked_on, concert_date))"],
])("what bookings are of takes place on a day of its own: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

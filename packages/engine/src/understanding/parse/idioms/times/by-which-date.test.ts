import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    bookings: {
      fact: true,
      rows: 900,
      time: "date",
      columns: {
        booking_no: { type: "integer", role: "key", distinct: 900 },
        date: { type: "date" },
        lesson: { type: "string", values: ["Judo", "Yoga"] },
        booked_on: { type: "date" },
        attended: { type: "string", values: ["Y", "N"] },
        price: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["price per quarter going by lesson date", "sum(price) by quarter(date) order g1"],
  ["price per quarter by date of booking", "sum(price) by quarter(booked_on) order g1"],
  ["bookings per month by booking date", "count(*) by month(booked_on) order g1"],
  ["bookings in 2023 (booking date)", "count(*) where booked_on in 2023-01-01..2024-01-01"],
  ["visits per lesson", "count(*) by lesson where attended = Y"],
])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));

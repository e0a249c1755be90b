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

const stays = makeModel({
  tables: {
    guests: {
      rows: 80,
      columns: { guest_id: { type: "integer", role: "key" }, name: { type: "string" } },
    },
    stays: {
      fact: true,
      rows: 900,
      time: "booked_on",
      columns: {
        stay_id: { type: "integer", role: "key", distinct: 900 },
        guest_id: { type: "integer" },
        channel: { type: "string", values: ["web", "phone"] },
        booked_on: { type: "date" },
        check_in: { type: "date" },
        check_out: { type: "date" },
        cancelled_on: { type: "date", nulls: 700 },
      },
    },
  },
  references: ["stays.guest_id>guests.guest_id"],
});
const hotel = buildModelIndex(stays.model, stays.values);

test.each([
  ["stays per month in 2023 (check in date)", "month(check_in) where check_in in 2023-01-01..2024-01-01"],
  ["stays by channel in 2023 (check out)", "channel where check_out in 2023-01-01..2024-01-01"],
  ["stays by the month the guest checked out", "month(check_out)"],
  ["stays by quarter (quarter they were cancelled)", "quarter(cancelled_on)"],
  [
    "stays by channel in 2023, by the date the guests checked out",
    "channel where check_out in 2023-01-01..2024-01-01",
  ],
])("%s", (question, expected) => expect(briefOf(hotel, question)).toContain(`by ${expected}`));

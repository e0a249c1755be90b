import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const id = { type: "integer", role: "key" } as const;

/** Concerts and the bookings for them; halls and what they are let for. */
const { model, values } = makeModel({
  tables: {
    halls: {
      rows: 60,
      naming: "hall_name",
      columns: {
        hall_id: id,
        hall_name: { type: "string", distinct: 60 },
        town: { type: "string", values: ["Ulm", "Kiel"], distinct: 9 },
        list_rent: { type: "decimal", unit: "currency" },
      },
    },
    concerts: {
      rows: 90,
      fact: true,
      time: "played_on",
      naming: "concert_name",
      columns: {
        concert_id: id,
        hall_id: id,
        concert_name: { type: "string", distinct: 90 },
        played_on: { type: "date" },
        kind: { type: "string", values: ["Choir", "Band"], distinct: 4 },
        hall_rent: { type: "decimal", unit: "currency" },
        total_cost: { type: "decimal", unit: "currency", nulls: 5 },
      },
    },
    bookings: {
      rows: 4000,
      fact: true,
      time: "booked_on",
      columns: {
        booking_id: id,
        concert_id: id,
        booked_on: { type: "date" },
        seats: { type: "integer", minimum: 1, maximum: 8 },
        seat_price: { type: "decimal", unit: "currency" },
        booking_toll: { type: "decimal", unit: "currency" },
        amount_paid: { type: "decimal", unit: "currency" },
      },
    },
    credits: {
      rows: 300,
      fact: true,
      time: "credited_on",
      columns: {
        credit_id: id,
        booking_id: id,
        credited_on: { type: "date" },
        quantity: { type: "integer", minimum: 1, maximum: 8 },
      },
    },
  },
  references: [
    "concerts.hall_id>halls.hall_id",
    "bookings.concert_id>concerts.concert_id",
    "credits.booking_id>bookings.booking_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["gap between list rent and actual rent by town", "sum(list_rent - hall_rent) by town"],
  [
    "gap between list rent and hall rent, total over all concerts in 2023",
    "sum(list_rent - hall_rent) where played_on in 2023-01-01..2024-01-01",
  ],
  [
    "what is left of the amount paid after tolls, per concert",
    "sum(amount_paid - booking_toll) by concert_name",
  ],
  [
    "takings (seats times price) per concert, less the toll",
    "sum(seats * seat_price - booking_toll) by concert_name",
  ],
  [
    "profit per concert (seat money paid minus total cost)",
    "sum(amount_paid) - sum(total_cost) by concert_name",
  ],
  [
    "kept per concert (paid minus toll, concerts that have a total cost)",
    "sum(amount_paid - booking_toll) by concert_name where not total_cost missing",
  ],
])("one number less another, each total once: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

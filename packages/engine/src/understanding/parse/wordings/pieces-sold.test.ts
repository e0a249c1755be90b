import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";
import { understand } from "../../understand.ts";

/** A theatre: bookings of several tickets each, which are what comes in, and sales of its bar beside them. */
const { model, values } = makeModel({
  tables: {
    productions: {
      rows: 12,
      naming: "title",
      columns: {
        production_id: { type: "integer", role: "key" },
        title: { type: "string", distinct: 12, values: ["Hamlet", "Evita"] },
        genre: { type: "string", distinct: 3, values: ["drama", "musical"] },
        running_mins: { type: "integer" },
      },
    },
    bookings: {
      fact: true,
      rows: 900,
      time: "booked_on",
      columns: {
        booking_id: { type: "integer", role: "key" },
        production_id: { type: "integer" },
        booked_on: { type: "date" },
        tickets: { type: "integer" },
        amount_paid: { type: "decimal", unit: "currency" },
      },
    },
    bar_sales: {
      fact: true,
      rows: 700,
      columns: {
        sale_id: { type: "integer", role: "key" },
        production_id: { type: "integer" },
        item: { type: "string", distinct: 5, values: ["wine"] },
        total: { type: "decimal", unit: "currency" },
      },
    },
  },
  references: [
    "bookings.production_id>productions.production_id",
    "bar_sales.production_id>productions.production_id",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["average ticket price", "sum(amount_paid) / sum(tickets)"],
  ["price per ticket by genre", "sum(amount_paid) / sum(tickets) by genre"],
  ["which production sold the most tickets", "sum(tickets) by title order m1 desc limit 1"],
  ["tickets sold by production", "sum(tickets) by title"],
  ["revenue by genre", "sum(amount_paid) by genre"],
  ["how many productions are there", "count(*)"],
])("pieces that rows of money tell the number of: %s", (question, read) =>
  expect(briefOf(index, question)).toBe(read),
);

test("a figure that nothing carries is not passed over behind another one", () => {
  const question = "average ticket weight";
  expect(
    understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" }),
  ).toMatchObject({ kind: "unknown-terms", terms: ["weight"] });
});

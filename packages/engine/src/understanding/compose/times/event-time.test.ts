import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { clubIndex } from "../../testing/club-model.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";
import { rentalIndex } from "../../testing/rental-model.ts";

const index = clubIndex();

test.each([
  ["reservations cancelled in 2023 by channel", "cancelled_on in 2023-01-01..2024-01-01"],
  ["members expelled in 2023", "left_on in 2023-01-01..2024-01-01"],
  ["members from Oban who took Knots in 2023", "enrolled_on in 2023-01-01..2024-01-01"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test.each([
  ["rentals returned before May 2023", "returned_at in ..2023-05-01"],
  ["how many rentals returned by month", "by month(returned_at) where"],
  ["how many rentals were returned more than 30 days ago", "returned_at in ..2024-04-15"],
])("the time of a state: %s", (question, read) => {
  expect(briefOf(rentalIndex(), question)).toContain(read);
});

test("the months of a period are those of its time", () => {
  expect(briefOf(rentalIndex(), "How many customers had rentals in each of the last 3 months?")).toBe(
    "count(*) by month(booked_on) where booked_on in 2024-02-01..2024-05-01 order g1",
  );
});

/** Makers whose jars are sold on lines of orders. */
const { model, values } = makeModel({
  tables: {
    makers: {
      rows: 40,
      naming: "maker_name",
      time: "joined_on",
      columns: {
        maker_id: { type: "integer", role: "key" },
        maker_name: { type: "string", distinct: 40 },
        joined_on: { type: "date" },
      },
    },
    jars: {
      rows: 300,
      naming: "jar_name",
      time: "created_on",
      columns: {
        jar_id: { type: "integer", role: "key" },
        jar_name: { type: "string", distinct: 290 },
        maker_id: { type: "integer" },
        created_on: { type: "date" },
      },
    },
    orders: {
      rows: 900,
      fact: true,
      time: "ordered_on",
      columns: { order_id: { type: "integer", role: "key" }, ordered_on: { type: "date" } },
    },
    order_lines: {
      rows: 3000,
      fact: true,
      columns: {
        line_id: { type: "integer", role: "key" },
        order_id: { type: "integer" },
        jar_id: { type: "integer" },
        quantity: { type: "integer", distinct: 9 },
      },
    },
  },
  references: [
    "jars.maker_id>makers.maker_id",
    "order_lines.order_id>orders.order_id",
    "order_lines.jar_id>jars.jar_id",
  ],
});
const sales = buildModelIndex(model, values);

test.each([
  "how many different jars did we sell in 2023",
  "how many different makers did we sell in 2023",
  "how many makers sold something in 2023",
])("the time of a deed is that of what its rows are part of: %s", (question) => {
  expect(briefOf(sales, question)).toContain("ordered_on in 2023-01-01..2024-01-01");
});

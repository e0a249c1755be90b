import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { salesIndex } from "../../../testing/models.ts";
import { briefOf } from "../../../testing/read.ts";
import { rentalIndex } from "../../../testing/rental-model.ts";
import { understand } from "../../../understand.ts";

const index = rentalIndex();

test.each([
  ["customers who never rented", "related(rentals) = 0"],
  ["customers who never came to the shop", "related(rentals) = 0"],
  ["cars that nobody ever rented", "related(rentals) = 0"],
  ["cars no one has rented", "related(rentals) = 0"],
  ["agents who never handled a rental", "related(rentals) = 0"],
  ["which cars has nobody rented", "related(rentals) = 0"],
  ["how many customers have never booked anything?", "related(rentals) = 0"],
  ["agents without any rental in the books", "related(rentals) = 0"],
  ["cars not rented in 2023", "related(rentals where booked_on in 2023-01-01..2024-01-01) = 0"],
  ["customers who rented at least 3 times", "related(rentals) >= 3"],
  ["customers who rented some cars more than once", "related(rentals) > 1"],
  ["customers who rented five times", "related(rentals) = 5"],
  ["cars that were rented for more than 20 times", "related(rentals) > 20"],
  ["clients who never rented", "related(rentals) = 0"],
  ["vehicles nobody ever rented", "related(rentals) = 0"],
  ["which vehicles did nobody rent", "related(rentals) = 0"],
  ["how many vehicles were never rented", "related(rentals) = 0"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test("a word that nothing knows before the rows is not lost", () => {
  const question = "customers who have not taken a zorbing rental";
  const read = understand({
    question,
    previous: [],
    previousQuestions: [],
    index,
    now: "2024-05-15T00:00:00",
  });
  expect(read).toMatchObject({ kind: "unknown-terms" });
});

test.each([
  ["how many customers rented in 2023", "count(*) where booked_on in 2023-01-01..2024-01-01"],
  ["how many cars were rented last month", "count(*) where booked_on in 2024-04-01..2024-05-01"],
  ["how many customers signed up in 2023", "count(*) where signed_up in 2023-01-01..2024-01-01"],
  ["how many agents were hired in 2023", "count(*) where hired in 2023-01-01..2024-01-01"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("two words that name a table together are no rows that the first of them had", () => {
  expect(briefOf(salesIndex(), "how many order lines in 2023")).toBe(
    "count(*) where order_date in 2023-01-01..2024-01-01",
  );
});

test("a bare deed of those asked for is done by those with such rows, and where they come from is none", () => {
  expect(briefOf(index, "how many customers rented")).toBe("count(*) where related(rentals) > 0");
  expect(briefOf(index, "how many customers come from Switzerland")).not.toContain("rentals");
});

test("guests stayed by their bookings, and not by what is told of these", () => {
  const { model, values } = makeModel({
    tables: {
      guests: { rows: 80, columns: { guest_id: { type: "integer", role: "key" }, name: { type: "string" } } },
      reservations: {
        fact: true,
        rows: 900,
        time: "booked_on",
        columns: {
          reservation_id: { type: "integer", role: "key", distinct: 900 },
          guest_id: { type: "integer" },
          booked_on: { type: "date" },
        },
      },
      stay_extras: {
        fact: true,
        rows: 400,
        time: "served_on",
        columns: {
          extra_id: { type: "integer", role: "key", distinct: 400 },
          reservation_id: { type: "integer" },
          served_on: { type: "date" },
        },
      },
    },
    references: [
      "reservations.guest_id>guests.guest_id",
      "stay_extras.reservation_id>reservations.reservation_id",
    ],
  });
  const read = briefOf(buildModelIndex(model, values), "how many guests stayed in 2023");
  expect(read).toContain("where booked_on in 2023-01-01..2024-01-01");
});

import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** Repairs of a bicycle workshop. */
const { model, values } = makeModel({
  tables: {
    repairs: {
      fact: true,
      rows: 900,
      time: "booked_in",
      key: ["job_no"],
      columns: {
        job_no: { type: "string", role: "key", distinct: 900 },
        booked_in: { type: "date", minimum: "2022-01-03", maximum: "2024-05-10" },
        customer: { type: "string", values: ["Tom Abbot", "Sue Baker"], distinct: 300 },
        town: { type: "string", values: ["Leeds", "York", "Hull"], distinct: 3 },
        mechanic: { type: "string", values: ["Anna Bell", "Eve Fox"], distinct: 8 },
        shift: { type: "string", values: ["Early", "Late", "Night"], distinct: 3 },
        stage: { type: "string", values: ["Collected", "Rejected"], distinct: 2 },
        payment_method: { type: "string", values: ["Card", "Cash", "Voucher"], distinct: 3 },
        labour_minutes: { type: "integer", unit: "duration" },
        invoice_total: { type: "decimal", unit: "currency" },
        rating: { type: "integer", level: true, minimum: 1, maximum: 5, distinct: 5 },
        first_visit: { type: "integer", role: "category", flag: true, minimum: 0, maximum: 1, distinct: 2 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["average rating for each mechanic, highest to lowest", "average(rating) by mechanic order m1 desc"],
  [
    "average labour minutes for each mechanic, slowest first",
    "average(labour_minutes) by mechanic order m1 desc",
  ],
  ["repairs per town, smallest first please", "count(*) by town order m1"],
  ["rank our mechanics by the average rating", "average(rating) by mechanic order m1 desc rank"],
])("an order that a question ends with is of all groups: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  [
    "invoice total in december 2023 and how much in the december before",
    "booked_in in 2023-12-01..2024-01-01 or booked_in in 2022-12-01..2023-01-01",
  ],
  [
    "invoice total in March compared with March last year",
    "booked_in in 2024-03-01..2024-04-01 or booked_in in 2023-03-01..2023-04-01",
  ],
  ["repairs in the last week of January (27th to 31st) 2024", "booked_in in 2024-01-27..2024-02-01"],
])("units of time that another one tells the year of: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test.each([
  [
    "in 2023 did we take more money by card than by cash",
    "sum(invoice_total) by payment_method where (payment_method in Card|Cash and booked_in in 2023-01-01..2024-01-01)",
  ],
  [
    "is the night shift worse than the early one when you look at the average rating",
    "average(rating) by shift where shift in Night|Early",
  ],
  [
    "do rejected night repairs take more labour minutes on average than the rejected early ones",
    "average(labour_minutes) by shift where (stage = Rejected and shift in Night|Early)",
  ],
  ["does Leeds bring in more than the other two towns put together", "sum(invoice_total) by case"],
])("two kinds side by side: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

test.each([
  [
    "repairs over 380: who, which town, how much",
    "list customer, town, invoice_total where invoice_total > 380",
  ],
  [
    "rejected repairs in Hull, i need the date, town and how it was paid",
    "booked_in, town, payment_method where (stage = Rejected and town = Hull)",
  ],
  [
    "rejected and above 350 - give me name, date and amount so i can ring them",
    "list customer, booked_in, invoice_total where (stage = Rejected and invoice_total > 350)",
  ],
  [
    "list the night repairs with a rating of 1 or 2 - job no, date, mechanic",
    "list job_no, booked_in, mechanic where (shift = Night and rating in 1|2)",
  ],
  ["rejected repairs in Hull: name, town, amount of each repair", "list customer, town, invoice_total where"],
])("all that is listed is shown: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

/** Gifts to a hospice, some of which nobody has given thanks for. */
const gifts = makeModel({
  tables: {
    gifts: {
      fact: true,
      rows: 900,
      time: "given_on",
      columns: {
        gift_id: { type: "integer", role: "key" },
        given_on: { type: "date" },
        giver: { type: "string", distinct: 300 },
        amount: { type: "decimal", unit: "currency" },
        thanked_on: { type: "date", nulls: 90 },
      },
    },
  },
});

test("what was not yet done denies nothing that follows", () => {
  const read = briefOf(
    buildModelIndex(gifts.model, gifts.values),
    "gifts not yet thanked and above 150 - give me giver, date and amount",
  );
  expect(read).toContain("giver, given_on, amount where (thanked_on missing and amount > 150)");
});

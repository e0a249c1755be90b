import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Readers of whom only the birth is dated, and loans whose day stands in a calendar; with `loans` false the readers alone. */
const library = (loans: boolean) => {
  const { model, values } = makeModel({
    tables: {
      readers: {
        rows: 800,
        time: "birth_date",
        naming: "reader_name",
        columns: {
          reader_key: { type: "integer", role: "key" },
          reader_name: { type: "string", distinct: 800 },
          birth_date: { type: "date" },
        },
      },
      ...(loans && {
        loans: {
          fact: true,
          rows: 9000,
          columns: {
            loan_key: { type: "integer" as const, role: "key" as const },
            reader_key: { type: "integer" as const, role: "key" as const },
            day_key: { type: "integer" as const, role: "key" as const },
          },
        },
        days: {
          rows: 730,
          time: "full_date",
          columns: {
            day_key: { type: "integer" as const, role: "key" as const },
            full_date: { type: "date" as const },
            calendar_year: { type: "integer" as const },
            month_name: { type: "string" as const },
          },
        },
      }),
    },
    references: loans ? ["loans.reader_key>readers.reader_key", "loans.day_key>days.day_key"] : [],
  });
  return buildModelIndex(model, values);
};

test.each([
  [true, "how many readers did we have in 2023", "count(*) where full_date in 2023-01-01..2024-01-01"],
  [true, "how many readers were born in 1990", "count(*) where birth_date in 1990-01-01..1991-01-01"],
  [false, "how many readers in 1990", "count(*) where birth_date in 1990-01-01..1991-01-01"],
])("a period is of a birth where it is said or nothing else is dated (%s): %s", (loans, question, read) => {
  expect(briefOf(library(loans), question)).toBe(read);
});

/** Gadgets of which few were withdrawn, and sales whose lines have no time of their own. */
const bazaar = makeModel({
  tables: {
    gadgets: {
      rows: 90,
      time: "withdrawn_on",
      naming: "gadget_name",
      columns: {
        gadget_id: { type: "integer", role: "key" },
        gadget_name: { type: "string", distinct: 90 },
        withdrawn_on: { type: "date", nulls: 80 },
      },
    },
    stalls: {
      rows: 5,
      naming: "stall_name",
      columns: {
        stall_id: { type: "integer", role: "key" },
        stall_name: { type: "string", distinct: 5 },
        district: { type: "string", values: ["East", "West"] },
      },
    },
    makers: {
      rows: 9,
      naming: "maker_name",
      columns: {
        maker_id: { type: "integer", role: "key" },
        maker_name: { type: "string", distinct: 9 },
      },
    },
    receipts: {
      fact: true,
      rows: 4000,
      time: "rung_at",
      columns: {
        receipt_id: { type: "integer", role: "key" },
        stall_id: { type: "integer" },
        rung_at: { type: "timestamp" },
        visitors: { type: "integer" },
      },
    },
    receipt_lines: {
      fact: true,
      rows: 9000,
      columns: {
        receipt_id: { type: "integer" },
        line_no: { type: "integer" },
        gadget_id: { type: "integer" },
        quantity: { type: "integer", role: "measure" },
        unit_price: { type: "decimal", unit: "currency", role: "measure" },
      },
    },
  },
  references: [
    "receipts.stall_id>stalls.stall_id",
    "receipt_lines.receipt_id>receipts.receipt_id",
    "receipt_lines.gadget_id>gadgets.gadget_id",
  ],
});
const bazaarIndex = buildModelIndex(bazaar.model, bazaar.values);

test.each([
  ["how many different gadgets were sold in 2023", "count(*) where rung_at in 2023-01-01..2024-01-01"],
  ["how many gadgets were handed out in 2023", "count(*) where rung_at in 2023-01-01..2024-01-01"],
  ["how many gadgets were withdrawn in 2023", "count(*) where withdrawn_on in 2023-01-01..2024-01-01"],
])("a period is of when things were given up only where that is said: %s", (question, read) => {
  expect(briefOf(bazaarIndex, question)).toBe(read);
});

test.each(["average receipt by district", "average receipt size per district", "average bill by district"])(
  "what a receipt comes to, and no other number of it: %s",
  (question) => {
    const read = briefOf(bazaarIndex, question);
    expect(read).toContain("unit_price) / count-distinct(receipt_id) by district");
  },
);

/** Parcels whose day of order stands in a calendar, and some of which were not shipped. */
const depot = makeModel({
  tables: {
    parcels: {
      fact: true,
      rows: 900,
      columns: {
        parcel_key: { type: "integer", role: "key" },
        day_key: { type: "integer", role: "key" },
        ship_date: { type: "date", nulls: 20 },
      },
    },
    days: {
      rows: 730,
      time: "full_date",
      columns: { day_key: { type: "integer", role: "key" }, full_date: { type: "date" } },
    },
  },
  references: ["parcels.day_key>days.day_key"],
});

test.each([
  [
    "how many parcels in 2023 have not been shipped",
    "(ship_date missing and full_date in 2023-01-01..2024-01-01)",
  ],
  ["how many parcels were shipped in 2023", "ship_date in 2023-01-01..2024-01-01"],
])("a period is not of a time that rows are said to lack: %s", (question, where) => {
  expect(briefOf(buildModelIndex(depot.model, depot.values), question)).toBe(`count(*) where ${where}`);
});

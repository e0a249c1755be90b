import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

/** Visits to the exhibits that a museum shows in its houses, by patrons who each have a house of their own, with a calendar. */
const { model, values } = makeModel({
  tables: {
    exhibits: {
      rows: 90,
      naming: "exhibit_title",
      time: "made_on",
      columns: {
        exhibit_key: key,
        exhibit_title: { type: "string", distinct: 90 },
        made_on: { type: "date" },
      },
    },
    houses: {
      rows: 8,
      naming: "house_name",
      columns: {
        house_key: key,
        house_name: { type: "string", values: ["North Hall", "Old Mill"], distinct: 8 },
      },
    },
    patrons: {
      rows: 700,
      columns: { patron_key: key, level: { type: "string", values: ["Gold", "Blue"] }, own_house_key: key },
    },
    days: {
      rows: 730,
      time: "full_date",
      columns: {
        day_key: key,
        full_date: { type: "date" },
        year: { type: "integer" },
        quarter: { type: "integer" },
        month: { type: "integer" },
        month_name: { type: "string" },
      },
    },
    visits: {
      fact: true,
      rows: 6000,
      columns: {
        visit_key: key,
        day_key: key,
        exhibit_key: key,
        house_key: key,
        patron_key: key,
        guests: { type: "integer" },
      },
    },
  },
  references: [
    "visits.day_key>days.day_key",
    "visits.exhibit_key>exhibits.exhibit_key",
    "visits.house_key>houses.house_key",
    "visits.patron_key>patrons.patron_key",
    "patrons.own_house_key>houses.house_key",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["exhibits with over 200 guests", "sum(guests) by exhibit_title having m1 > 200"],
  ["how many exhibits did we show at North Hall in 2023", "full_date in 2023-01-01..2024-01-01"],
  ["guests by month", "sum(guests) by month(full_date)"],
  ["guests by quarter", "sum(guests) by quarter(full_date)"],
  ["guests in month 3", "month = 3"],
  [
    "number of patrons who went to both North Hall and Old Mill",
    "where house_name = North Hall) > 0 and related",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});

import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Crates that are packed, shipped somewhere and delivered. */
const { model, values } = makeModel({
  tables: {
    crates: {
      fact: true,
      rows: 900,
      time: "booked_at",
      columns: {
        id: { type: "integer", role: "key" },
        booked_at: { type: "date", minimum: "2023-01-01", maximum: "2024-12-20", distinct: 600 },
        delivered_on: { type: "date", minimum: "2023-01-05", maximum: "2024-12-24", distinct: 600 },
        status: { type: "string", values: ["Booked", "Shipped", "Delivered"], distinct: 3 },
        ship_country: { type: "string", values: ["Norway", "Chile", "Kenya"], distinct: 3 },
        kilos: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["how many crates shipped to Chile", "count(*) where ship_country = Chile"],
  ["kilos shipped to Kenya", "sum(kilos) where ship_country = Kenya"],
  ["how many crates are shipped", "count(*) where status = Shipped"],
  ["crates booked per month", "count(*) by month(booked_at) order g1"],
  ["how many days after booking are crates delivered", "average(days(booked_at, delivered_on))"],
  ["how many crates are booked", "count(*) where status = Booked"],
  [
    "how many crates were delivered over the last 30 days",
    "count(*) where delivered_on in 2024-04-16..2024-05-16",
  ],
  ["crates that were delivered in 2023", "count(*) where delivered_on in 2023-01-01..2024-01-01"],
])("%s is %s", (question, expected) => {
  expect(briefOf(index, question, [])).toBe(expected);
});

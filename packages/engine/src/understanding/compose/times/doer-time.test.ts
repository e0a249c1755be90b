import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Fairs that stalls are booked for, the charges for their services, and crates that go out with a van. */
const { model, values } = makeModel({
  tables: {
    traders: {
      rows: 80,
      naming: "trader_name",
      columns: {
        trader_id: { type: "integer", role: "key" },
        trader_name: { type: "string", values: ["Aldo", "Berta"] },
      },
    },
    stalls: {
      rows: 900,
      fact: true,
      time: "fair_date",
      columns: {
        stall_id: { type: "integer", role: "key" },
        trader_id: { type: "integer" },
        booked_on: { type: "date" },
        fair_date: { type: "date" },
        invoice_date: { type: "date", nulls: 30 },
        fee_charged: { type: "decimal", role: "measure" },
      },
    },
    vans: {
      rows: 300,
      fact: true,
      time: "ordered_on",
      columns: {
        van_no: { type: "integer", role: "key" },
        ordered_on: { type: "date" },
        requested_ship_date: { type: "date" },
        ship_date: { type: "date", nulls: 10 },
      },
    },
    crates: {
      rows: 4000,
      fact: true,
      columns: {
        crate_id: { type: "integer", role: "key" },
        van_no: { type: "integer" },
        kilos: { type: "decimal", role: "measure" },
      },
    },
    sale: {
      rows: 90,
      time: "sale_date",
      columns: { sale_id: { type: "integer", role: "key" }, sale_date: { type: "date" } },
    },
    calves: {
      rows: 900,
      fact: true,
      time: "brought_on",
      columns: {
        calf_id: { type: "integer", role: "key" },
        sale_id: { type: "integer" },
        brought_on: { type: "date" },
        calf_status: { type: "string", values: ["Sold", "Unsold"] },
      },
    },
    offers: {
      rows: 2000,
      fact: true,
      time: "offered_at",
      columns: {
        offer_id: { type: "integer", role: "key" },
        calf_id: { type: "integer" },
        offered_at: { type: "timestamp" },
      },
    },
  },
  references: [
    "calves.sale_id>sale.sale_id",
    "offers.calf_id>calves.calf_id",
    "stalls.trader_id>traders.trader_id",
    "crates.van_no>vans.van_no",
  ],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many stalls did we book in 2023", "booked_on in 2023-01-01"],
  ["how many fairs did we book in 2023", "booked_on in 2023-01-01"],
  ["how many stalls did traders book in 2023", "booked_on in 2023-01-01"],
  ["what did we bill Aldo last month", "invoice_date in 2024-04-01"],
  ["stalls we booked by month", "by month(booked_on)"],
  ["how many kilos did we ship last month", "ship_date in 2024-04-01"],
  ["calves sold in 2023", "calf_status = Sold and sale_date in 2023-01-01"],
  ["how many calves were sold in 2023", "calf_status = Sold and sale_date in 2023-01-01"],
  ["calves in 2023", "brought_on in 2023-01-01"],
  ["stalls in 2023", "fair_date in 2023-01-01"],
  ["how many stalls did we have in 2023", "fair_date in 2023-01-01"],
])("%s", (question, time) => expect(briefOf(index, question)).toContain(time));

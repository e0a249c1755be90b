import { describe, expect, it } from "vitest";
import { makeModel, type TableSketch } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";
import { buildModelIndex, type ModelIndex } from "./model-index.ts";

const id = { type: "integer", role: "key" } as const;
const money = { type: "decimal" } as const;
const whole = { type: "integer" } as const;

/** A ferry line: crossings that are booked, seats and vehicles on each; the money as the columns given tell it. */
function ferryIndex(deal: TableSketch["columns"], line: TableSketch["columns"]): ModelIndex {
  const { model, values } = makeModel({
    tables: {
      bookings: {
        fact: true,
        rows: 500,
        time: "booked_on",
        columns: { booking_id: id, guest_id: id, booked_on: { type: "date" }, ...deal },
      },
      booking_lines: {
        fact: true,
        rows: 900,
        columns: { line_id: id, booking_id: id, fare_id: id, ...line },
      },
      fares: { rows: 20, columns: { fare_id: id, deck: { type: "string", values: ["Upper", "Lower"] } } },
      guests: { rows: 200, columns: { guest_id: id, town: { type: "string", values: ["Ystad", "Rønne"] } } },
    },
    references: [
      "booking_lines.booking_id>bookings.booking_id",
      "booking_lines.fare_id>fares.fare_id",
      "bookings.guest_id>guests.guest_id",
    ],
  });
  for (const column of model.tables.flatMap(({ columns }) => columns))
    if (column.role === "measure" && !/price|pct/.test(column.name)) column.additivity = "additive";
  return buildModelIndex(model, values);
}

const priced = { quantity: whole, unit_price: money, discount_pct: { ...whole, maximum: 20 } };
const product = "quantity * unit_price * 1 - discount_pct / 100";

describe.each([
  ["lines hold it", {}, { line_total: money }, "line_total", null],
  ["lines hold it beside what it is made of", {}, { ...priced, line_total: money }, "line_total", null],
  [
    "lines hold it net",
    {},
    { gross_amount: money, net_amount: money, tax_amount: money },
    "net_amount",
    null,
  ],
  ["both hold it", { total_amount: money }, { ...priced, amount: money }, "amount", "total_amount"],
  ["deals hold it, lines compute it", { total_price: money, tax: money }, priced, product, "total_price"],
  ["lines compute it", {}, priced, product, null],
])("revenue where %s", (_, deal, line, lines, deals) => {
  const index = ferryIndex(deal, line);

  it.each([
    ["revenue by deck", `sum(${lines}) by deck`],
    ["turnover for the upper deck", `sum(${lines}) where deck = Upper`],
    ["revenue by town", `sum(${deals ?? lines}) by town`],
    [
      "income per month in 2024",
      `sum(${deals ?? lines}) by month(booked_on) where booked_on in 2024-01-01..2025-01-01`,
    ],
    [
      "average booking value",
      deals === null ? `sum(${lines}) / count-distinct(booking_id)` : `average(${deals})`,
    ],
  ])("%s", (question, expected) => {
    const brief = briefOf(index, question)
      .replace(/ order g1$/, "")
      .replaceAll(/[()]/g, "");
    expect(brief).toBe(expected.replaceAll(/[()]/g, ""));
  });

  it("tells which column it took", () => {
    expect(best(index, "revenue by town").assumptions.join()).toMatch(/^revenue = /);
  });
});

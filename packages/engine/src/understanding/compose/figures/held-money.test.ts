import { expect, it } from "vitest";
import { buildModelIndex, type ModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best } from "../../testing/read.ts";

const decimal = { type: "decimal" } as const;
const id = { type: "integer", role: "key" } as const;

/** Hires of boats and their lines; `money` is what the hires have in columns. */
function hires(...money: string[]): ModelIndex {
  const own = Object.fromEntries(money.map((name) => [name, decimal]));
  const { model, values } = makeModel({
    tables: {
      boats: { rows: 9, columns: { boat_id: id, boat_name: { type: "string" } } },
      bookings: { fact: true, rows: 50, columns: { booking_id: id, booked_on: { type: "date" }, ...own } },
      booking_lines: {
        fact: true,
        rows: 120,
        columns: { line_id: id, booking_id: id, boat_id: id, line_total: decimal },
      },
    },
    references: ["booking_lines.booking_id>bookings.booking_id", "booking_lines.boat_id>boats.boat_id"],
  });
  return buildModelIndex(model, values);
}

it.each([
  [["total_amount", "tax_amount", "tip_amount"], "total revenue", ", including tax and tip"],
  [["total_amount", "tax_amount"], "median booking value", ", including tax"],
  [["total_amount", "tax_amount"], "revenue by boat", ", without tax"],
  [["net_amount", "tax_amount"], "total revenue", ", without tax"],
  [["total_amount", "deposit_days"], "total revenue", "bookings"],
  [["amount", "tax_amount"], "total revenue", "bookings"],
])("%j: %s", (money, question, expected) => {
  const { assumptions } = best(hires(...money), question);
  expect(assumptions.filter((each) => each.endsWith(expected))).toHaveLength(1);
});

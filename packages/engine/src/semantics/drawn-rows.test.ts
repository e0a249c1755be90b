import { expect, test } from "vitest";
import { field, figures, list, shopModel } from "../testing/shop-model.ts";
import { drawnRows } from "./drawn-rows.ts";

const column = (name: string) => ({ id: name, label: name, expression: field([], "orders", name) });
const byHour = {
  id: "h",
  label: "Hour",
  expression: {
    kind: "truncate" as const,
    grain: "hour" as const,
    operand: field([], "orders", "placed"),
  },
};

test.each([
  ["figures over time", figures({ subject: "orders", dimensions: [byHour] }), 100_000],
  ["by a group too", figures({ subject: "orders", dimensions: [byHour, column("paid")] }), 100_000],
  ["by two groups", figures({ subject: "orders", dimensions: [byHour, column("paid"), column("id")] }), 0],
  ["figures by a group", figures({ subject: "orders", dimensions: [column("paid")] }), 0],
  ["a time and a figure", list({ subject: "orders", columns: [column("placed"), column("total")] }), 100_000],
  ["a time alone", list({ subject: "orders", columns: [column("placed")] }), 0],
  ["words among them", list({ subject: "orders", columns: [column("paid"), column("total")] }), 0],
])("rows that are drawn: %s", (_, query, rows) => {
  expect(drawnRows(query, shopModel)).toBe(rows);
});

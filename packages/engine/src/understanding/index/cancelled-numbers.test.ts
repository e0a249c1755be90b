import { expect, test } from "vitest";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

/** A sheet of lines of tickets, of which those that took back an earlier one are numbered after a C. */
const sheet = (number: Partial<ColumnSketch>) => {
  const { model, values } = makeModel({
    tables: {
      till_lines: {
        fact: true,
        rows: 900,
        time: "sold_on",
        position: "row",
        columns: {
          row: { type: "integer", role: "key" },
          ticket_no: { type: "string", role: "key", distinct: 300, ...number },
          goods: { type: "string", distinct: 40 },
          quantity: { type: "integer", minimum: -30, maximum: 80 },
          unit_price: { type: "decimal", level: true, unit: "currency" },
          sold_on: { type: "date", role: "time" },
          country: { type: "string", values: ["Malta", "Chile"] },
        },
      },
    },
  });
  return buildModelIndex(model, values);
};
const index = sheet({ minimum: "10364", maximum: "C12077" });
const those = "ticket_no starts-with C";

test.each([
  ["how many tickets were cancelled", `count-distinct(ticket_no) where ${those}`],
  ["number of cancelled tickets", `count-distinct(ticket_no) where ${those}`],
  ["cancelled tickets by country", `count-distinct(ticket_no) by country where ${those}`],
  ["how many tickets were not cancelled", `count-distinct(ticket_no) where not ${those}`],
  [
    "revenue excluding the cancelled tickets (ticket no starting with C)",
    `sum(quantity * unit_price) where not ${those}`,
  ],
  ["revenue without cancelled tickets", `sum(quantity * unit_price) where not ${those}`],
])("numbers that begin with a C are of what was cancelled: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("numbers of another form say nothing of it", () => {
  const terms = [
    { minimum: "10364", maximum: "12077" },
    { minimum: "A10", maximum: "C12077" },
  ];
  for (const number of terms) expect(sheet(number).conditions.has("cancelled")).toBe(false);
});

import { type Column, makeColumn, makeModel, makeTable, type PhysicalType } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { readCondition, readFormula } from "./read-formula.ts";
import { writeCondition, writeFormula } from "./write-formula.ts";

const column = (name: string, physicalType: PhysicalType): Column =>
  makeColumn(name, { label: name.replaceAll("_", " "), physicalType });
const lines = makeTable("lines", [
  column("quantity", "integer"),
  column("Unit Price", "decimal"),
  column("order_id", "integer"),
  column("status", "string"),
  column("shipped", "date"),
]);
const model = makeModel("s", [lines, makeTable("orders", [column("freight", "decimal")])], {
  relationships: [
    {
      id: "line-order",
      from: { table: "lines", columns: ["order_id"] },
      to: { table: "orders", columns: ["id"] },
      cardinality: "many-to-one",
      role: null,
      origin: "declared",
      evidence: null,
    },
  ],
});

const read = (formula: string) => readFormula(formula, model, lines);

describe("a formula", () => {
  test.each([
    "sum(quantity)",
    "count()",
    "count(distinct order_id)",
    'sum(quantity * "Unit Price") / count(distinct order_id)',
    "(sum(quantity) - minimum(quantity)) / 2",
    "sum(quantity where status = 'it''s' and quantity >= 3)",
    "count(where shipped < '2025-01-31')",
    "average(orders.freight)",
    "sum((quantity + 1) * 3)",
    "sum(quantity) / (count() * 3)",
  ])("is written as it was read: %s", (formula) => {
    const found = read(formula);
    expect(found.ok && writeFormula(found.value)).toBe(formula);
  });

  test("finds columns by label in any case, and through a relationship", () => {
    expect(read("SUM(Orders.Freight)")).toEqual({
      ok: true,
      value: {
        kind: "aggregate",
        aggregation: "sum",
        quantile: null,
        operand: {
          kind: "field",
          field: {
            path: [{ relationship: "line-order", reversed: false }],
            table: "orders",
            column: "freight",
          },
        },
        path: [],
        filter: null,
      },
    });
    const labelled = read('max("order id")');
    expect(labelled.ok && writeFormula(labelled.value)).toBe("maximum(order_id)");
  });

  test("a date is compared as a date", () => {
    const found = read("count(where shipped < '2025-01-31')");
    expect(JSON.stringify(found)).toContain('{"kind":"constant","value":"2025-01-31","type":"date"}');
  });

  test.each([
    ["", "Write a formula"],
    ["quantity", "is not aggregated"],
    ["sum(cost)", "There is no column “cost” in lines"],
    ["sum(quantity", "A “)” is missing"],
    ["sum()", "nothing between the brackets"],
    ["sum(quantity) sum(quantity)", "“sum” is not expected there"],
    ["sum(customers.name)", "No relationship leads"],
    ["sum(quantity where status is 3)", "compares nothing"],
    ["sum(quantity where status)", "compares nothing"],
    ["sum(quantity) $ 3", "cannot be read here"],
    ["sum(quantity) /", "ends where"],
  ])("that cannot be read says why: %s", (formula, message) => {
    const found = read(formula);
    expect(found.ok ? "" : found.failure).toContain(message);
  });
});

test("what formulas cannot say is not written", () => {
  expect(writeFormula({ kind: "derived", measure: "x", path: [] })).toBeNull();
  expect(writeCondition({ kind: "not", filter: { kind: "and", filters: [] } })).toBeNull();
});

test("a condition is written as it was read, and says why where it cannot be", () => {
  const text = "quantity > 10 and status = 'open'";
  const found = readCondition(text, model, lines);
  expect(found.ok && writeCondition(found.value)).toBe(text);
  const wrong = ["", "quantity", "quantity > 3 or"].map((each) => readCondition(each, model, lines));
  expect(wrong.map((each) => (each.ok ? "" : each.failure))).toEqual([
    "Write a condition, such as size > 1000.",
    "The formula ends where =, < or > is expected.",
    "“or” is not expected there.",
  ]);
});

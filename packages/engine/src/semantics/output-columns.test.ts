import type { Expression } from "@parlance/contract";
import { expect, test } from "vitest";
import { field, figures, list, rowCount, shopModel, to, total } from "../testing/shop-model.ts";
import { outputColumns } from "./output-columns.ts";

const euro = { kind: "currency", currency: "EUR", label: null };
const ratio = { kind: "ratio", currency: null, label: null };
const none = { kind: "none", currency: null, label: null };
const period = {
  expression: { kind: "absolute", grain: null },
  interval: { start: null, end: null },
} as const;
const revenue = { id: "m", label: "Revenue", expression: total([], "orders", "total") };
const month: Expression = { kind: "truncate", grain: "month", operand: field([], "orders", "placed") };

test("dimensions, measures with their comparison, transforms, without the hidden ones", () => {
  const query = figures({
    dimensions: [{ id: "d", label: "Month", expression: month }],
    measures: [revenue, { id: "n", label: "Orders", expression: rowCount([]) }],
    comparison: { time: { path: [], table: "orders", column: "placed" }, current: period, previous: period },
    transforms: [{ id: "s", label: "Share", kind: "share", of: "m", per: [] }],
    hidden: ["n", "n:previous", "n:difference", "n:change"],
  });
  expect(outputColumns(query, shopModel)).toEqual([
    { id: "d", label: "Month", type: "date", role: "dimension", unit: none, grain: "month" },
    { id: "m", label: "Revenue", type: "decimal", role: "measure", unit: euro },
    { id: "m:previous", label: "Revenue before", type: "decimal", role: "measure", unit: euro },
    { id: "m:difference", label: "Revenue difference", type: "decimal", role: "measure", unit: euro },
    { id: "m:change", label: "Revenue change", type: "decimal", role: "measure", unit: ratio },
    { id: "s", label: "Share", type: "decimal", role: "measure", unit: ratio },
  ]);
});

test("money divided by a number is money, like by like a ratio", () => {
  const divided = (right: typeof revenue.expression) =>
    figures({
      measures: [
        { ...revenue, expression: { kind: "arithmetic", operator: "/", left: revenue.expression, right } },
      ],
    });
  expect(outputColumns(divided(rowCount([])), shopModel)[0]?.unit).toEqual(euro);
  expect(outputColumns(divided(revenue.expression), shopModel)[0]?.unit).toEqual(ratio);
  const named = figures({
    measures: [{ id: "aov", label: "", expression: { kind: "derived", measure: "aov", path: [] } }],
  });
  expect(outputColumns(named, shopModel)[0]).toMatchObject({ type: "decimal", unit: euro });
});

test("a list's columns have their own types; keys are no measures", () => {
  const columns = [
    { id: "a", label: "A", expression: field([], "orders", "id") },
    { id: "b", label: "B", expression: field([], "orders", "total") },
    { id: "c", label: "C", expression: field([to("order-customer")], "customers", "name") },
  ];
  const types = outputColumns(list({ columns }), shopModel).map(({ type, role }) => [type, role]);
  expect(types).toEqual([
    ["integer", "dimension"],
    ["decimal", "measure"],
    ["string", "dimension"],
  ]);
});

import {
  type Expression,
  type MeasureExpression,
  makeColumn,
  makeModel,
  makeTable,
  type Transform,
} from "@parlance/contract";
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
const over = (right: MeasureExpression, left = revenue.expression): MeasureExpression => ({
  kind: "arithmetic",
  operator: "/",
  left,
  right,
});
const part = (one: MeasureExpression | number): MeasureExpression =>
  typeof one === "number" ? { kind: "constant", value: one } : one;
const times = (one: MeasureExpression | number, other: MeasureExpression | number): MeasureExpression => ({
  kind: "arithmetic",
  operator: "*",
  left: part(one),
  right: part(other),
});
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

test.each([
  ["2023-01-01", "2024-01-01", "Revenue, 2023"],
  ["2023-04-01", "2023-07-01", "Revenue, Q2 2023"],
  ["2023-03-01", "2023-04-01", "Revenue, March 2023"],
  ["2023-03-01", "2023-03-20", "Revenue before"],
])("the figure of the period before, from %s to %s, is called after it", (start, end, expected) => {
  const previous = { ...period, interval: { start, end } };
  const time = { path: [], table: "orders", column: "placed" };
  const query = figures({ measures: [revenue], comparison: { time, current: period, previous } });
  expect(outputColumns(query, shopModel)[1]?.label).toBe(expected);
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

test.each<[string, MeasureExpression, string]>([
  ["100 times a quotient of money", times(100, over(revenue.expression)), "percent"],
  ["a quotient of money times 100", times(over(revenue.expression), 100), "percent"],
  ["100 times money, by money", over(revenue.expression, times(100, revenue.expression)), "percent"],
  ["100 times a quotient of counts", times(100, over(rowCount([]), rowCount([]))), "percent"],
  ["1000 times a quotient of money", times(1000, over(revenue.expression)), "none"],
  ["twice a quotient of money", times(2, over(revenue.expression)), "ratio"],
  ["100 times money by a count", times(100, over(rowCount([]), revenue.expression)), "currency"],
])("%s is written as %s says", (_, expression, kind) => {
  const [column] = outputColumns(figures({ measures: [{ ...revenue, expression }] }), shopModel);
  expect(column?.unit.kind).toBe(kind);
});

test("100 times a share of the result is a percentage", () => {
  const left: Expression = { kind: "output", id: "s" };
  const right: Expression = { kind: "constant", value: 100, type: null };
  const transforms: Transform[] = [
    { id: "s", label: "Share", kind: "share", of: "m", per: [] },
    {
      id: "p",
      label: "Percent",
      kind: "expression",
      expression: { kind: "arithmetic", operator: "*", left, right },
    },
  ];
  expect(outputColumns(figures({ measures: [revenue], transforms }), shopModel).at(-1)?.unit.kind).toBe(
    "percent",
  );
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

test.each([
  ["Month", 1, 12, "month-of-year"],
  ["Sales quarter", 1, 4, "quarter-of-year"],
  ["Month", 0, 11, undefined],
  ["Months", 1, 12, undefined],
])("numbers of %s from %d to %d are %s", (label, minimum, maximum, part) => {
  const profile = { sampledRows: 50, nulls: 0, distinct: 12, minimum, maximum, topValues: [] };
  const column = { ...makeColumn("n", { physicalType: "integer", role: "time", profile }), label };
  const model = makeModel("s", [makeTable("t", [column])]);
  const query = {
    ...figures({ dimensions: [{ id: "d", label, expression: field([], "t", "n") }] }),
    subject: "t",
  };
  expect(outputColumns(query, model)[0]?.part).toBe(part);
});

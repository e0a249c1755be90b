import { type AggregateQuery, type Expression, fieldOf, type ResultTable } from "@parlance/contract";
import { expect, test } from "vitest";
import { chooseChart } from "../choose-chart.ts";
import { drawChart } from "../draw-chart.ts";
import { dimension, figuresOf, measure, months, ratio, resultOf } from "../testing/samples.ts";

const start = dimension("First month", { type: "date" });
const later = dimension("Order month", { type: "date" });
const customers = measure("Customers", { type: "integer" });
const rows = months(3).flatMap((one, cohort) =>
  months(3)
    .slice(cohort)
    .map((other, age) => [one, other, 100 / 2 ** age]),
);

/** Customers by the month of their first order and that of each order, in the order of the columns. */
const followed = ({ columns }: ResultTable): AggregateQuery => {
  const operand = {
    start: fieldOf("customers", "joined", [{ relationship: "sales.customer", reversed: false }]),
  };
  const dimensions = columns.flatMap(({ id, label, type, role }) => {
    if (role !== "dimension") return [];
    const time = type !== "date" ? null : label === "First month" ? operand.start : fieldOf("sales", "sold");
    const expression: Expression =
      time === null ? fieldOf("sales", id) : { kind: "truncate", grain: "month", operand: time };
    return [{ id, label, expression }];
  });
  return figuresOf(resultOf(columns, []), { dimensions });
};

const drawnOf = (table: ResultTable) => {
  const spec = chooseChart(table, followed(table), { title: "Customers", resultHash: "h" });
  expect(spec.kind).toBe("cohort");
  const { series } = drawChart(spec, table, { theme: "light", locale: "en-US", width: 640 });
  return Array.isArray(series) ? ((series[0]?.data ?? []) as Cell[]) : [];
};

type Cell = number[] | { value: number[]; visualMap?: boolean };

const cellsOf = (table: ResultTable): unknown =>
  drawnOf(table).map((cell) => (Array.isArray(cell) ? cell : cell.value));

const shares = [
  [0, 0, 1],
  [1, 0, 0.5],
  [2, 0, 0.25],
  [0, 1, 1],
  [1, 1, 0.5],
  [0, 2, 1],
];

test("the first period, which is the whole, takes no part in the scale of colours", () => {
  const drawn = drawnOf(resultOf([start, later, customers], rows));
  expect(drawn.map((cell) => !("visualMap" in cell))).toEqual([false, true, true, false, true, false]);
});

test("what is left of each cohort after each period, whichever time comes first", () => {
  expect(cellsOf(resultOf([start, later, customers], rows))).toEqual(shares);
  const swapped = rows.map(([one = null, other = null, count = null]) => [other, one, count]);
  expect(cellsOf(resultOf([later, start, customers], swapped))).toEqual(shares);
});

test("by the number of months since, and of rates as they are", () => {
  const counted = rows.map(([one = null, other = null, count = null]) => [
    one,
    months(3).indexOf(String(other)) - months(3).indexOf(String(one)),
    count,
  ]);
  const since = dimension("Months since", { type: "integer" });
  expect(cellsOf(resultOf([start, since, customers], counted))).toEqual(shares);
  const rates = counted.map(([one = null, age = null]) => [one, age, 0.5]);
  expect(cellsOf(resultOf([start, since, measure("Rate", { unit: ratio })], rates))).toContainEqual([
    1, 0, 0.5,
  ]);
});

test("times that do not follow each other are no cohorts", () => {
  const mixed = resultOf(
    [start, later, customers],
    [
      ["2024-01-01", "2024-02-01", 1],
      ["2024-02-01", "2024-01-01", 1],
      ["2024-03-01", "2024-01-01", 1],
    ],
  );
  expect(chooseChart(mixed, followed(mixed), { title: "", resultHash: "h" }).kind).not.toBe("cohort");
});

test("beginnings that are each seen once are followed by nothing", () => {
  const number = dimension("Day number", { type: "integer" });
  for (const other of [later, number])
    expect(
      chooseChart(
        resultOf(
          [start, other, customers],
          months(4).map((month, index) => [month, other === number ? index : `${month.slice(0, 8)}15`, 1]),
        ),
        followed(resultOf([start, other, customers], [])),
        { title: "", resultHash: "h" },
      ).kind,
    ).not.toBe("cohort");
});

test("two times of one row are no beginning and what came after, however they lie", () => {
  const table = resultOf([start, later, customers], rows);
  expect(chooseChart(table, figuresOf(table), { title: "", resultHash: "h" }).kind).not.toBe("cohort");
});

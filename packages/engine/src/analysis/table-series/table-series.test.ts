import type { Literal } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { analysisOfList, analysisOverTime, resultColumn, resultTable } from "../testing/result.ts";
import { changeText, numberText } from "./number-text.ts";
import { measureColumns, readTableSeries, seriesName } from "./read-table-series.ts";
import { grainOf, isComplete } from "./time-grain.ts";

const trend = { kind: "trend" } as const;
const monthly = analysisOverTime(trend, "month");
const time = resultColumn("Day", "dimension", "date");
const orders = resultColumn("Orders", "measure", "integer");
const inUnit = (kind: "count" | "none" | "currency", label: string | null) => ({
  ...orders,
  unit: { kind, currency: null, label },
});
const shop = resultColumn("Shop", "dimension", "string");

describe("series of a result", () => {
  test("are put in the order of time, each combination of members apart", () => {
    const rows: Literal[][] = [
      ["2024-02-01", "Ulm", 2],
      ["2024-01-01", "Bonn", 10],
      ["2024-01-01", "Ulm", 1],
      ["2024-03-01", "Ulm", null],
      [null, "Ulm", 99],
    ];
    const read = readTableSeries(resultTable([time, shop, orders], rows), monthly, "2024-06-01");
    if (typeof read === "string") throw new Error(read);
    expect(read).toMatchObject({ time: 0, grain: "month", notes: ["rows without a date were left out"] });
    expect(read.series.map((one) => [seriesName(one), one.values, one.rows])).toEqual([
      ["Orders, Ulm", [1, 2, null], [2, 0, 3]],
      ["Orders, Bonn", [10], [1]],
    ]);
  });

  test("leave out the month that now is in, and say so", () => {
    const rows: Literal[][] = [
      ["2024-01-01", 1],
      ["2024-02-01", 2],
    ];
    const read = readTableSeries(resultTable([time, orders], rows), monthly, "2024-02-28T23:00:00");
    expect(read).toMatchObject({
      series: [{ values: [1] }],
      notes: ["the last period is not over yet and was left out"],
      marked: { columns: [{ partial: ["2024-02-01"] }, orders] },
    });
    expect(readTableSeries(resultTable([time, orders], rows), monthly, "2024-03-01")).toMatchObject({
      series: [{ values: [1, 2] }],
      notes: [],
    });
  });

  test("leave out the periods that are covered in part", () => {
    const cut = { ...time, partial: ["2024-01-01"] };
    const rows: Literal[][] = [
      ["2024-01-01", 1],
      ["2024-02-01", 2],
    ];
    const read = readTableSeries(resultTable([cut, orders], rows), monthly, "2024-03-01");
    expect(read).toMatchObject({ series: [{ values: [2], rows: [1] }], notes: [] });
  });

  test("say what is missing", () => {
    expect(readTableSeries(resultTable([time, orders], []), monthly, "2024-01-01")).toBe("no-rows");
    expect(readTableSeries(resultTable([shop, orders], [["Ulm", 1]]), monthly, "2024-01-01")).toBe("no-time");
    expect(readTableSeries(resultTable([time], [["2024-01-01"]]), monthly, "2024-01-01")).toBe("no-measure");
  });

  test("know a year that is a number", () => {
    const query = analysisOverTime(trend, "year");
    if (query.query.kind !== "aggregate") throw new Error("an aggregate");
    const operand = query.query.dimensions[0]?.expression;
    if (operand === undefined) throw new Error("a dimension");
    const byYear = {
      ...query,
      query: {
        ...query.query,
        dimensions: [
          { id: "day", label: "Year", expression: { kind: "part" as const, part: "year" as const, operand } },
        ],
      },
    };
    const table = resultTable(
      [{ ...time, type: "integer" }, orders],
      [
        [2023, 5],
        [2024, 6],
      ],
    );
    expect(readTableSeries(table, byYear, "2024-07-01")).toMatchObject({
      grain: "year",
      series: [{ dates: ["2023"] }],
    });
  });

  test("do not take estimates, marks and names for measures", () => {
    const table = resultTable(
      [
        orders,
        { ...orders, id: "orders:expected" },
        { ...orders, type: "boolean" },
        shop,
        { ...shop, role: "measure" },
      ],
      [],
    );
    expect(measureColumns(table)).toEqual([0]);
  });

  test("a list's times are no periods", () => {
    expect(grainOf(analysisOfList(trend), "day")).toBeNull();
    expect(grainOf(monthly, "day")).toBe("month");
    expect(grainOf(monthly, "orders")).toBeNull();
  });
});

test.each([
  ["2024-02-01", "month", "2024-02-28T23:59:59", false],
  ["2024-02-01", "month", "2024-02-29T10:00:00", true],
  ["2024-02-01", "month", "2024-03-01", true],
  ["2024-01-01", "quarter", "2024-03-30", false],
  ["2024-01-01", "quarter", "2024-03-31", true],
  ["2024-01-01", "year", "2025-01-01", true],
  ["2024-05-06", "week", "2024-05-13", true],
  ["2024-05-06", "week", "2024-05-12", true],
  ["2024-05-06", "week", "2024-05-12T18:00:00", false],
  ["2024-05-06", "day", "2024-05-06T18:00:00", false],
  ["2024-05-06T10:00", "hour", "2024-05-06T11:00:00", true],
  ["2024-05-06T10:00", "minute", "2024-05-06T10:00:30", false],
  ["sometime", "day", "2024-05-06", true],
  ["2024-05-06", null, "2024-05-06", true],
] as const)("the period of %s (%s) at %s is over: %s", (date, grain, now, over) =>
  expect(isComplete(date, grain, now)).toBe(over),
);

test.each([
  [1234567, orders, "1,234,567"],
  [12.3456, orders, "12.35"],
  [0.1234, { ...orders, unit: { kind: "ratio" as const, currency: null, label: null } }, "12.3 %"],
  [12.34, { ...orders, unit: { kind: "percent" as const, currency: null, label: null } }, "12.3 %"],
  [1234.5, { ...orders, unit: { kind: "currency" as const, currency: "EUR", label: null } }, "€1,235"],
  [1234.5, { ...orders, unit: { kind: "currency" as const, currency: "Fr", label: null } }, "Fr1,235"],
  [-1.5e120, orders, "-1.50e+120"],
  [2.34e-9, orders, "2.34e-9"],
  [0, orders, "0"],
  [-0.0001, { ...orders, unit: { kind: "ratio" as const, currency: null, label: null } }, "0 %"],
  [-1234.5, { ...orders, unit: { kind: "currency" as const, currency: "Fr", label: null } }, "-Fr1,235"],
  [8.591, inUnit("count", null), "8.6"],
  [8.591, inUnit("none", "kg"), "8.591 kg"],
  [8.591, inUnit("currency", "$k"), "8.591 $k"],
  [Number.NaN, undefined, "–"],
])("%d is written %#", (value, column, text) => expect(numberText(value, column)).toBe(text));

test("changes carry their sign", () => {
  expect([changeText(0.123), changeText(-1.5)]).toEqual(["+12.3 %", "-150 %"]);
});

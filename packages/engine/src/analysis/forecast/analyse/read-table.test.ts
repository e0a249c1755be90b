import {
  type AnalysisQuery,
  aggregateOf,
  type Literal,
  listQuery,
  type MeasureExpression,
  type ResultTable,
  type SemanticQuery,
} from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { range } from "../numbers.ts";
import {
  figureColumn,
  forecastQuery,
  tableOf,
  textColumn,
  timeColumn,
  timeTable,
} from "../testing/made-table.ts";
import { type ReadTable, readTable } from "./read-table.ts";

const monthly = forecastQuery("month", 3);
const later = "2030-01-01T09:00:00";

function read(table: ResultTable, query: SemanticQuery = monthly, now = later): ReadTable {
  const outcome = readTable(table, query, now);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}

const columns = [timeColumn, figureColumn("Revenue")];

describe("series", () => {
  test("have a value a period, null where a row is missing", () => {
    const { series, last, calendar } = read(timeTable([1, 2, null, 4], "month", "2024-01-01"));
    expect(series.map(({ values }) => values)).toEqual([[1, 2, null, 4]]);
    expect(calendar.textOf(last)).toBe("2024-04-01");
  });

  test("begin after a first period that is covered in part", () => {
    const cut = { ...timeColumn, partial: ["2024-01-01"] };
    const { series, rows } = read(
      tableOf(
        [cut, figureColumn("Revenue")],
        [
          ["2024-01-01", 1],
          ["2024-02-01", 20],
        ],
      ),
    );
    expect([series[0]?.values, rows]).toEqual([[20], [["2024-02-01", 20]]]);
  });

  test("are put in order, and so are the rows", () => {
    const rows: Literal[][] = [
      ["2024-03-01", 3],
      ["2024-01-01", 1],
      ["2024-02-01", 2],
    ];
    const given = read(tableOf(columns, rows));
    expect(given.series[0]?.values).toEqual([1, 2, 3]);
    expect(given.rows.map(([, value]) => value)).toEqual([1, 2, 3]);
  });

  test("are one a measure and member of the other dimensions", () => {
    const table = tableOf(
      [timeColumn, textColumn("Region"), figureColumn("Revenue"), figureColumn("Cost")],
      ["2024-01-01", "2024-02-01"].flatMap((month, index) => [
        [month, "North", 1 + index, 10],
        [month, null, 5, 20],
      ]),
    );
    const { series } = read(table);
    expect(series.map(({ key, measure, values }) => [[...key.values()][0], measure, values])).toEqual([
      ["North", 2, [1, 2]],
      [null, 2, [5, 5]],
      ["North", 3, [10, 10]],
      [null, 3, [20, 20]],
    ]);
  });

  test("that end early are null to the last period", () => {
    const table = tableOf(
      [timeColumn, textColumn("Region"), figureColumn("Revenue")],
      [
        ["2024-01-01", "North", 1],
        ["2024-01-01", "South", 2],
        ["2024-02-01", "South", 3],
      ],
    );
    expect(read(table).series.map(({ values }) => values)).toEqual([
      [1, null],
      [2, 3],
    ]);
  });

  test("leave out what is long before the rest, such as placeholder dates", () => {
    const rows: Literal[][] = [
      ["1900-01-01", 7],
      ...range(9).map((index) => [`2024-0${index + 1}-01`, index]),
    ];
    expect(read(tableOf(columns, rows)).series[0]?.values).toEqual(range(9));
  });

  test("read numbers written as text, and take what is none as missing", () => {
    const rows: Literal[][] = [
      ["2024-01-01", "9007199254740992"],
      ["2024-02-01", "many"],
      ["2024-03-01", Number.POSITIVE_INFINITY],
      ["2024-04-01", true],
      ["2024-05-01", 5],
    ];
    expect(read(tableOf(columns, rows)).series[0]?.values).toEqual([9007199254740992, null, null, null, 5]);
  });

  test("come from measures alone, not from what was computed beside them", () => {
    const previous = { ...figureColumn("Revenue"), id: "revenue:previous" };
    expect(read(tableOf([...columns, previous], [["2024-01-01", 1, 2]])).series).toHaveLength(1);
  });
});

describe("rows of one period", () => {
  const days = [1, 3, 2].map((value, index) => [`2024-01-0${index + 1}`, value]);

  test("add up where the figure does", () => {
    const { series, notes, rows } = read(tableOf(columns, days));
    expect(series[0]?.values).toEqual([6]);
    expect(rows).toHaveLength(1);
    expect(notes).toContain("Several rows of one period were put together.");
  });

  test("are averaged where it does not", () => {
    const given = read(tableOf(columns, days), forecastQuery("month", 3, "average"));
    expect(given.series[0]?.values).toEqual([2]);
    expect(given.additive(1)).toBe(false);
  });
});

test.each([
  ["+", "sum", "sum", true],
  ["-", "sum", "average", false],
  ["/", "sum", "count", false],
  ["/", "sum", null, true],
  ["*", "count", null, true],
  ["+", "sum", null, false],
] as const)("figures made by %s of a %s and a %s add up: %s", (operator, first, second, expected) => {
  const part = (aggregation: "sum" | "count" | "average" | null): MeasureExpression =>
    aggregation === null ? { kind: "constant", value: 100 } : aggregateOf(aggregation, null);
  const query: AnalysisQuery = structuredClone(monthly);
  const [measure] = query.query.kind === "aggregate" ? query.query.measures : [];
  if (measure === undefined) throw new Error("no measure");
  measure.expression = { kind: "arithmetic", operator, left: part(first), right: part(second) };
  expect(read(timeTable([1, 2], "month", "2024-01-01"), query).additive(1)).toBe(expected);
});

describe("the last period", () => {
  const table = timeTable([1, 2, 3], "month", "2024-01-01");

  test.each([
    ["2024-03-15T10:00:00", [1, 2], 1],
    ["2024-03-31T08:00:00", [1, 2, 3], 0],
    ["2024-04-01T08:00:00", [1, 2, 3], 1],
    ["2024-06-02T08:00:00", [1, 2, 3], 3],
    ["2024-12-02T08:00:00", [1, 2, 3], 0],
  ])("at %s leaves %j and %d to bridge", (now, values, bridge) => {
    const given = read(table, monthly, now);
    expect(given.series[0]?.values).toEqual(values);
    expect(given.bridge).toBe(bridge);
  });

  test("that is left out is told, and so is an end long ago", () => {
    expect(read(table, monthly, "2024-03-15T10:00:00").notes[0]).toContain("is not over");
    expect(read(table).notes).toEqual(["The data ends with March 2024."]);
  });

  test("of days is over at midnight sharp, which stands for the whole day", () => {
    const daily = timeTable([1, 2, 3], "day", "2024-01-01");
    const query = forecastQuery("day", 3);
    expect(read(daily, query, "2024-01-03T10:00:00").series[0]?.values).toEqual([1, 2]);
    expect(read(daily, query, "2024-01-03T00:00:00").series[0]?.values).toEqual([1, 2, 3]);
    expect(read(daily, query, "2024-01-03").series[0]?.values).toEqual([1, 2, 3]);
  });

  test("is not what lies ahead", () => {
    const { series, notes } = read(timeTable([1, 2, 3, 4, 5], "month", "2024-01-01"), monthly, "2024-03-05");
    expect(series[0]?.values).toEqual([1, 2]);
    expect(notes).toContain("Periods after today were left out.");
  });
});

describe("the grain", () => {
  test("is the request's for a list, or else what the times show", () => {
    const hours: Literal[][] = range(3).map((hour) => [`2024-01-01T0${hour}:00:00`, hour]);
    const list: SemanticQuery = listQuery("test", "orders");
    expect(read(tableOf(columns, hours), list).calendar.grain).toBe("hour");
    expect(read(timeTable([1, 2], "day", "2024-01-01"), list).calendar.grain).toBe("day");
    const asked: SemanticQuery = { ...monthly, query: list };
    expect(read(timeTable([1, 2], "day", "2024-01-01"), asked).series[0]?.values).toEqual([3]);
  });
});

describe("a result is refused", () => {
  test.each([
    ["without a time", tableOf([figureColumn("Revenue")], [[1]]), "no time"],
    ["without a figure", tableOf([timeColumn], [["2024-01-01"]]), "no figure"],
    ["that was cut off", tableOf(columns, [["2024-01-01", 1]], true), "cut off"],
    ["without rows", tableOf(columns, []), "the result has no rows"],
    ["without dates", tableOf(columns, [[null, 1]]), "no row has a date"],
    ["that lies ahead", timeTable([1, 2], "month", "2050-01-01"), "no period is over"],
  ])("%s", (_, table, reason) => {
    expect(readTable(table, monthly, later)).toMatchObject({
      ok: false,
      failure: { code: "too-little-data", reason: expect.stringContaining(reason) },
    });
  });
});

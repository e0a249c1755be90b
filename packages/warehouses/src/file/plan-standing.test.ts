import {
  type AggregateQuery,
  addUnits,
  aggregateOf,
  aggregateQuery,
  dayOf,
  type Expression,
  type Filter,
  fieldOf,
  isoDay,
  type Period,
  type Standing,
  standardConventions,
  startOf,
  type TimeGrain,
} from "@parlance/contract";
import { checkQuery, planQuery, printSql } from "@parlance/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wholesale } from "../conformance/testing/wholesale.ts";
import { type FileWarehouse, openMemoryWarehouse } from "./connection.ts";
import { duckdbDialect } from "./dialect.ts";
import { testModel } from "./testing/test-model.ts";

const { tables, references } = wholesale();
const model = testModel(tables, references);
const orders = (tables.find(({ name }) => name === "orders")?.rows ?? []).map(([, , placed, shipped]) => ({
  from: String(placed),
  until: shipped === null || shipped === undefined ? null : String(shipped),
}));
const now = "2023-06-15T10:00:00";
const placed = fieldOf("orders", "placed");
const standing: Standing = {
  ends: [{ field: { path: [], table: "orders", column: "shipped" }, lastDay: false }],
};
const by = (grain: TimeGrain, operand: Expression = placed): Expression => ({
  kind: "truncate",
  grain,
  operand,
  standing,
});
const count = aggregateOf("count", null);
const period = (start: string | null, end: string | null): Period => ({
  expression: { kind: "absolute", grain: null },
  interval: { start, end },
});
const grouped = (expression: Expression, parts: Partial<AggregateQuery> = {}): AggregateQuery =>
  aggregateQuery("test", "orders", {
    dimensions: [{ id: "time", label: "time", expression }],
    measures: [{ id: "number", label: "number", expression: count }],
    ...parts,
  });

/** Rows in one order, numbers to nine digits: sums of parts round otherwise. */
const rounded = (rows: unknown[][]): string[] =>
  rows
    .map((row) =>
      JSON.stringify(row.map((value) => (typeof value === "number" ? value.toPrecision(9) : value))),
    )
    .toSorted();

/** The rows that had begun before a day and had not ended by it. */
const standingOn = (after: string): number =>
  orders.filter(({ from, until }) => from < after && (until === null || until >= after)).length;

describe("what stands at the ends of periods", () => {
  let warehouse: FileWarehouse;
  beforeAll(async () => {
    warehouse = await openMemoryWarehouse(tables, { threads: 1 });
  });
  afterAll(() => warehouse.close());

  async function run(query: AggregateQuery): Promise<unknown[][]> {
    const checked = checkQuery(query, model);
    const tree = checked.ok ? planQuery(checked.value, model, { now }) : checked;
    if (!tree.ok) throw new Error(JSON.stringify(tree.failure));
    const result = await warehouse.run(printSql(tree.value, duckdbDialect), {
      timeoutSeconds: 20,
      maximumRows: 10_000,
      signal: null,
    });
    if (!result.ok) throw new Error(JSON.stringify(result.failure));
    return result.value.rows;
  }

  test.each(["week", "month", "quarter", "year"] as const)("by %s, up to now", async (grain) => {
    const rows = await run(grouped(by(grain)));
    for (const [start, number] of rows) {
      const next = addUnits(dayOf(String(start)), grain, 1);
      expect([start, number]).toEqual([start, standingOn(isoDay(Math.min(next, dayOf("2023-06-16"))))]);
    }
    const last = startOf(dayOf(now), grain, standardConventions);
    expect(rows.at(-1)?.[0]).toBe(isoDay(last));
    expect(rows.some(([, number]) => Number(number) > 0)).toBe(true);
  });

  test("periods that are said bound the periods, one of several where one or the other is", async () => {
    const within = (interval: Period): Filter => ({ kind: "period", operand: placed, period: interval });
    const spring = grouped(by("month"), { filter: within(period("2022-03-01", "2022-06-01")) });
    expect((await run(spring)).map(([start]) => start)).toEqual(["2022-03-01", "2022-04-01", "2022-05-01"]);
    const either = grouped(by("month"), {
      filter: {
        kind: "or",
        filters: [within(period("2022-03-01", "2022-04-01")), within(period("2023-03-01", "2023-04-01"))],
      },
    });
    expect(await run(either)).toEqual([
      ["2022-03-01", standingOn("2022-04-01")],
      ["2023-03-01", standingOn("2023-04-01")],
    ]);
  });

  test("periods in which nothing stands are there, with nothing", async () => {
    const before = grouped(by("year"), {
      filter: {
        kind: "comparison",
        operator: "<",
        left: fieldOf("orders", "id"),
        right: { kind: "constant", value: 0, type: "integer" },
      },
    });
    const rows = await run(before);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every(([, number]) => number === 0)).toBe(true);
  });

  test.each([null, period("2022-02-10", "2022-11-20")])(
    "by way of lives as row by row (%o)",
    async (bounds) => {
      const freight = fieldOf("orders", "freight");
      const status = { id: "status", label: "status", expression: fieldOf("orders", "status") };
      const figures = [
        count,
        ...(["count", "sum", "average", "minimum", "maximum"] as const).map((each) =>
          aggregateOf(each, freight),
        ),
      ];
      const dear: Filter = {
        kind: "comparison",
        operator: ">",
        left: freight,
        right: { kind: "constant", value: 60, type: "decimal" },
      };
      const measures = [...figures, aggregateOf("sum", freight, [], dear)].map((expression, at) => ({
        id: `m${at}`,
        label: "",
        expression,
      }));
      const rowByRow = {
        id: "apart",
        label: "",
        expression: aggregateOf("count-distinct", fieldOf("orders", "id")),
      };
      const filter: Filter | null =
        bounds === null ? null : { kind: "period", operand: placed, period: bounds };
      const dimensions = [{ id: "time", label: "time", expression: by("month") }, status];
      const lives = await run(aggregateQuery("test", "orders", { dimensions, measures, filter }));
      const direct = await run(
        aggregateQuery("test", "orders", { dimensions, measures: [...measures, rowByRow], filter }),
      );
      expect(lives.length).toBeGreaterThan(20);
      expect(rounded(lives)).toEqual(rounded(direct.map((row) => row.slice(0, -1))));
    },
  );

  test("two periods are compared by what stands at their ends", async () => {
    const compared = aggregateQuery("test", "orders", {
      measures: [{ id: "number", label: "number", expression: count }],
      comparison: {
        time: { path: [], table: "orders", column: "placed" },
        current: period("2022-05-01", "2022-06-01"),
        previous: period("2022-04-01", "2022-05-01"),
        standing,
      },
    });
    const [row = []] = await run(compared);
    expect(row.slice(0, 2)).toEqual([standingOn("2022-06-01"), standingOn("2022-05-01")]);
  });

  test("more periods than a statement can hold are refused with what to do", () => {
    const daily = planQuery(grouped(by("day")), model, { now });
    expect(daily).toMatchObject({ ok: false, failure: { code: "invalid-query" } });
    expect(JSON.stringify(daily)).toContain("ask by longer periods");
  });

  test.each([
    ["hours", grouped(by("hour"))],
    [
      "a comparison beside",
      grouped(by("month"), {
        comparison: {
          time: { path: [], table: "orders", column: "placed" },
          current: period(null, null),
          previous: period(null, null),
        },
      }),
    ],
    ["a condition", grouped(placed, { filter: { kind: "null", operand: by("month") } })],
  ])("%s: not where rows stand", (_, query) => {
    expect(checkQuery(query, model)).toMatchObject({ ok: false, failure: { code: "invalid-query" } });
  });
});

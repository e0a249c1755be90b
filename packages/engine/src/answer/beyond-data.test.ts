import type { AnalysisQuery, AnalysisRequest, Filter, Interval } from "@parlance/contract";
import { expect, test } from "vitest";
import { figures, list } from "../testing/shop-model.ts";
import { beyondData } from "./beyond-data.ts";
import { datedShop, placedIn, placedInYear, revenue } from "./testing/dated-shop.ts";
import { dimension, measure, readable, resultOf } from "./testing/results.ts";

const model = datedShop("2022-01-05", "2024-12-30", 9);
const nothing = resultOf([measure("Revenue")], [[null]]);
const told = (interval: Interval, result = nothing): string | null => {
  const query = figures({ measures: [revenue], filter: placedIn(interval) });
  const said = beyondData(query, model, result, String).reason;
  return said === null ? null : readable(said, result);
};
const reason = "There is no data for that period: order date runs from 2022-01-05 to 2024-12-30.";

test.each([
  [{ start: "2025-03-01", end: "2025-04-01" }],
  [{ start: "2024-12-31", end: null }],
  [{ start: null, end: "2022-01-05" }],
])("a period that no row lies in says where the data lies: %j", (interval) => {
  expect(told(interval)).toBe(reason);
});

test.each([
  [{ start: "2024-12-30", end: "2025-01-01" }],
  [{ start: null, end: "2022-01-06" }],
  [{ start: null, end: null }],
])("a period that the data reaches into is empty for another reason: %j", (interval) => {
  expect(told(interval)).toBeNull();
});

test("rows that are there are told as they are, whatever the profile said", () => {
  expect(told({ start: "2025-03-01", end: null }, resultOf([measure("Revenue")], [[5]]))).toBeNull();
  expect(told({ start: "2025-03-01", end: null }, resultOf([measure("Revenue")], [[0]]))).toBe(reason);
});

test("lists, comparisons and drivers have periods too", () => {
  const current = {
    expression: { kind: "absolute", grain: "year" },
    interval: { start: "2025-01-01", end: "2026-01-01" },
  } as const;
  const comparison = { time: { path: [], table: "orders", column: "placed" }, current, previous: current };
  const query = figures({ measures: [revenue], comparison });
  const request = {
    kind: "drivers" as const,
    measure: "revenue",
    candidates: [],
    ...comparison,
  } satisfies AnalysisRequest;
  const empty = resultOf([dimension("Id")], []);
  for (const asked of [
    query,
    list({ filter: placedIn(current.interval) }),
    {
      kind: "analysis" as const,
      source: "shop",
      query: figures({ measures: [revenue] }),
      request,
    } satisfies AnalysisQuery,
  ])
    expect(beyondData(asked, model, empty, String).reason).not.toBeNull();
});

const either = (...filters: Filter[]) =>
  figures({ measures: [revenue], filter: { kind: "or", filters }, dimensions: [] });
const some = resultOf([measure("Revenue")], [[5]]);

test("of one period or another, all must be missing for nothing to be found; the missing one is named", () => {
  const { reason: none } = beyondData(either(placedInYear(2019), placedInYear(2018)), model, nothing, String);
  expect(none === null ? null : readable(none, nothing)).toBe(reason);
  const { reason: found, note } = beyondData(
    either(placedInYear(2023), placedInYear(2018)),
    model,
    some,
    String,
  );
  expect(found).toBeNull();
  expect(note === null ? null : readable(note, some)).toBe(
    "There is no data for 2018-01-01: order date runs from 2022-01-05 to 2024-12-30.",
  );
  expect(beyondData(either(placedInYear(2023), placedInYear(2024)), model, some, String)).toEqual({
    reason: null,
    note: null,
  });
});

test("rows are said to run where the time is their own", () => {
  const tables = model.tables.map((table) => ({ ...table, timeColumn: "placed" }));
  const { reason: said } = beyondData(either(placedInYear(2019)), { ...model, tables }, nothing, String);
  expect(said === null ? null : readable(said, nothing)).toMatch(/: orders run from 2022-01-05 to/);
});

import type { AnalysisRequest, Interval, Period, PeriodExpression, SemanticQuery } from "@parlance/contract";
import { expect, test } from "vitest";
import { figures } from "../testing/shop-model.ts";
import { datedShop, placedIn, placedInYear, revenue } from "./testing/dated-shop.ts";
import { measure, resultOf } from "./testing/results.ts";
import { isBeyond, withinReach } from "./within-reach.ts";

const model = datedShop("2022-01-05", "2024-12-30", 900);
const nothing = resultOf([measure("Revenue")], [[null]]);
const within = (start: string, end: string, expression: PeriodExpression): SemanticQuery => {
  const filter = placedIn({ start, end });
  if (filter.kind !== "period") throw new Error("no period");
  return figures({ measures: [revenue], filter: { ...filter, period: { ...filter.period, expression } } });
};
const periodOf = (query: SemanticQuery | null): Period | null =>
  query?.kind === "aggregate" && query.filter?.kind === "period" ? query.filter.period : null;
const calendar = (grain: "month" | "quarter", count: number): PeriodExpression => ({
  kind: "calendar",
  grain,
  offset: -count,
  count,
  fiscal: false,
});

test.each<[string, string, PeriodExpression, Interval]>([
  ["2026-10-01", "2026-11-01", calendar("month", 1), { start: "2024-12-01", end: "2025-01-01" }],
  ["2026-08-01", "2026-11-01", calendar("month", 3), { start: "2024-10-01", end: "2025-01-01" }],
  [
    "2026-01-01",
    "2026-11-29",
    { kind: "to-date", grain: "year", offset: 0, fiscal: false },
    { start: "2024-01-01", end: "2024-11-29" },
  ],
  [
    "2026-10-30",
    "2026-11-29",
    { kind: "rolling", grain: "day", count: 30, direction: "past" },
    { start: "2024-12-01", end: "2024-12-31" },
  ],
  [
    "2019-03-01",
    "2019-04-01",
    { kind: "absolute", grain: "month" },
    { start: "2022-01-01", end: "2022-02-01" },
  ],
])("the period from %s to %s is asked of the data's nearest one", (start, end, expression, interval) => {
  expect(periodOf(withinReach(within(start, end, expression), model, nothing))?.interval).toEqual(interval);
});

test("a unit of the calendar stays one, and is no longer said from now", () => {
  const query = withinReach(within("2026-10-01", "2026-11-01", calendar("month", 1)), model, nothing);
  expect(periodOf(query)?.expression).toEqual({ kind: "absolute", grain: "month" });
});

test("periods beside each other keep their distance", () => {
  const filter = { kind: "or" as const, filters: [placedInYear(2026), placedInYear(2025)] };
  expect(withinReach(figures({ measures: [revenue], filter }), model, nothing)).toMatchObject({
    filter: { filters: [placedInYear(2024), placedInYear(2023)] },
  });
  const time = { path: [], table: "orders", column: "placed" };
  const month = (start: string, end: string): Period => ({
    expression: { kind: "absolute", grain: "month" },
    interval: { start, end },
  });
  const request: AnalysisRequest = {
    kind: "drivers",
    measure: "revenue",
    time,
    current: month("2025-03-01", "2025-04-01"),
    previous: month("2025-02-01", "2025-03-01"),
    candidates: [],
  };
  const why: SemanticQuery = {
    kind: "analysis",
    source: "shop",
    query: figures({ measures: [revenue] }),
    request,
  };
  expect(withinReach(why, model, nothing)).toMatchObject({
    request: {
      current: month("2024-12-01", "2025-01-01"),
      previous: month("2024-11-01", "2024-12-01"),
    },
  });
});

test("what found something, or finds nothing for another reason, is left alone", () => {
  const late = within("2026-10-01", "2026-11-01", calendar("month", 1));
  expect(withinReach(late, model, resultOf([measure("Revenue")], [[5]]))).toBeNull();
  expect(
    withinReach(figures({ measures: [revenue], filter: placedInYear(2023) }), model, nothing),
  ).toBeNull();
  expect(withinReach(figures({ measures: [revenue] }), model, nothing)).toBeNull();
  const filter = { kind: "or" as const, filters: [placedInYear(2026), placedInYear(2025)] };
  expect(isBeyond(figures({ measures: [revenue], filter }), model)).toBe(true);
  expect([isBeyond(late, model), isBeyond(figures({ measures: [revenue] }), model)]).toEqual([true, false]);
});

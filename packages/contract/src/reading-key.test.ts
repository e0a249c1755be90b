import { describe, expect, it } from "vitest";
import { listQuery } from "./make-query.ts";
import { readingKey } from "./reading-key.ts";
import type { ListQuery, Period, SemanticQuery } from "./semantic-query-types.ts";

const time = { path: [], table: "orders", column: "day" };
const lastMonth = (start: string, end: string): Period => ({
  expression: { kind: "calendar", grain: "month", offset: -1, count: 1, fiscal: false },
  interval: { start, end },
});
const days = (start: string, end: string): Period => ({
  expression: { kind: "absolute", grain: null },
  interval: { start, end },
});
const list = (period: Period): ListQuery =>
  listQuery("shop", "orders", {
    columns: [{ id: "a", label: "day", expression: { kind: "field", field: time } }],
    filter: { kind: "and", filters: [{ kind: "period", operand: { kind: "field", field: time }, period }] },
  });
const drivers = (current: Period, previous: Period): SemanticQuery => ({
  kind: "analysis",
  source: "shop",
  request: { kind: "drivers", measure: "a", time, current, previous, candidates: [] },
  query: list(days("2024-01-01", "2024-02-01")),
});

describe("readingKey", () => {
  it("is one for a relative period, whenever it was read", () => {
    const [march, may] = [lastMonth("2024-02-01", "2024-03-01"), lastMonth("2024-04-01", "2024-05-01")];
    expect(readingKey(list(march))).toBe(readingKey(list(may)));
    expect(readingKey(drivers(march, days("2024-01-01", "2024-02-01")))).toBe(
      readingKey(drivers(may, days("2024-03-01", "2024-04-01"))),
    );
  });

  it("tells days from other days, and from a relative period that stands for them", () => {
    const keys = [
      list(days("2024-02-01", "2024-03-01")),
      list(days("2024-02-01", "2024-03-02")),
      list(lastMonth("2024-02-01", "2024-03-01")),
      drivers(lastMonth("2024-02-01", "2024-03-01"), days("2023-02-01", "2023-03-01")),
      drivers(lastMonth("2024-02-01", "2024-03-01"), days("2022-02-01", "2022-03-01")),
    ].map(readingKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("is one whatever the order of a query's keys", () => {
    const query = list(days("2024-02-01", "2024-03-01"));
    const turned = Object.fromEntries(Object.entries(query).toReversed()) as SemanticQuery;
    expect(readingKey(turned)).toBe(readingKey(query));
  });
});

import {
  type ListQuery,
  listQuery,
  type Period,
  type SemanticQuery,
  standardConventions,
} from "@parlance/contract";
import { expect, it } from "vitest";
import { renewPeriods } from "./renew-periods.ts";

const time = { path: [], table: "orders", column: "day" };
const lastMonth = (start: string, end: string): Period => ({
  expression: { kind: "calendar", grain: "month", offset: -1, count: 1, fiscal: false },
  interval: { start, end },
});
const rolling = (start: string, end: string): Period => ({
  expression: { kind: "rolling", grain: "day", count: 7, direction: "past" },
  interval: { start, end },
});
const days = (start: string, end: string): Period => ({
  expression: { kind: "absolute", grain: null },
  interval: { start, end },
});
const filtered = (period: Period): ListQuery =>
  listQuery("shop", "orders", {
    columns: [{ id: "a", label: "day", expression: { kind: "field", field: time } }],
    filter: {
      kind: "and",
      filters: [
        { kind: "period", operand: { kind: "field", field: time }, period },
        { kind: "null", operand: { kind: "field", field: time } },
      ],
    },
  });
const driven = (current: Period, previous: Period): SemanticQuery => ({
  kind: "analysis",
  source: "shop",
  request: { kind: "drivers", measure: "a", time, current, previous, candidates: [] },
  query: filtered(days("2024-01-01", "2024-02-01")),
});
const renew = (query: SemanticQuery): SemanticQuery =>
  renewPeriods(query, "2024-05-15T08:00:00", standardConventions);

it("moves last month on to the month before now, however deep it stands", () => {
  expect(renew(filtered(lastMonth("2024-02-01", "2024-03-01")))).toEqual(
    filtered(lastMonth("2024-04-01", "2024-05-01")),
  );
});

it("leaves days as they were said", () => {
  const query = filtered(days("2024-01-01", "2024-02-01"));
  expect(renew(query)).toEqual(query);
});

it("takes the days before along with the period that they are compared with", () => {
  expect(renew(driven(rolling("2024-03-03", "2024-03-10"), days("2024-02-25", "2024-03-03")))).toEqual(
    driven(rolling("2024-05-09", "2024-05-16"), days("2024-05-02", "2024-05-09")),
  );
  const apart = days("2023-03-03", "2023-03-10");
  expect(renew(driven(rolling("2024-03-03", "2024-03-10"), apart))).toEqual(
    driven(rolling("2024-05-09", "2024-05-16"), apart),
  );
});

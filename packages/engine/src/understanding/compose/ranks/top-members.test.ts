import {
  type AggregateQuery,
  aggregateOf,
  aggregateQuery,
  type Expression,
  fieldOf,
} from "@parlance/contract";
import { expect, it } from "vitest";
import { topMembers } from "./top-members.ts";

const field = (column: string): Expression => fieldOf("sales", column);
const query: AggregateQuery = aggregateQuery("shop", "sales", {
  dimensions: [
    { id: "month", label: "Month", expression: { kind: "truncate", grain: "month", operand: field("day") } },
    { id: "country", label: "Country", expression: field("country") },
  ],
  measures: [
    {
      id: "m1",
      label: "Sales",
      expression: aggregateOf("count", null),
    },
  ],
  order: [{ by: { kind: "output", id: "m1" }, descending: true }],
  limit: { count: 5, offset: 0, per: [], ties: "cut" },
});

it("moves a limit over time and category into a condition on the category's members", () => {
  const moved = topMembers(query);
  expect(moved.limit).toBeNull();
  expect(moved.filter).toMatchObject({
    kind: "member",
    operand: field("country"),
    query: { limit: { count: 5 }, dimensions: [{ id: "country" }] },
  });
  expect(moved.order).toEqual([{ by: { kind: "output", id: "month" }, descending: false }]);
});

it("leaves rankings without a time, per group, and of one row alone", () => {
  const ranking = { ...query, dimensions: query.dimensions.slice(1) };
  const perMonth = { ...query, limit: { count: 5, offset: 0, per: ["month"], ties: "cut" as const } };
  const best = { ...query, limit: { count: 1, offset: 0, per: [], ties: "keep" as const } };
  for (const kept of [ranking, perMonth, best]) expect(topMembers(kept)).toBe(kept);
});

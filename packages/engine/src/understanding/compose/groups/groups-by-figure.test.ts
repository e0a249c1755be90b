import { aggregateOf, aggregateQuery, fieldOf } from "@parlance/contract";
import { expect, test } from "vitest";
import { groupsByFigure } from "./groups-by-figure.ts";

const figures = (aggregation: "sum" | "count", column: string, group: string) =>
  aggregateQuery("test", "catches", {
    dimensions: [{ id: "g1", label: "", expression: fieldOf("catches", group) }],
    measures: [{ id: "m1", label: "", expression: aggregateOf(aggregation, fieldOf("catches", column)) }],
  });

test.each([
  ["a sum by its own values", figures("sum", "weight", "weight"), true],
  ["a sum by something else", figures("sum", "weight", "species"), false],
  ["a count by values", figures("count", "weight", "weight"), false],
])("%s", (_, query, expected) => expect(groupsByFigure(query)).toBe(expected));

import type { Filter, SemanticQuery } from "@parlance/contract";
import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { best } from "../testing/read.ts";
import { atOdds } from "./at-odds.ts";

const index = clubIndex();
const { query } = best(index, "harbours with a nightly rate over 10");

const compare = (column: string, operator: "=" | "<" | ">" | ">=", value: number): Filter => ({
  kind: "comparison",
  operator,
  left: { kind: "field", field: { path: [], table: "harbours", column } },
  right: { kind: "constant", value, type: "integer" },
});

const withFilters = (...filters: Filter[]): SemanticQuery => {
  if (query.kind !== "list") throw new Error("no list");
  return { ...query, filter: { kind: "and", filters } };
};

test.each([
  ["a value and another", [compare("berth_count", "=", 3), compare("berth_count", "=", 4)], 1],
  ["two bounds on one side", [compare("berth_count", ">", 3), compare("berth_count", ">=", 9)], 1],
  ["a value and a bound", [compare("berth_count", "=", 3), compare("berth_count", "<", 9)], 1],
  ["nothing between the bounds", [compare("berth_count", ">", 9), compare("berth_count", "<", 3)], 1],
  ["a range", [compare("berth_count", ">", 3), compare("berth_count", "<", 9)], 0],
  ["two columns", [compare("berth_count", ">", 3), compare("nightly_rate", ">", 9)], 0],
])("%s", (_name, filters, count) => {
  expect(atOdds(withFilters(...filters))).toBe(count);
});

test("a plain reading has none", () => {
  expect(atOdds(query)).toBe(0);
});

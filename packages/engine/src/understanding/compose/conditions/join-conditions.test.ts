import type { Filter } from "@parlance/contract";
import { expect, it } from "vitest";
import { conjunction, joinConditions, type Part } from "./join-conditions.ts";

const equal = (column: string, value: number): Filter => ({
  kind: "comparison",
  operator: "=",
  left: { kind: "field", field: { path: [], table: "t", column } },
  right: { kind: "constant", value, type: "integer" },
});
const part = (column: number, value: number, more: Partial<Part> = {}): Part => ({
  filter: equal(`c${column}`, value),
  or: false,
  column,
  negated: false,
  ...more,
});

it("makes values of one column a membership, unless both are asked for", () => {
  expect(joinConditions([part(1, 5), part(1, 6)], false)).toMatchObject([{ kind: "in", values: [5, 6] }]);
  expect(joinConditions([part(1, 5), part(1, 6)], true)).toHaveLength(2);
});

it("binds and before or between columns", () => {
  const [only, ...rest] = joinConditions([part(1, 5), part(2, 6), part(3, 7, { or: true })], false);
  expect(rest).toEqual([]);
  expect(only).toMatchObject({ kind: "or", filters: [{ kind: "and" }, equal("c3", 7)] });
});

it("keeps an alternative of one column beside what went before", () => {
  const joined = joinConditions([part(1, 5), part(2, 6), part(2, 7, { or: true })], false);
  expect(joined).toMatchObject([equal("c1", 5), { kind: "in", values: [6, 7] }]);
});

it("says a condition once that is said twice", () => {
  const twice = conjunction([equal("c1", 5), { kind: "and", filters: [equal("c2", 6), equal("c1", 5)] }]);
  expect(twice).toEqual({ kind: "and", filters: [equal("c1", 5), equal("c2", 6)] });
  expect(conjunction([equal("c1", 5), equal("c1", 5)])).toEqual(equal("c1", 5));
});

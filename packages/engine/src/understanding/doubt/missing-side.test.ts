import { expect, test } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { best } from "../testing/read.ts";
import { sidesAtOnce } from "./missing-side.ts";

const index = salesIndex();

test("no order is of two years at once", () => {
  const candidate = best(index, "number of orders in 2023");
  const { query } = candidate;
  if (query.kind !== "aggregate" || query.filter?.kind !== "period") throw new Error("a period was expected");
  const { filter } = query;
  const before = {
    ...filter,
    period: { ...filter.period, interval: { start: "2021-01-01", end: "2022-01-01" } },
  };
  const both = { ...query, filter: { kind: "and" as const, filters: [filter, before] } };
  expect(sidesAtOnce(candidate)).toEqual([]);
  expect(sidesAtOnce({ ...candidate, query: both })).toEqual(["2023"]);
});

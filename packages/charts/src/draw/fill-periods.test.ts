import { expect, test } from "vitest";
import { fillPeriods } from "./fill-periods.ts";

const placed = (members: (string | null)[], grain: Parameters<typeof fillPeriods>[1]) =>
  fillPeriods(members, grain).map(({ instant, member }) => [
    new Date(instant).toISOString().slice(0, 10),
    member,
  ]);

test("missing periods are places without a member, in order of time", () => {
  expect(placed(["2024-04-01", "2024-01-01"], "month")).toEqual([
    ["2024-01-01", 1],
    ["2024-02-01", null],
    ["2024-03-01", null],
    ["2024-04-01", 0],
  ]);
});

test("members that are no times have no place", () => {
  expect(placed(["soon", null, "2024-01-01"], "day")).toEqual([["2024-01-01", 2]]);
  expect(placed([], "day")).toEqual([]);
});

test("without a grain, or where the steps would miss a member, the members stand as they are", () => {
  expect(placed(["2024-01-01", "2024-03-01"], null)).toEqual([
    ["2024-01-01", 0],
    ["2024-03-01", 1],
  ]);
  expect(placed(["2024-01-01", "2024-01-20"], "week")).toEqual([
    ["2024-01-01", 0],
    ["2024-01-20", 1],
  ]);
});

test("a grain far finer than the range does not flood the axis", () => {
  expect(placed(["1900-01-01", "2024-01-01"], "second")).toHaveLength(2);
});

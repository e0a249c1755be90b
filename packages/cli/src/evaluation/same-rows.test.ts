import { expect, test } from "vitest";
import { sameRows } from "./same-rows.ts";

const lenient = { ordered: false, strict: false };
const strict = { ordered: false, strict: true };

test("rows are a multiset unless the order counts", () => {
  const gold = [
    ["a", 1],
    ["b", 2],
  ];
  const turned = [
    ["b", 2],
    ["a", 1],
  ];
  expect(sameRows(gold, turned, lenient)).toBe(true);
  expect(sameRows(gold, turned, { ...lenient, ordered: true })).toBe(false);
  expect(
    sameRows(
      [
        ["a", 1],
        ["a", 1],
      ],
      [["a", 1]],
      lenient,
    ),
  ).toBe(false);
});

test("columns may come in another order; one more is a fault in strict", () => {
  expect(sameRows([["a", 1]], [[1, "a"]], strict)).toBe(true);
  expect(sameRows([["a", 1]], [[1, "x", "a"]], lenient)).toBe(true);
  expect(sameRows([["a", 1]], [[1, "x", "a"]], strict)).toBe(false);
  expect(sameRows([["a", 1]], [["a"]], lenient)).toBe(false);
});

test("columns go together: the same values in other rows are another result", () => {
  expect(
    sameRows(
      [
        ["a", 1],
        ["b", 2],
      ],
      [
        ["a", 2],
        ["b", 1],
      ],
      lenient,
    ),
  ).toBe(false);
});

test.each([
  [1, 1.0000001],
  [0.1 + 0.2, 0.3],
  ["12", 12],
  [true, 1],
  ["", null],
  ["2024-01-02", "2024-01-02T00:00:00"],
  ["2024-01-02 10:30:00", "2024-01-02T10:30:00Z"],
])("%s equals %s", (a, b) => {
  expect(sameRows([[a]], [[b]], strict)).toBe(true);
});

test.each([
  [1, 1.001],
  ["a", "A"],
  [0, null],
  ["2024-01-02", "2024-01-02T10:30:00"],
])("%s differs from %s", (a, b) => {
  expect(sameRows([[a]], [[b]], lenient)).toBe(false);
});

test("nothing equals nothing", () => {
  expect(sameRows([], [], strict)).toBe(true);
  expect(sameRows([], [["a"]], lenient)).toBe(false);
});

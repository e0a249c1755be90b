import { expect, test } from "vitest";
import { buildCube } from "./cube.ts";
import { findReversals } from "./reversals.ts";
import { findTurnover } from "./turnover.ts";

type Row = [string, string, [number, number], [number, number]];
const cubeOf = (...rows: Row[]) =>
  buildCube(
    ["Department", "Campus"],
    rows.flatMap(([department, campus, prior, current]) => [
      { current: false, members: [department, campus], values: prior },
      { current: true, members: [department, campus], values: current },
    ]),
    2,
  );

test("each department admitted more, and all of them together less", () => {
  const figures = cubeOf(["Easy", "A", [480, 600], [85, 100]], ["Hard", "A", [40, 400], [135, 900]]);
  expect(findReversals(figures)).toEqual([{ dimension: 0, rose: true, members: 2 }]);
});

test("no reversal where one member moved with the whole", () => {
  const figures = cubeOf(["Easy", "A", [480, 600], [60, 100]], ["Hard", "A", [40, 400], [135, 900]]);
  expect(findReversals(figures)).toEqual([]);
});

test("members that only one period has, or hardly any rows, do not decide", () => {
  const figures = cubeOf(
    ["Easy", "A", [480, 600], [85, 100]],
    ["Hard", "A", [40, 400], [135, 900]],
    ["Odd", "A", [3, 4], [1, 4]],
    ["New", "A", [0, 0], [1, 30]],
  );
  expect(findReversals(figures)).toMatchObject([{ dimension: 0, members: 2 }]);
});

test("a dimension of one member is no reversal, nor a whole that stood still", () => {
  const same: Row = ["Easy", "A", [50, 100], [50, 100]];
  expect(findReversals(cubeOf(same))).toEqual([]);
});

test("members new and gone, weightiest first, by what the figures are counted among", () => {
  const figures = cubeOf(
    ["Art", "A", [1, 30], [0, 0]],
    ["Law", "A", [9, 70], [9, 150]],
    ["Law", "B", [0, 0], [9, 50]],
  );
  expect(findTurnover(figures)).toEqual([
    { dimension: 0, member: 0, isNew: false, figure: 30, share: 0.3 },
    { dimension: 1, member: 1, isNew: true, figure: 50, share: 0.25 },
  ]);
});

test("members of less than a hundredth are not told", () => {
  const figures = cubeOf(["Art", "A", [1, 5], [0, 0]], ["Law", "A", [9, 995], [9, 1000]]);
  expect(findTurnover(figures)).toEqual([]);
});

import { expect, test } from "vitest";
import { lineWidth } from "./line-width.ts";

test.each([
  [12, 640, 2],
  [300, 640, 2],
  [1091, 640, 1],
  [300, 360, 1],
])("a line through %d points in %d pixels is %d wide", (points, width, wide) => {
  expect(lineWidth(points, width)).toBe(wide);
});

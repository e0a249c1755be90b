import type { ChartSpec } from "@parlance/contract";
import { expect, test } from "vitest";
import { numberOf, withLook } from "./with-look.ts";

const spec: ChartSpec = {
  kind: "bar",
  title: "Revenue",
  x: "region",
  y: ["revenue"],
  series: null,
  reasons: [],
  alternatives: [],
  resultHash: "h",
};

test("a look is changed part by part, and a part that is emptied is gone", () => {
  const titled = withLook(spec, { title: "Sales" });
  expect(titled.look).toEqual({ title: "Sales" });
  expect(withLook(titled, { top: 5 }).look).toEqual({ title: "Sales", top: 5 });
  expect(withLook(withLook(titled, { top: 5 }), { title: "", top: undefined }).look).toEqual({});
});

test.each([
  ["5", 5],
  ["0", 1],
  ["9999", 40],
  ["", undefined],
  ["x", undefined],
])("%j within bounds is %s", (text, expected) => {
  expect(numberOf(text, { least: 1, most: 40 })).toBe(expected);
});

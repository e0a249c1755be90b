import { segmentSchema } from "@parlance/contract";
import { expect, test } from "vitest";
import { changeText, figureText, name, number, percentText, text } from "./words.ts";

const unit = (kind: "none" | "currency" | "percent" | "ratio" | "duration" | "count", more = {}) => ({
  kind,
  currency: null,
  label: null,
  ...more,
});

test.each([
  [1234.56, unit("none"), "1,235"],
  [0.012345, unit("count"), "0.01235"],
  [1234.56, unit("currency", { currency: "EUR" }), "€1,235"],
  [1234.56, unit("currency", { currency: "₹" }), "₹1,235"],
  [7, unit("currency"), "7"],
  [12.5, unit("percent"), "12.5 %"],
  [0.125, unit("ratio"), "13 %"],
  [0.0456, unit("ratio"), "4.6 %"],
  [3, unit("duration", { label: "days" }), "3 days"],
  [3, unit("duration"), "3"],
])("%d in %j is %s", (value, own, said) => {
  expect(figureText(value, own)).toBe(said);
});

test("changes have signs, shares few digits", () => {
  expect(changeText(0.123)).toBe("+12 %");
  expect(changeText(-0.045)).toBe("−4.5 %");
  expect(percentText(0.999)).toBe("100 %");
});

test("segments pass the contract", () => {
  for (const segment of [text("rose by "), name("Q3 orders"), number("12 %", [[0, 1]], "share")])
    expect(segmentSchema.parse(segment)).toEqual(segment);
});

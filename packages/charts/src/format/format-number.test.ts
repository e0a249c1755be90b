import type { Unit } from "@parlance/contract";
import { expect, test } from "vitest";
import { formatNumber, formatNumberShort } from "./format-number.ts";

const unit = (kind: Unit["kind"], more: Partial<Unit> = {}): Unit => ({
  kind,
  currency: null,
  label: null,
  ...more,
});
const plain = unit("none");
const usd = unit("currency", { currency: "USD" });

test.each([
  [1234.5, plain, "1,234.5"],
  [0, plain, "0"],
  [-1234567.891, plain, "-1,234,567.89"],
  [0.000123456, plain, "0.0001235"],
  [3, unit("count"), "3"],
  [1234.5, usd, "$1,234.50"],
  [1234, usd, "$1,234"],
  [-12.5, usd, "-$12.50"],
  [0.00042, usd, "$0.00042"],
  [12.5, unit("currency", { currency: "€" }), "€12.50"],
  [-12.5, unit("currency", { currency: "€" }), "-€12.50"],
  [12.5, unit("currency"), "12.50"],
  [12.5, unit("percent"), "12.5 %"],
  [0.125, unit("ratio"), "12.5 %"],
  [-0, unit("ratio"), "0 %"],
  [1, unit("duration", { label: "day" }), "1 day"],
  [2.5, unit("duration", { label: "day" }), "2.5 days"],
  [2.5, unit("duration", { label: "minutes" }), "2.5 minutes"],
  [90, unit("duration"), "90"],
])("%d in %o is written %s", (value, one, text) => {
  expect(formatNumber(value, one)).toBe(text);
});

test.each([
  [1_234_567, plain, "1.2M"],
  [45_000, unit("count"), "45K"],
  [0.0123, plain, "0.012"],
  [1_200_000, usd, "$1.2M"],
  [-1_200_000, unit("currency", { currency: "€" }), "-€1.2M"],
  [7, usd, "$7"],
  [12, unit("percent"), "12 %"],
  [0.125, unit("ratio"), "12.5 %"],
  [90, unit("duration", { label: "day" }), "90"],
])("%d in %o is shortened to %s", (value, one, text) => {
  expect(formatNumberShort(value, one)).toBe(text);
});

test("a place writes its own separators and puts the currency where it belongs", () => {
  expect(formatNumber(1234.5, plain, "de-DE")).toBe("1.234,5");
  expect(formatNumber(1234.5, unit("currency", { currency: "EUR" }), "de-DE")).toBe("1.234,50\u00a0€");
});

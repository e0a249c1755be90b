import { type Finding, sentenceText } from "@parlance/contract";
import { expect, it } from "vitest";
import { localiseFinding } from "./localise-finding.ts";

const finding = (text: string): Finding => ({
  kind: "trend",
  sentence: [
    { kind: "name", text: "Plan 1,5.2 " },
    { kind: "cell", text, cells: [[0, 0]], derivation: "value" },
  ],
  weight: 0.5,
  evidence: { method: "none", figures: [] },
});
const written = (text: string, locale: string): string =>
  sentenceText(localiseFinding(finding(text), locale).sentence).replace("Plan 1,5.2 ", "");

it.each([
  ["1,234,567.89", "de-DE", "1.234.567,89"],
  ["1,234,567.89", "en-IN", "12,34,567.89"],
  ["$1,234.50", "de-DE", "$1.234,50"],
  ["+12.5 %", "de-DE", "+12,5 %"],
  ["0.0012", "de-DE", "0,0012"],
  ["2024", "de-DE", "2024"],
  ["May 17, 2024", "de-DE", "May 17, 2024"],
  ["1,234.5", "en-US", "1,234.5"],
])("writes %s in %s as %s and leaves names alone", (text, locale, expected) => {
  expect(written(text, locale)).toBe(expected);
});

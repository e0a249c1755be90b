import { sentenceText } from "@parlance/contract";
import { expect, test } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { byGroup, byMonth } from "../testing/shaped-result.ts";
import { findTrend } from "./find-trend.ts";

const { normal } = seededRandom(11);
const noise = Array.from({ length: 24 }, () => 100 + 5 * normal());
const said = (...series: number[][]): string[] =>
  findTrend(byMonth(...series).table).map(({ sentence }) => sentenceText(sentence));

test("a measure that rises or falls beyond chance, with its typical step", () => {
  expect(said(noise.map((value, month) => value + 4 * month))[0]).toMatch(
    /^Revenue rose over time: typically by [34](\.\d+)? a month\.$/,
  );
  expect(said(noise.map((value, month) => value - 3 * month))[0]).toMatch(
    /^Revenue fell over time: typically by [234](\.\d+)? a month\.$/,
  );
});

test("each measure by itself, with its evidence", () => {
  const findings = findTrend(
    byMonth(
      noise,
      noise.map((value, month) => value + 4 * month),
    ).table,
  );
  expect(findings).toHaveLength(1);
  expect(findings[0]?.sentence[0]).toEqual({ kind: "name", text: "Cost" });
  expect(findings[0]?.evidence.figures.find(({ name }) => name === "p-value")?.value).toBeLessThan(0.01);
});

test("the last month may not be over, and does not make or hide a trend", () => {
  const rising = noise.map((value, month) => value + 4 * month);
  expect(said(rising.with(23, 0))).toHaveLength(1);
  expect(said(noise.with(23, 1e6))).toEqual([]);
});

test("noise, missing months, few months and groups have no trend", () => {
  expect(said(noise)).toEqual([]);
  expect(said(noise.map((value, month) => (month === 4 ? Number.NaN : value + 4 * month)))).toEqual([]);
  expect(said([1, 2, 3, 4, 5])).toEqual([]);
  expect(findTrend(byGroup(noise.map((value, month) => value + 4 * month)).table)).toEqual([]);
});

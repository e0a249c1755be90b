import { sentenceText } from "@parlance/contract";
import { expect, test } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { byGroup, byMonth } from "../testing/shaped-result.ts";
import { findExtreme } from "./find-extreme.ts";

const { normal } = seededRandom(3);
const months = Array.from({ length: 24 }, () => Math.round(100 + 3 * normal()));
const withMonth = (month: number, value: number): number[] => months.toSpliced(month, 1, value);
const said = (values: number[]): string[] =>
  findExtreme(byMonth(values).table).map(({ sentence }) => sentenceText(sentence));

test("a month far from its neighbours, above or below", () => {
  expect(said(withMonth(10, 180))).toEqual([
    expect.stringMatching(
      /^Revenue was unusually high in November 2022: 180, where the periods around it have about (9|10)\d(\.5)?\.$/,
    ),
  ]);
  expect(said(withMonth(10, 40))).toEqual([
    expect.stringMatching(/^Revenue was unusually low in November 2022: 40, where /),
  ]);
});

test("its evidence says how unlikely", () => {
  const [finding] = findExtreme(byMonth(withMonth(10, 180)).table);
  expect(finding?.evidence.figures.find(({ name }) => name === "p-value")?.value).toBeLessThan(0.01);
});

test("an ordinary month, a trend, and a skewed spread are no outliers", () => {
  expect(said(months)).toEqual([]);
  expect(said(months.map((value, month) => value + 10 * month))).toEqual([]);
  expect(said(months.map((_, month) => 2 ** ((month * 7) % 11)))).toEqual([]);
});

test("the last month may not be over; a month without a figure, few months and groups say nothing", () => {
  expect(said(withMonth(23, 20))).toEqual([]);
  expect(said(withMonth(10, 180).slice(0, 11))).toEqual([]);
  expect(said(withMonth(5, Number.NaN).toSpliced(10, 1, 180))).toEqual([]);
  expect(findExtreme(byGroup(withMonth(10, 180)).table)).toEqual([]);
});

test("the first and the last months are held against the usual step from neighbours on one side", () => {
  const wave = Array.from({ length: 60 }, (_, month) => 100 + 30 * Math.sin(month / 3) + normal());
  expect(said(wave)).toEqual([]);
  expect(said(wave.slice(0, 56))).toEqual([]);
  expect(said(wave.with(58, 400))).toHaveLength(1);
  expect(said(wave.with(0, 400))).toHaveLength(1);
});

import { findingSchema, sentenceText } from "@parlance/contract";
import { expect, test } from "vitest";
import { findInsights } from "./find-insights.ts";
import { seededRandom } from "./statistics/seeded-random.ts";
import { byGroup, byMonth, type ShapedResult } from "./testing/shaped-result.ts";

const now = "2030-01-01";
const insights = ({ table, query }: ShapedResult) => findInsights(table, query, now);
const said = (result: ShapedResult): string[] =>
  insights(result).map(({ sentence }) => sentenceText(sentence));

/** Shapes of results that hold nothing but noise. */
const noise: Record<string, (random: ReturnType<typeof seededRandom>) => ShapedResult> = {
  "months of normal noise": ({ normal }) => byMonth(draw(24, () => 100 + 15 * normal())),
  "long months, two measures": ({ normal }) =>
    byMonth(
      draw(60, () => 100 + 15 * normal()),
      draw(60, () => 7 + normal()),
    ),
  "months of skewed noise": ({ normal }) => byMonth(draw(36, () => Math.exp(4 + 0.5 * normal()))),
  "few months": ({ uniform }) => byMonth(draw(10, () => 50 * uniform())),
  "even groups": ({ normal }) => byGroup(draw(8, () => 100 + 10 * normal())),
  "groups of any size": ({ uniform }) => byGroup(draw(5, uniform)),
  "groups of a random cut": ({ uniform }) => byGroup(draw(20, () => -Math.log(1 - uniform()))),
  "groups with a long tail": ({ normal }) => byGroup(draw(40, () => Math.exp(3 + 0.8 * normal()))),
  "rows counted by group": ({ uniform }) => {
    const counts = draw(6, () => 0);
    for (let row = 0; row < 400; row++) {
      const group = Math.floor(uniform() * 6);
      counts[group] = (counts[group] ?? 0) + 1;
    }
    return byGroup(counts, "count");
  },
  "averages of groups": ({ normal }) =>
    byGroup(
      draw(12, () => 50 + 20 * Math.abs(normal())),
      "average",
    ),
};
const draw = (count: number, one: () => number): number[] => Array.from({ length: count }, one);

test("of 1,000 tables of noise at most 5 % have a finding, and no shape of them more than 8 %", () => {
  const rates = Object.entries(noise).map(([shape, make]) => {
    const found = Array.from({ length: 100 }, (_, seed) => insights(make(seededRandom(7919 * seed + 1))));
    return { shape, share: found.filter((findings) => findings.length > 0).length / 100 };
  });
  expect(rates.filter(({ share }) => share > 0.08)).toEqual([]);
  expect(rates.reduce((sum, { share }) => sum + share, 0) / rates.length).toBeLessThanOrEqual(0.05);
});

test("every finding passes the contract, and its cells are in the table", () => {
  const steps = Array.from({ length: 24 }, (_, month) => 100 + 5 * month + (month === 11 ? 200 : 0));
  for (const result of [byMonth(steps), byGroup([900, 10, 12, 9, 11, 10, 8, 13, 9])]) {
    const findings = insights(result);
    expect(findings.length).toBeGreaterThan(0);
    for (const finding of findings) {
      expect(findingSchema.parse(finding)).toEqual(finding);
      for (const segment of finding.sentence)
        if (segment.kind === "cell")
          for (const [row, column] of segment.cells) expect(result.table.rows[row]?.[column]).toBeDefined();
    }
  }
});

test("a few at most, weightiest first, and the step that follows from the first", () => {
  const findings = insights(byGroup([900, 10, 12, 9, 11, 10, 8, 13, 9]));
  expect(findings.length).toBeLessThanOrEqual(4);
  const weights = findings.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  expect(findings.at(-1)).toMatchObject({ kind: "note", evidence: { method: /^Rule: / } as never });
});

test("empty, constant, null and huge results have no finding and throw nothing", () => {
  for (const result of [
    byMonth([]),
    byMonth([5]),
    byMonth(draw(24, () => 7)),
    byMonth(draw(24, () => Number.NaN)),
    byGroup([]),
    byGroup(draw(12, () => 0)),
    byGroup(draw(12, () => 1e300)),
  ])
    expect(said(result)).toEqual([]);
});

test("of periods that were chosen by their figures no trend is stated", () => {
  const rising = byMonth(Array.from({ length: 30 }, (_, at) => 100 + 5 * at));
  expect(said(rising).join()).toContain("rose over time");
  const { query } = rising;
  if (query.kind !== "aggregate") throw new Error("a result by month is of an aggregate query");
  const above = { kind: "constant", value: 50, type: null } as const;
  const left = { kind: "output", id: query.measures[0]?.id ?? "" } as const;
  const having = { kind: "comparison", operator: ">", left, right: above } as const;
  expect(said({ ...rising, query: { ...query, having } })).toEqual([]);
});

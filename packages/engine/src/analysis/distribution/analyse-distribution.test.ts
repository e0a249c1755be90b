import { findingSchema, type Literal, sentenceText } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { poissonAtLeast, rareExtremes } from "../statistics/rare-extremes.ts";
import { seededRandom } from "../statistics/seeded-random.ts";
import { fitTail, tailBeyond } from "../statistics/tail-fit.ts";
import { analysisOfList, resultColumn, resultTable } from "../testing/result.ts";
import { analyseDistribution } from "./analyse-distribution.ts";
import { binsOf, describeValues } from "./describe-values.ts";

const price = resultColumn("Price", "measure", "decimal");
const query = analysisOfList({ kind: "distribution", bins: null });

function analysed(values: Literal[], request = query) {
  const result = analyseDistribution(
    resultTable(
      [price],
      values.map((value) => [value]),
    ),
    request,
    "2024-01-01",
  );
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  for (const finding of result.value.findings) expect(findingSchema.safeParse(finding).error).toBeUndefined();
  return { ...result.value, said: result.value.findings.map(({ sentence }) => sentenceText(sentence)) };
}

const draw = (count: number, seed: number, of: (normal: number) => number): number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => of(random.normal()));
};

describe("findings", () => {
  test("quartiles and median, from the cells that hold them", () => {
    const { said, findings, table } = analysed([5, 1, 9, 3, 7]);
    expect(said).toEqual(["Half of the values of price lie between 3 and 7; the median is 5."]);
    const cells = findings[0]?.sentence.flatMap((segment) => (segment.kind === "cell" ? segment.cells : []));
    expect(cells).toEqual([
      [3, 0],
      [4, 0],
      [0, 0],
    ]);
    expect(table.columns).toHaveLength(1);
  });

  test("a long tail is told with mean and median", () => {
    const { said } = analysed(draw(300, 1, (normal) => 10 * Math.exp(0.8 * normal)));
    expect(said[1]).toMatch(
      /^Price tails off to high values: the mean is \d+\.\d+, the median (9|10)\.?\d*\.$/,
    );
  });

  test("values far beyond the others are named, and do not make the tail", () => {
    const { said, findings } = analysed([...draw(300, 2, (normal) => 100 + normal), 160, 30]);
    expect(said).toHaveLength(2);
    expect(said[1]).toBe("Values of price lie far beyond all the others: 30, 160.");
    expect(findings[1]?.evidence.figures).toContainEqual({ name: "outliers", value: 2 });
  });

  test("a value that comes again is named once, and all are counted", () => {
    const { said } = analysed([...draw(300, 2, (normal) => 100 + normal), 160, 160, 160, 30]);
    expect(said[1]).toBe("Values of price lie far beyond all the others: 30, 160, in all 4 values.");
  });

  test("heavy tails as such are no outliers", () => {
    const random = seededRandom(4);
    const found = Array.from({ length: 100 }, () => {
      const values = Array.from({ length: 200 }, () => (random.uniform() + 0.001) ** -0.4);
      return describeValues(values, null).outliers.length > 0;
    }).filter(Boolean);
    expect(found.length).toBeLessThanOrEqual(6);
  });

  test("missing and unusable values are left out and said", () => {
    const { notes, findings } = analysed([1, 2, null, 3, 4, 5, 1e200]);
    expect(notes).toEqual([
      "rows without a usable Price were left out",
      "Price has no outliers: no value lies further out than the others make likely",
    ]);
    expect(findings[0]?.evidence.figures[0]).toEqual({ name: "values", value: 5 });
  });
});

describe("figures", () => {
  test("of values whose figures are known", () => {
    const described = describeValues([2, 4, 4, 4, 5, 5, 7, 9], null);
    expect(described.mean).toBeCloseTo(5, 12);
    expect(described.deviation).toBeCloseTo(Math.sqrt(32 / 7), 12);
    expect(described.quantiles).toMatchObject({ minimum: 2, q1: 4, median: 4.5, q3: 5.5, maximum: 9 });
    expect(described.skewness).toBeCloseTo((0.65625 * 4 ** 1.5) / (32 / 7) ** 1.5 / 1, 1);
  });

  test("skewness is seldom stated of normal values", () => {
    const stated = Array.from({ length: 300 }, (_, seed) =>
      describeValues(
        draw(60, seed, (normal) => normal),
        null,
      ),
    ).filter(({ skewChance }) => skewChance < 0.01);
    expect(stated.length).toBeLessThanOrEqual(9);
  });

  test("of huge numbers are finite", () => {
    const described = describeValues(
      draw(50, 3, (normal) => 1e139 * normal),
      null,
    );
    expect(Number.isFinite(described.deviation) && Number.isFinite(described.skewness)).toBe(true);
  });

  test("bins hold every value once, as many as asked for", () => {
    const sorted = draw(500, 5, (normal) => normal).toSorted((a, b) => a - b);
    const { counts, width } = binsOf(sorted, null);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(500);
    expect(width).toBeGreaterThan(0.2);
    expect(width).toBeLessThan(0.5);
    expect(binsOf(sorted, 7).counts).toHaveLength(7);
    expect(binsOf([1, 1, 1, 1, 9], null).counts.length).toBeLessThanOrEqual(4);
  });

  test("asked for in the query they are in the evidence", () => {
    const { findings } = analysed([1, 2, 3, 4, 5, 6], analysisOfList({ kind: "distribution", bins: 3 }));
    expect(findings[0]?.evidence.figures).toContainEqual({ name: "bins", value: 3 });
  });
});

describe("tails", () => {
  test("an exponential tail is seen as one", () => {
    const random = seededRandom(6);
    const excesses = Array.from({ length: 2000 }, () => -2 * Math.log(1 - random.uniform()));
    const tail = fitTail(excesses, 10, 0, 0);
    expect(Math.abs(tail.shape)).toBeLessThanOrEqual(0.1001);
    expect(tailBeyond(tail, 10 + 2 * Math.log(100))).toBeCloseTo(0.01, 2);
    expect(tailBeyond(tail, 9)).toBe(1);
  });

  test("the chance of counts", () => {
    expect(poissonAtLeast(1, 0.5)).toBeCloseTo(1 - Math.exp(-0.5), 10);
    expect(poissonAtLeast(2, 0.001) / 5e-7).toBeCloseTo(1, 2);
    expect(poissonAtLeast(1, 1e-12) / 1e-12).toBeCloseTo(1, 6);
  });

  test("five high ones do not hide each other, and seldom stand out of their like", () => {
    const heights = draw(200, 7, Math.abs).toSorted((a, b) => b - a);
    expect(rareExtremes([30, 29, 28, 27, 26, ...heights], 0.5, 5, 0.01)).toHaveLength(5);
    const found = Array.from({ length: 60 }, (_, seed) =>
      rareExtremes(
        draw(200, 100 + seed, Math.abs).toSorted((a, b) => b - a),
        0.5,
        5,
        0.01,
      ),
    );
    expect(found.filter((one) => one.length > 0).length).toBeLessThanOrEqual(4);
  });
});

test.each([
  [[], "the result has no rows"],
  [[1, 2, 3], "there are fewer than five usable values"],
  [[4, 4, 4, 4, 4, 4], "all values are equal"],
  [[null, null, null, null, null, null], "there are fewer than five usable values"],
])("what cannot be described says why %#", (values, reason) => {
  const table = resultTable(
    [price],
    values.map((value): Literal[] => [value]),
  );
  expect(analyseDistribution(table, query, "2024-01-01")).toEqual({
    ok: false,
    failure: { code: "too-little-data", method: "describing a distribution", reason },
  });
});

test("a result of names alone has no figures", () => {
  const table = resultTable([resultColumn("City", "dimension", "string")], [["Ulm"]]);
  expect(analyseDistribution(table, query, "2024-01-01")).toMatchObject({
    ok: false,
    failure: { reason: "the result has no figures" },
  });
});

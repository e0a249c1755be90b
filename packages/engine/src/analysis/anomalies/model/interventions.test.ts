import { describe, expect, test } from "vitest";
import { seededRandom } from "../../statistics/seeded-random.ts";
import { trendColumns } from "./basis.ts";
import { scoreIntervention, scorerOf, scoreSteps } from "./candidates.ts";
import { type ExplainOptions, explainSeries } from "./explain-series.ts";
import { fitRegression, type Observations } from "./fit.ts";
import { designOf, type Intervention, interventionColumn, isSame, shapeOf } from "./intervention.ts";
import { refit } from "./refit.ts";
import { segmentLevels } from "./segment-levels.ts";
import { selectInterventions, testIn, testsOf } from "./select.ts";
import { estimateTails, tailProbability } from "./tail-shape.ts";

const identity = { mean: "identity", power: 0 } as const;
const all = (values: number[]): Observations => ({
  values: Float64Array.from(values),
  present: new Uint8Array(values.length).fill(1),
});
function noise(rows: number, seed: number, phi = 0): number[] {
  const random = seededRandom(seed);
  let last = random.normal();
  return Array.from({ length: rows }, () => {
    last = phi * last + Math.sqrt(1 - phi * phi) * random.normal();
    return last;
  });
}
const options: ExplainOptions = {
  alpha: 0.02,
  minimumPatch: 3,
  patchLengths: [1, 2, 3],
  ramps: false,
  minimumRun: 6,
  minimumStep: 2,
  minimumLongStep: 1,
  maximumFound: 20,
};

describe("the shapes of what happens", () => {
  const patch: Intervention = { kind: "patch", at: 2, length: 2 };
  const step: Intervention = { kind: "step", at: 2, length: 3 };
  const ramp: Intervention = { kind: "ramp", at: 2, length: 3 };

  test("a patch ends, a step stays, a ramp grows", () => {
    expect(Array.from(interventionColumn(patch, 5))).toEqual([0, 0, 1, 1, 0]);
    expect(Array.from(interventionColumn(step, 5))).toEqual([0, 0, 1, 1, 1]);
    expect(Array.from(interventionColumn(ramp, 5))).toEqual([0, 0, 0.2, 0.4, 0.6]);
    expect(shapeOf(ramp, 1, 5)).toBe(0);
  });

  test("two are the same by kind and place, patches by length too", () => {
    expect(isSame(step, { ...step, length: 1 })).toBe(true);
    expect(isSame(patch, { ...patch, length: 1 })).toBe(false);
    expect(isSame(step, { ...step, kind: "ramp" })).toBe(false);
    expect(isSame(step, { ...step, at: 3 })).toBe(false);
  });

  test("a design is the base and a column for each", () => {
    expect(designOf(trendColumns(5), [patch, ramp], 5)).toHaveLength(4);
  });
});

describe("score tests", () => {
  const rows = 150;
  const values = noise(rows, 1).map((value, row) => value + (row === 60 ? 8 : 0) + (row >= 100 ? 5 : 0));

  test("agree with the coefficient that a regression with the column finds", () => {
    const base = trendColumns(rows);
    const item: Intervention = { kind: "step", at: 100, length: 50 };
    const fit = fitRegression(all(noise(rows, 2)), base, identity, 0.3, null);
    const scored = scoreIntervention(scorerOf(fit), item);
    const wide = fitRegression(all(noise(rows, 2)), designOf(base, [item], rows), identity, 0.3, null);
    expect(scored.effect).toBeCloseTo(wide.beta.at(-1) ?? 0, 1);
  });

  test("steps in one pass are steps one by one", () => {
    const scorer = scorerOf(fitRegression(all(values), trendColumns(rows), identity, 0.2, null));
    for (const fast of scoreSteps(scorer, 10, 140)) {
      const slow = scoreIntervention(scorer, { kind: "step", at: fast.at, length: fast.length });
      expect(fast.z).toBeCloseTo(slow.z, 8);
      expect(fast.effect).toBeCloseTo(slow.effect, 8);
    }
  });

  test("what lies in the base already cannot be tested", () => {
    const scorer = scorerOf(fitRegression(all(values), trendColumns(rows), identity, 0, null));
    expect(scoreIntervention(scorer, { kind: "step", at: 0, length: rows }).z).toBe(0);
  });

  test("a patch's z is its height over its error", () => {
    const fit = fitRegression(
      all(noise(rows, 3).map((value, row) => value + (row === 70 ? 9 : 0))),
      trendColumns(rows),
      identity,
      0,
      null,
    );
    const { z, effect } = scoreIntervention(scorerOf(fit), { kind: "patch", at: 70, length: 1 });
    expect(Math.abs(effect - 9)).toBeLessThan(3);
    expect(Math.abs(z - effect / fit.innovationScale)).toBeLessThan(0.3);
  });
});

describe("selection", () => {
  const rows = 200;
  const model = { link: identity, phi: 0, base: trendColumns(rows) };

  test("takes the strongest first and stops at noise", () => {
    const values = noise(rows, 4).map((value, row) => value + (row === 50 ? 9 : 0) + (row >= 120 ? -6 : 0));
    const chosen = selectInterventions(all(values), model, options, []);
    expect(chosen[0]).toMatchObject({ kind: "step", at: 120 });
    expect(chosen.some(({ kind, at }) => kind === "patch" && at === 50)).toBe(true);
    expect(chosen.length).toBeLessThanOrEqual(4);
  });

  test("keeps what is given", () => {
    const given: Intervention[] = [{ kind: "step", at: 80, length: 120 }];
    expect(selectInterventions(all(noise(rows, 5)), model, options, given)[0]).toEqual(given[0]);
  });

  test("never takes more than it may", () => {
    const values = noise(rows, 6).map((value, row) => value + (row % 10 === 0 ? 30 : 0));
    expect(selectInterventions(all(values), model, { ...options, maximumFound: 3 }, [])).toHaveLength(3);
  });

  test("each is tested with all the others there", () => {
    const values = noise(rows, 7).map((value, row) => value + (row >= 120 ? 6 : 0));
    const item: Intervention = { kind: "step", at: 120, length: 80 };
    const fit = refit(all(values), model, [item], null);
    const tested = testIn(all(values), model, fit, [item], item);
    expect(Math.abs(tested.effect - 6)).toBeLessThan(1.2);
    expect(Math.abs(tested.size - 6)).toBeLessThan(1.5);
    expect(tested.z).toBeGreaterThan(8);
  });

  test("the number of tests grows with the rows and the lengths", () => {
    expect(testsOf("patch", 100, options)).toBe(300);
    expect(testsOf("step", 100, options)).toBe(100);
    expect(testsOf("patch", 100, { ...options, patchLengths: [] })).toBe(100);
  });
});

describe("the partition of the whole series", () => {
  test("finds many levels at once, under autocorrelated noise, with wild values", () => {
    const levels = [0, 8, 0, 9, 2, 10];
    const values = noise(360, 8, 0.4).map(
      (value, row) => value + (levels[Math.floor(row / 60)] ?? 0) + (row % 97 === 5 ? 40 : 0),
    );
    const found = segmentLevels(all(values), 6).map(({ at }) => at);
    for (const at of [60, 120, 180, 240, 300])
      expect(found.some((row) => Math.abs(row - at) <= 2)).toBe(true);
    expect(found.length).toBeLessThanOrEqual(7);
  });

  test("finds hardly any in noise, however it hangs on itself", () => {
    const counts = [0, 0.4, 0.8].map((phi, seed) => segmentLevels(all(noise(300, 20 + seed, phi)), 6).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
  });

  test("counts rows that are there", () => {
    const data = all(noise(200, 9).map((value, row) => value + (row >= 100 ? 12 : 0)));
    for (let row = 20; row < 60; row++) data.present[row] = 0;
    expect(segmentLevels(data, 6).map(({ at }) => at)).toEqual([100]);
  });

  test("has nothing to say of few or equal values", () => {
    expect(segmentLevels(all([1, 2, 3]), 6)).toEqual([]);
    expect(segmentLevels(all(new Array<number>(100).fill(5)), 6)).toEqual([]);
  });
});

describe("tails", () => {
  test("normal values have normal ones", () => {
    const shape = estimateTails(Float64Array.from(noise(800, 10)));
    expect(shape.df).toBeGreaterThanOrEqual(15);
    expect(Math.abs(shape.skew)).toBeLessThanOrEqual(0.1);
    expect(Math.abs(shape.scale - 1)).toBeLessThan(0.12);
  });

  test("heavy and skewed ones are seen", () => {
    const random = seededRandom(11);
    const heavy = Float64Array.from(
      { length: 1500 },
      () =>
        random.normal() /
        Math.sqrt(
          (random.normal() ** 2 + random.normal() ** 2 + random.normal() ** 2 + random.normal() ** 2) / 4,
        ),
    );
    expect(estimateTails(heavy).df).toBeLessThanOrEqual(7);
    const skewed = Float64Array.from({ length: 1500 }, () => (Math.exp(0.3 * random.normal()) - 1) / 0.3);
    expect(estimateTails(skewed).skew).toBeGreaterThanOrEqual(0.15);
  });

  test("a few outliers among normal values are no heavy tail", () => {
    const values = Float64Array.from(noise(600, 12).map((value, row) => (row % 200 === 50 ? 9 : value)));
    expect(estimateTails(values).df).toBeGreaterThanOrEqual(10);
  });

  test("p-values follow the shape, the number of values averaged and what the scale is known by", () => {
    const normal = { df: Number.POSITIVE_INFINITY, skew: 0, scale: 1 };
    expect(tailProbability(1.96, normal, 1, 1e9)).toBeCloseTo(0.05, 3);
    expect(tailProbability(4, { ...normal, df: 5 }, 1, 1e9)).toBeGreaterThan(
      50 * tailProbability(4, normal, 1, 1e9),
    );
    expect(tailProbability(4, { ...normal, df: 5 }, 3, 1e9)).toBeLessThan(
      tailProbability(4, { ...normal, df: 5 }, 1, 1e9),
    );
    expect(tailProbability(4, normal, 1, 10)).toBeGreaterThan(tailProbability(4, normal, 1, 1000));
    expect(tailProbability(4, { ...normal, skew: 0.2 }, 1, 1e9)).toBeGreaterThan(
      tailProbability(-4, { ...normal, skew: 0.2 }, 1, 1e9),
    );
    expect(tailProbability(-10, { ...normal, skew: 0.2 }, 1, 1e9)).toBe(0);
  });

  test("few values say nothing of their tails", () => {
    expect(estimateTails(new Float64Array(10))).toEqual({ df: 15, skew: 0, scale: 1 });
  });
});

describe("a series explained", () => {
  test("by a shift and an outlier, each with its size and chance", () => {
    const values = noise(250, 13).map(
      (value, row) => 100 + value + (row >= 150 ? 5 : 0) + (row === 40 ? -9 : 0),
    );
    const { found, fit } = explainSeries(all(values), [], options);
    expect(found.map(({ kind, at }) => [kind, at]).toSorted()).toEqual([
      ["patch", 40],
      ["step", 150],
    ]);
    for (const { pValue } of found) expect(pValue).toBeLessThan(1e-4);
    expect(Math.abs(fit.scale * (fit.unit[100] ?? 1) - 1)).toBeLessThan(0.2);
  });

  test("a shift of less than two deviations counts between levels that are long", () => {
    const shifted = (rows: number): number[] =>
      noise(rows, 33).map((value, row) => value + (row >= rows / 2 ? 1.3 : 0));
    const steps = (values: number[]): number =>
      explainSeries(all(values), [], options).found.filter(({ kind }) => kind === "step").length;
    expect(steps(shifted(300))).toBe(1);
    expect(steps(shifted(120))).toBe(0);
  });

  test("slopes that lead nowhere else are no change", () => {
    const curve = Array.from({ length: 400 }, (_, row) => 100 + row + 0.00012 * row ** 2);
    const bent = curve.map((value, row) => value + (row > 200 ? -1.5 * (row - 200) : 0));
    const ramps = (values: number[]): number =>
      explainSeries(all(values.map((value, row) => value + 0.2 * (noise(400, 5)[row] ?? 0))), [], {
        ...options,
        ramps: true,
      }).found.filter(({ kind }) => kind === "ramp").length;
    expect(ramps(curve)).toBe(0);
    expect(ramps(bent)).toBe(1);
  });

  test("a shift whose first day is low is one shift, not a shift and an outlier", () => {
    const values = noise(250, 14).map((value, row) => 100 + value + (row >= 150 ? 9 : 0));
    expect(explainSeries(all(values), [], options).found).toHaveLength(1);
  });

  test("small shifts are not worth saying", () => {
    const values = noise(2000, 15).map((value, row) => value + (row >= 1000 ? 0.8 : 0));
    expect(explainSeries(all(values), [], options).found).toEqual([]);
  });

  test("a bend is a ramp where ramps may be", () => {
    const values = noise(200, 16).map((value, row) => value + Math.max(0, row - 120) * 0.4);
    const { found } = explainSeries(all(values), [], { ...options, ramps: true });
    expect(found.map(({ kind }) => kind)).toEqual(["ramp"]);
    expect(Math.abs((found[0]?.at ?? 0) - 120)).toBeLessThan(10);
  });
});

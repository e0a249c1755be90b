import { describe, expect, test } from "vitest";
import { seededRandom } from "../../statistics/seeded-random.ts";
import { harmonicBlock, profileBlock, trendColumns } from "./basis.ts";
import { chooseBase, clippedCost } from "./choose-base.ts";
import { atPresent, combine, fitRegression, type Observations } from "./fit.ts";
import { links, meanOf, noiseUnit, predictorOf, predictorWeight } from "./link.ts";
import { refit } from "./refit.ts";
import { whiten, whitening } from "./whitening.ts";

const identity = { mean: "identity", power: 0 } as const;

/** Observations without gaps. */
const all = (values: number[]): Observations => ({
  values: Float64Array.from(values),
  present: new Uint8Array(values.length).fill(1),
});

/** Normal noise of deviation 1 with autocorrelation `phi`. */
function noise(rows: number, seed: number, phi = 0): number[] {
  const random = seededRandom(seed);
  let last = random.normal();
  return Array.from({ length: rows }, () => {
    last = phi * last + Math.sqrt(1 - phi * phi) * random.normal();
    return last;
  });
}

describe("columns", () => {
  test("a trend is a level and a rise from 0 to 1", () => {
    expect(trendColumns(3).map((column) => Array.from(column))).toEqual([
      [1, 1, 1],
      [0, 0.5, 1],
    ]);
    expect(trendColumns(1)).toHaveLength(2);
  });

  test("a profile has a column for each phase but one, each summing to 0 over a cycle", () => {
    const { columns } = profileBlock("week", 7, 7, (row) => row);
    expect(columns).toHaveLength(6);
    for (const column of columns) expect(column.reduce((sum, value) => sum + value, 0)).toBe(0);
  });

  test("phases that never occur have no column", () => {
    expect(
      profileBlock("week", 10, 7, (row) => row % 5).columns.every((column) =>
        column.some((value) => value !== 0),
      ),
    ).toBe(true);
  });

  test("a harmonic comes back after its period", () => {
    const [sine, cosine] = harmonicBlock("year", 30, 12, 1).columns;
    expect(sine?.[0]).toBe(0);
    expect(cosine?.[12]).toBeCloseTo(1, 12);
    expect(sine?.[3]).toBeCloseTo(1, 12);
  });
});

describe("links", () => {
  test.each(links)("mean and predictor of %o are each other's inverse", (link) => {
    expect(meanOf(link, predictorOf(link, 42, 1e-9))).toBeCloseTo(42, 10);
  });

  test("noise is of one size, as counts have it, or in proportion", () => {
    expect(links.map((link) => noiseUnit(link, 25, 1))).toEqual([1, 5, 25, 25]);
    expect(noiseUnit({ mean: "identity", power: 1 }, -3, 0.5)).toBe(0.5);
  });

  test("a logarithm's predictor moves the residual as much everywhere", () => {
    expect(predictorWeight({ mean: "log", power: 1 }, 10, 1e-9)).toBe(1);
    expect(predictorWeight({ mean: "log", power: 1 }, 1000, 1e-9)).toBe(1);
  });

  test("means beyond all bounds stay numbers", () => {
    expect(Number.isFinite(meanOf({ mean: "log", power: 1 }, 5000))).toBe(true);
    expect(predictorOf({ mean: "log", power: 1 }, -5, 0.1)).toBe(Math.log(0.1));
  });
});

describe("prewhitening", () => {
  test("takes the autocorrelation out", () => {
    const values = Float64Array.from(noise(3000, 1, 0.7));
    const white = whiten(whitening(new Uint8Array(3000).fill(1), 0.7), values);
    const lagged = white.slice(1).reduce((sum, value, row) => sum + value * (white[row] ?? 0), 0);
    const square = white.reduce((sum, value) => sum + value * value, 0);
    expect(Math.abs(lagged / square)).toBeLessThan(0.05);
  });

  test("starts afresh after a gap and gives missing rows no weight", () => {
    const { lead, lag } = whitening(Uint8Array.from([1, 1, 0, 1, 1]), 0.6);
    expect(Array.from(lead)).toEqual([0.8, 1, 0, 0.8, 1]);
    expect(Array.from(lag)).toEqual([0, 0.6, 0, 0, 0.6]);
  });
});

describe("robust regression", () => {
  const rows = 200;
  const line = noise(rows, 2).map((value, row) => 10 + 0.1 * row + value);

  test("finds level, slope and scale", () => {
    const fit = fitRegression(all(line), trendColumns(rows), identity, 0, null);
    expect(Math.abs((fit.beta[0] ?? 0) - 10)).toBeLessThan(0.4);
    expect(Math.abs((fit.beta[1] ?? 0) - 0.1 * (rows - 1))).toBeLessThan(0.8);
    expect(Math.abs(fit.innovationScale - 1)).toBeLessThan(0.15);
  });

  test("is hardly moved by wild values", () => {
    const wild = line.map((value, row) => (row % 40 === 7 ? value + 500 : value));
    const fit = fitRegression(all(wild), trendColumns(rows), identity, 0, null);
    expect(Math.abs((fit.beta[0] ?? 0) - 10)).toBeLessThan(0.7);
    expect(fit.scale).toBeLessThan(1.4);
  });

  test("does not look at missing values", () => {
    const data = all(line.map((value, row) => (row < 100 ? value : 1e6)));
    data.present.fill(0, 100);
    const fit = fitRegression(data, trendColumns(rows), identity, 0, null);
    expect(Math.abs((fit.mean[50] ?? 0) - 15)).toBeLessThan(0.5);
    expect(Array.from(fit.residual.slice(100))).toEqual(new Array<number>(100).fill(0));
  });

  test("fits growth on the log scale", () => {
    const growing = noise(rows, 3).map((value, row) => 50 * Math.exp(0.01 * row) * (1 + 0.05 * value));
    const fit = fitRegression(all(growing), trendColumns(rows), { mean: "log", power: 1 }, 0, null);
    expect(Math.abs((fit.beta[1] ?? 0) / (0.01 * (rows - 1)) - 1)).toBeLessThan(0.03);
    expect(Math.abs(fit.scale - 0.05)).toBeLessThan(0.01);
  });

  test("columns times coefficients", () => {
    expect(Array.from(combine(trendColumns(3), Float64Array.from([2, 4])))).toEqual([2, 4, 6]);
    expect(Array.from(atPresent(Float64Array.from([1, 2, 3]), Uint8Array.from([1, 0, 1])))).toEqual([1, 3]);
  });

  test.each([0, 0.4, 0.8])("the autocorrelation %d is found", (phi) => {
    const values = noise(600, 4, phi);
    const fit = refit(all(values), { link: identity, phi: 0, base: trendColumns(600) }, [], null);
    expect(Math.abs(fit.phi - phi)).toBeLessThan(0.1);
  });
});

describe("the choice of link and seasons", () => {
  const rows = 210;
  const week = profileBlock("week", rows, 7, (row) => row % 7);
  const model = (values: number[]) => chooseBase(all(values), [week], []);

  test("a season is taken where there is one, and only there", () => {
    const seasonal = noise(rows, 5).map((value, row) => 100 + (row % 7 > 4 ? -8 : 0) + value);
    expect(model(seasonal).base.length).toBeGreaterThanOrEqual(8);
    expect(model(noise(rows, 6).map((value) => 100 + value)).base).toHaveLength(2);
  });

  test("noise in proportion to a growing mean is seen", () => {
    const growing = noise(rows, 7).map((value, row) => 100 * Math.exp(0.015 * row) * (1 + 0.06 * value));
    expect(model(growing).link).toMatchObject({ power: 1 });
  });

  test("negative values leave the identity alone", () => {
    expect(model(noise(rows, 8)).link).toEqual(identity);
  });

  test("a shift that is known is no trend", () => {
    const shifted = noise(rows, 9).map((value, row) => 50 + value + (row >= 100 ? 20 : 0));
    const step = Float64Array.from({ length: rows }, (_, row) => (row >= 100 ? 1 : 0));
    const known = chooseBase(all(shifted), [], [step]);
    const fit = refit(all(shifted), { ...known, base: [...known.base, step] }, [], null);
    expect(
      Math.abs((fit.beta.at(-1) ?? 0) * (fit.weight[150] ?? 1) * (fit.unit[150] ?? 1) - 20),
    ).toBeLessThan(4);
  });

  test("a better fit costs less", () => {
    const values = noise(rows, 10).map((value, row) => 5 * Math.sin(row) + value);
    const plain = fitRegression(all(values), trendColumns(rows), identity, 0, null);
    const sine = Float64Array.from({ length: rows }, (_, row) => Math.sin(row));
    const better = fitRegression(all(values), [...trendColumns(rows), sine], identity, 0, null);
    expect(clippedCost(all(values), better)).toBeLessThan(clippedCost(all(values), plain) - 100);
  });
});

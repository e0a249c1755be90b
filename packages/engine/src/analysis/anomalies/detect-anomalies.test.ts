import { describe, expect, test } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { detectAnomalies } from "./detect-anomalies.ts";

const day = 86_400_000;
const dated = (count: number, step = day, start = Date.UTC(2022, 0, 3)): string[] =>
  Array.from({ length: count }, (_, index) => new Date(start + index * step).toISOString().slice(0, 16));

/** Daily sales with a week, a year and a trend; what is added to row 300 on is `extra`. */
function sales(count: number, seed: number, extra: (row: number) => number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, row) => {
    const season = 1 + 0.3 * Math.sin((row / 365.25) * 2 * Math.PI) + (row % 7 > 4 ? -0.4 : 0.1);
    return 1000 * (1 + row / 2000) * season * (1 + 0.05 * random.normal()) + extra(row);
  });
}

describe("daily business series", () => {
  test("an outlier is told with what was expected, its interval and its size", () => {
    const values = sales(800, 1, (row) => (row === 300 ? 500 : 0));
    const { found, expected, lower, upper, reason } = detectAnomalies(dated(800), values);
    expect(reason).toBeNull();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ kind: "outlier", rows: [300] });
    expect(found[0]?.size).toBeGreaterThan(5);
    expect(found[0]?.chance).toBeLessThan(1e-6);
    const planned = sales(800, 1, () => 0)[300] ?? 0;
    expect(Math.abs((found[0]?.expected ?? 0) / planned - 1)).toBeLessThan(0.12);
    expect(found[0]?.actual).toBeCloseTo(values[300] ?? 0, 8);
    expect(lower[300]).toBeLessThan(expected[300] ?? 0);
    expect(upper[300]).toBeLessThan(values[300] ?? 0);
  });

  test("the interval holds about 95 % of the usual values", () => {
    const values = sales(800, 2, () => 0);
    const { lower, upper } = detectAnomalies(dated(800), values);
    const inside = values.filter((value, row) => value > (lower[row] ?? 0) && value < (upper[row] ?? 0));
    expect(inside.length / values.length).toBeGreaterThan(0.92);
    expect(inside.length / values.length).toBeLessThan(0.975);
  });

  test("what lasts is a level shift, where it began, and no row of outliers", () => {
    const { found } = detectAnomalies(
      dated(800),
      sales(800, 3, (row) => (row >= 300 ? 250 : 0)),
    );
    expect(found.map(({ kind }) => kind)).toEqual(["level-shift"]);
    expect(Math.abs((found[0]?.rows[0] ?? 0) - 300)).toBeLessThanOrEqual(2);
    expect((found[0]?.actual ?? 0) - (found[0]?.expected ?? 0)).toBeGreaterThan(150);
  });

  test("three days off are one outlier", () => {
    const { found } = detectAnomalies(
      dated(800),
      sales(800, 4, (row) => (row >= 300 && row < 303 ? -400 : 0)),
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ kind: "outlier", rows: [300, 301, 302] });
    expect(found[0]?.size).toBeLessThan(-3);
  });

  test("rows in any order give the same answer under their own indexes", () => {
    const values = sales(400, 5, (row) => (row === 300 ? 600 : 0));
    const dates = dated(400);
    const { found, notes } = detectAnomalies(dates.toReversed(), values.toReversed());
    expect(found.map(({ rows }) => rows)).toEqual([[99]]);
    expect(notes).toEqual(["the rows were put in the order of their dates"]);
  });

  test("days that are missing are no anomaly and hide none", () => {
    const values = sales(500, 6, (row) => (row === 301 ? 600 : 0));
    const kept = values.map((_, row) => row).filter((row) => row % 7 < 5);
    const dates = dated(500);
    const { found } = detectAnomalies(
      kept.map((row) => dates[row] ?? ""),
      kept.map((row) => values[row] ?? 0),
    );
    expect(found.map(({ rows }) => rows)).toEqual([[kept.indexOf(301)]]);
  });
});

test("what is expected of an outlier is what its neighbours show, also where noise grows with the level", () => {
  const random = seededRandom(8);
  const values = Array.from({ length: 300 }, (_, row) =>
    row === 150 ? 8 : Math.exp(3 + row / 300 + 0.12 * random.normal()),
  );
  const { found, expected } = detectAnomalies(dated(300), values);
  expect(found).toMatchObject([{ kind: "outlier", rows: [150] }]);
  const usual = Math.exp(3.5);
  expect(Math.abs((found[0]?.expected ?? 0) / usual - 1)).toBeLessThan(0.1);
  expect(Math.abs((expected[150] ?? 0) / usual - 1)).toBeLessThan(0.1);
});

test("of 60 series of pure noise at most a tenth shows anything", () => {
  const noisy = Array.from({ length: 60 }, (_, seed) => {
    const random = seededRandom(1000 + seed);
    let last = 0;
    const phi = seed % 3 === 0 ? 0.5 : 0;
    const values = Array.from({ length: 100 + seed }, () => {
      last = phi * last + random.normal();
      return 50 + last;
    });
    return detectAnomalies(dated(values.length, seed % 2 === 0 ? day : 7 * day), values).found.length;
  });
  expect(noisy.filter((count) => count > 0).length).toBeLessThanOrEqual(6);
});

describe("changes of undated or yearly series", () => {
  const random = seededRandom(77);
  const noise = Array.from({ length: 200 }, () => random.normal());

  test("many shifts that hide each other are all found", () => {
    const levels = [0, 9, 1, 8, -2, 7];
    const values = Array.from(
      { length: 360 },
      (_, row) => (levels[Math.floor(row / 60)] ?? 0) + (noise[row % 200] ?? 0),
    );
    const { found } = detectAnomalies([], values);
    const changes = found.filter(({ kind }) => kind === "level-shift").map(({ rows }) => rows[0] ?? 0);
    for (const at of [60, 120, 180, 240, 300])
      expect(changes.some((row) => Math.abs(row - at) <= 2)).toBe(true);
  });

  test("a slope that breaks is a change of trend", () => {
    const values = noise.map((value, row) => value + (row > 100 ? (row - 100) * 0.5 : 0));
    const { found } = detectAnomalies([], values);
    expect(found.map(({ kind }) => kind)).toEqual(["trend-change"]);
    expect(Math.abs((found[0]?.rows[0] ?? 0) - 100)).toBeLessThanOrEqual(8);
    expect(found[0]?.actual).toBeGreaterThan((found[0]?.expected ?? 0) + 30);
  });

  test("twenty points are enough for one clear step", () => {
    const values = noise.slice(0, 20).map((value, row) => value + (row >= 11 ? 9 : 0));
    expect(detectAnomalies([], values).found).toMatchObject([{ kind: "level-shift", rows: [11] }]);
  });
});

test("two years of a young, growing business are not explained away by as many events as it has months", () => {
  const months = Array.from({ length: 24 }, (_, month) =>
    new Date(Date.UTC(2023, month, 1)).toISOString().slice(0, 10),
  );
  for (let seed = 1; seed <= 25; seed++) {
    const random = seededRandom(700 + seed);
    const values = months.map((_, month) => Math.max(0, (month + 1) * (200 + 60 * random.normal())));
    const { found, lower, upper } = detectAnomalies(months, values);
    expect(found.length).toBeLessThanOrEqual(3);
    for (const { size } of found) expect(Math.abs(size)).toBeLessThan(60);
    const width = upper.map((bound, row) => bound - (lower[row] ?? 0));
    expect(Math.max(...width)).toBeGreaterThan(400);
  }
});

describe("long series", () => {
  const minutes = 300_000;
  function traffic(count: number, seed: number): number[] {
    const random = seededRandom(seed);
    return Array.from({ length: count }, (_, row) => {
      const time = (row % 288) / 288;
      return 100 + 60 * Math.sin(2 * Math.PI * (time - 0.3)) + 6 * random.normal();
    });
  }

  test("20,000 points with a burst and a standstill take well under ten seconds", () => {
    const values = traffic(20_000, 9);
    for (let row = 12_000; row < 12_040; row++) values[row] = (values[row] ?? 0) + 90;
    for (let row = 16_000; row < 16_100; row++) values[row] = 100;
    const started = performance.now();
    const { found, expected } = detectAnomalies(dated(20_000, minutes), values);
    expect(performance.now() - started).toBeLessThan(10_000);
    const hit = (from: number, to: number): boolean =>
      found.some(({ rows }) => rows.some((row) => row >= from - 100 && row <= to));
    expect(hit(12_000, 12_040)).toBe(true);
    expect(hit(16_000, 16_100)).toBe(true);
    expect(found.length).toBeLessThanOrEqual(4);
    expect(Math.abs((expected[5000] ?? 0) - 100)).toBeLessThan(75);
  });

  test("a lasting rise is one level shift", () => {
    const values = traffic(6000, 10).map((value, row) => value + (row >= 3000 ? 80 : 0));
    const { found } = detectAnomalies(dated(6000, minutes), values);
    const shifts = found.filter(({ kind }) => kind === "level-shift");
    expect(shifts).toHaveLength(1);
    expect(Math.abs((shifts[0]?.rows[0] ?? 0) - 3000)).toBeLessThan(60);
    expect((shifts[0]?.actual ?? 0) - (shifts[0]?.expected ?? 0)).toBeGreaterThan(50);
  });

  test("usual days show nothing, with a gap of hours neither", () => {
    const values: (number | null)[] = traffic(5000, 12);
    for (let row = 2000; row < 2100; row++) values[row] = null;
    expect(detectAnomalies(dated(5000, minutes), values).found).toEqual([]);
  });
});

describe("what cannot be used is said, never thrown", () => {
  test.each([
    ["nothing", [], "there are fewer than twelve usable values"],
    ["one point", [5], "there are fewer than twelve usable values"],
    ["nulls", new Array<null>(40).fill(null), "there are fewer than twelve usable values"],
    ["a constant", new Array<number>(40).fill(3), "all values are equal"],
    ["zeros", new Array<number>(40).fill(0), "all values are equal"],
    [
      "infinities",
      new Array<number>(40).fill(Number.POSITIVE_INFINITY),
      "there are fewer than twelve usable values",
    ],
    [
      "numbers beyond computing",
      new Array<number>(40).fill(1e300),
      "there are fewer than twelve usable values",
    ],
  ])("%s", (_, values, reason) => {
    const detected = detectAnomalies(dated(values.length), values);
    expect(detected).toMatchObject({ found: [], reason });
    expect(detected.expected).toHaveLength(values.length);
  });

  test.each([1e-120, 1e-9, 1e9, 1e120])("values of the size %d are as good as others", (size) => {
    const values = sales(200, 8, (row) => (row === 150 ? 1500 : 0)).map((value) => value * size);
    expect(detectAnomalies(dated(200), values).found.map(({ rows }) => rows)).toContainEqual([150]);
  });

  test("mostly equal values with few others", () => {
    const values = Array.from({ length: 120 }, (_, row) => (row === 60 ? 900 : row % 10 === 0 ? 1 : 0));
    expect(() => detectAnomalies(dated(120), values)).not.toThrow();
  });

  test("dates all the same, or no dates", () => {
    const values = sales(100, 9, () => 0);
    expect(detectAnomalies(new Array<string>(100).fill("2024-01-01"), values).reason).toBe(
      "there are fewer than twelve usable values",
    );
    expect(detectAnomalies(new Array<string>(100).fill("soon"), values).notes).toEqual([
      "the dates could not be read, so the rows count in their order",
    ]);
  });
});

import { describe, expect, test } from "vitest";
import { seededRandom } from "../../statistics/seeded-random.ts";
import { regularSeries } from "../time/regular-series.ts";
import { levelsOfBlocks } from "./block-levels.ts";
import { comesDaily } from "./daily-peaks.ts";
import { rarePeaks } from "./rare-peaks.ts";
import { scanLongSeries } from "./scan-long-series.ts";
import { movingMean, signalsOf } from "./signals.ts";
import { timeProfile } from "./time-profile.ts";

const noise = (rows: number, seed: number): Float64Array => {
  const random = seededRandom(seed);
  return Float64Array.from({ length: rows }, () => random.normal());
};
const present = (rows: number): Uint8Array => new Uint8Array(rows).fill(1);
const dated = (values: ArrayLike<number>, minutes: number) =>
  regularSeries(
    Array.from({ length: values.length }, (_, row) =>
      new Date(Date.UTC(2024, 0, 1) + row * minutes * 60_000).toISOString(),
    ),
    Array.from(values),
  );

describe("profiles by time", () => {
  const values = noise(2880, 1).map(
    (value, row) => (row % 24 < 12 ? 10 : 50) + value * (row % 24 < 12 ? 1 : 4),
  );

  test("centre and spread of each phase", () => {
    const { centre, spread } = timeProfile(values, present(2880), 24, (row) => row % 24);
    expect(Math.abs((centre[6] ?? 0) - 10)).toBeLessThan(0.6);
    expect(Math.abs((centre[18] ?? 0) - 50)).toBeLessThan(2);
    expect((spread[18] ?? 0) / (spread[6] ?? 1)).toBeGreaterThan(2.5);
  });

  test("few values are pooled with their neighbours'", () => {
    const few = noise(96, 2).map((value, row) => 20 + value + (row === 40 ? 500 : 0));
    const { centre } = timeProfile(few, present(96), 48, (row) => row % 48);
    expect(Math.max(...centre)).toBeLessThan(23);
  });

  test("equal values have a spread that can be divided by", () => {
    const { spread } = timeProfile(new Float64Array(100), present(100), 1, () => 0);
    expect(Math.min(...spread)).toBeGreaterThan(0);
  });

  test("missing values have no say", () => {
    const there = present(100);
    there.fill(0, 50);
    const half = Float64Array.from({ length: 100 }, (_, row) => (row < 50 ? row % 5 : 1e9));
    expect(timeProfile(half, there, 1, () => 0).centre[80]).toBe(2);
  });
});

describe("signals", () => {
  test("moving means are named by their first row", () => {
    expect(Array.from(movingMean(Float64Array.from([1, 3, 5, 7]), 2))).toEqual([2, 4, 6]);
    expect(movingMean(Float64Array.from([1]), 3)).toHaveLength(0);
  });

  test("each is high where the stretch is out of line", () => {
    const values = noise(600, 3);
    for (let row = 300; row < 320; row++) values[row] = (values[row] ?? 0) - 6;
    for (let row = 400; row < 420; row++) values[row] = 0.3;
    for (let row = 500; row < 520; row++) values[row] = (values[row] ?? 0) * 4;
    const signals = signalsOf(values, present(600), [1, 20], 20);
    const peak = (name: string): number => {
      const signal = signals.find((one) => one.name === name && one.width === 20);
      return signal?.values.indexOf(Math.max(...signal.values)) ?? -1;
    };
    expect(Math.abs(peak("low") - 300)).toBeLessThan(5);
    expect(Math.abs(peak("still") - 401)).toBeLessThan(4);
    expect(Math.abs(peak("restless") - 500)).toBeLessThan(8);
  });

  test("a gap is neither still nor restless", () => {
    const values = noise(600, 4);
    const there = present(600);
    for (let row = 200; row < 260; row++) {
      values[row] = 0;
      there[row] = 0;
    }
    const still = signalsOf(values, there, [1], 30).find(({ name }) => name === "still");
    const highest = still?.values.indexOf(Math.max(...(still?.values ?? []))) ?? 200;
    expect(highest < 171 || highest > 259).toBe(true);
  });
});

describe("rare peaks", () => {
  const rare = (signal: Float64Array): number[] =>
    rarePeaks(signal, 12, 0.15, 0.01)
      .map(({ row }) => row)
      .toSorted((a, b) => a - b);

  test("one far beyond the others, with its row", () => {
    const signal = noise(3000, 5);
    signal[1234] = 12;
    expect(rare(signal)).toEqual([1234]);
    expect(rarePeaks(signal, 12, 0.15, 0.01)[0]?.expected).toBeLessThan(1e-3);
  });

  test("several do not hide each other", () => {
    const signal = noise(3000, 6);
    for (const row of [500, 1500, 2500]) signal[row] = 15;
    expect(rare(signal)).toEqual([500, 1500, 2500]);
  });

  test("what lasts over many blocks does not hide itself", () => {
    const signal = noise(3000, 6);
    for (let row = 1000; row < 1120; row++) signal[row] = 15 + (signal[row] ?? 0);
    expect(rare(signal).length).toBeGreaterThan(5);
    expect(rare(signal).every((row) => row >= 1000 && row < 1120)).toBe(true);
  });

  test("what comes again and again is usual", () => {
    const signal = noise(3000, 7);
    for (let row = 50; row < 3000; row += 60) signal[row] = 12;
    expect(rare(signal)).toEqual([]);
  });

  test("two rows at the border of two blocks are one peak", () => {
    const signal = noise(3000, 8);
    signal[1199] = 14;
    signal[1200] = 13;
    expect(rare(signal)).toHaveLength(1);
  });

  test("few blocks have no tail", () => {
    expect(rarePeaks(noise(100, 9), 20, 0.15, 0.5)).toEqual([]);
  });
});

describe("peaks by time of day", () => {
  const signalOf = (rows: readonly number[]): Float64Array => {
    const signal = noise(2400, 17);
    for (const row of rows) signal[row] = 10;
    return signal;
  };

  test("what comes on one day in seven, a row early or late, comes daily", () => {
    expect(comesDaily(signalOf([240, 939, 1641, 2340]), 240, 100)).toBe(true);
  });

  test("once more, or at other times of day, does not", () => {
    expect(comesDaily(signalOf([240, 940]), 240, 100)).toBe(false);
    expect(comesDaily(signalOf([240, 960, 1620, 2380]), 240, 100)).toBe(false);
  });

  test("small peaks are not alike", () => {
    const signal = signalOf([240]).map((value, row) => (row % 100 === 40 && row !== 240 ? 4.9 : value));
    expect(comesDaily(signal, 240, 100)).toBe(false);
    expect(comesDaily(signal, 340, 100)).toBe(true);
  });
});

describe("levels", () => {
  test("a shift is where it began", () => {
    const values = noise(4000, 10).map((value, row) => value + (row >= 2222 ? 4 : 0));
    const { shifts, level } = levelsOfBlocks(values, 4000);
    expect(shifts).toHaveLength(1);
    expect(Math.abs((shifts[0]?.start ?? 0) - 2222)).toBeLessThanOrEqual(4);
    expect(level[2000]).toBe(0);
    expect(Math.abs((level[3000] ?? 0) - 4)).toBeLessThan(0.4);
  });

  test("bursts and small shifts are none", () => {
    const values = noise(4000, 11).map(
      (value, row) => value + (row >= 2000 && row < 2030 ? 30 : 0) + (row >= 3000 ? 0.7 : 0),
    );
    expect(levelsOfBlocks(values, 4000).shifts).toEqual([]);
    expect(levelsOfBlocks(new Float64Array(4000), 4000).shifts).toEqual([]);
  });
});

describe("a long series", () => {
  test("a quiet weekend day that is busy is out of line, the same on a workday is not", () => {
    const values = noise(24 * 7 * 12, 12).map((value, row) => {
      const isWeekend = Math.floor(row / 24) % 7 >= 5;
      const isBusy = row >= 24 * 54 && row < 24 * 55;
      return 100 + (isWeekend && !isBusy ? -60 : 0) + 4 * value;
    });
    const { found } = scanLongSeries(dated(values, 60));
    expect(found.some(({ start, end }) => start < 24 * 55 && end > 24 * 54)).toBe(true);
    expect(found.length).toBeLessThanOrEqual(2);
  });

  test("what was expected follows the time of day and the level", () => {
    const values = noise(3000, 13).map(
      (value, row) => 50 + 20 * Math.sin((2 * Math.PI * row) / 144) + value + (row >= 1500 ? 100 : 0),
    );
    const { expected, spread } = scanLongSeries(dated(values, 10));
    const errors = values.map((value, row) => Math.abs(value - (expected[row] ?? 0)));
    expect(errors.reduce((sum, error) => sum + error, 0) / 3000).toBeLessThan(4);
    expect(Math.max(...spread)).toBeLessThan(12);
  });

  test("the highest few of many bursts are named, and how usual as many are is known", () => {
    const random = seededRandom(15);
    const values = Array.from({ length: 4000 }, () => Math.exp(random.normal()));
    for (const row of [900, 2900]) values[row] = 90;
    const { found } = scanLongSeries(dated(values, 5));
    expect(
      found.filter(({ start, end }) => [900, 2900].some((row) => start <= row && row < end)),
    ).toHaveLength(2);
    expect(found.length).toBeLessThanOrEqual(4);
    expect(Math.max(...found.map(({ chance }) => chance))).toBeGreaterThan(0.001);
  });

  test("one of the longest of many bursts is named, a single row that is about as rare is not", () => {
    const bursts = (seed: number, rows: number, height: number) => {
      const random = seededRandom(seed);
      const values = Array.from({ length: 4000 }, () => Math.exp(random.normal()));
      values.fill(height, 1800, 1800 + rows);
      return scanLongSeries(dated(values, 5)).found;
    };
    const isThere = ({ start, end }: { start: number; end: number }) => start <= 1805 && end > 1800;
    expect(bursts(20, 6, 7.4).filter(isThere)).toHaveLength(1);
    expect(bursts(20, 1, 30).filter(isThere)).toEqual([]);
    expect(Math.max(...bursts(19, 6, 17).map(({ chance }) => chance))).toBeLessThan(1);
  });

  test("a backup of every night that begins some minutes early or late is usual, one at noon is not", () => {
    const random = seededRandom(18);
    const values = noise(288 * 14, 18);
    const backup = (row: number) => values.fill(60, row, row + 2);
    for (let day = 0; day < 14; day++) backup(288 * day + 24 + Math.floor(5 * random.uniform()));
    backup(288 * 9 + 144);
    const { found } = scanLongSeries(dated(values, 5));
    expect(found.map(({ start, end }) => start <= 288 * 9 + 145 && end > 288 * 9 + 144)).toEqual([true]);
  });

  test("a week out of line in ten does not hide itself", () => {
    const values = noise(24 * 70, 16).map((value, row) => value + (row >= 24 * 30 && row < 24 * 37 ? -8 : 0));
    const { found } = scanLongSeries(dated(values, 60));
    expect(found.some(({ start, end }) => start < 24 * 37 && end > 24 * 30)).toBe(true);
  });

  test("order alone is enough", () => {
    const values = noise(4000, 14).map((value, row) => value + (row === 1700 ? 15 : 0));
    const { found } = scanLongSeries(regularSeries([], Array.from(values)));
    expect(found.map(({ start, end }) => start <= 1700 && end > 1700)).toEqual([true]);
  });
});

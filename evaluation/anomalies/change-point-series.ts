import {
  type SeededRandom,
  seededRandom,
} from "../../packages/engine/src/analysis/statistics/seeded-random.ts";

/** A series with what five annotators would mark in it, a row or so beside the truth, now and then missing one. */
export type ChangePointSeries = { id: string; dates: string[]; values: number[]; annotations: number[][] };

/** How a kind of series is made from its rows, the rows of its changes and random numbers. */
type Maker = (random: SeededRandom, rows: number, changes: number[]) => number[];

const makers: Record<string, Maker> = {
  level: (random, rows, changes) =>
    noise(random, rows, 0).map((value, row) => value + steps(random, changes)(row)),
  autocorrelated: (random, rows, changes) =>
    noise(random, rows, 0.5).map((value, row) => value + steps(random, changes)(row)),
  trend: (random, rows, changes) =>
    noise(random, rows, 0).map((value, row) => value + bends(random, changes, rows)(row)),
  walk: (random, rows, changes) =>
    summed(
      noise(random, rows, 0).map((value, row) => value + (changes.includes(row) ? 12 * sign(random) : 0)),
    ),
  seasonal: (random, rows, changes) =>
    noise(random, rows, 0).map(
      (value, row) => value + 3 * Math.sin((2 * Math.PI * row) / 12) + steps(random, changes)(row),
    ),
  scaled: (random, rows, changes) =>
    noise(random, rows, 0).map(
      (value, row) => 1000 * Math.exp(0.05 * value + row / rows + 0.08 * steps(random, changes)(row)),
    ),
  outliers: (random, rows, changes) =>
    noise(random, rows, 0).map(
      (value, row) => value + (random.uniform() < 0.03 ? 10 * sign(random) : 0) + steps(random, changes)(row),
    ),
  variance: (random, rows, changes) =>
    noise(random, rows, 0).map(
      (value, row) => value * (changes.filter((at) => at <= row).length % 2 === 1 ? 4 : 1),
    ),
  many: (random, rows, changes) =>
    noise(random, rows, 0.3).map((value, row) => 0.7 * value + 1.3 * steps(random, changes)(row)),
  calm: (random, rows) => noise(random, rows, 0).map((value, row) => value + (3 * row) / rows),
  smooth: (random, rows) =>
    noise(random, rows, 0.8).map((value, row) => 20 / (1 + Math.exp((0.5 - row / rows) * 10)) + 0.3 * value),
  price: (random, rows) =>
    summed(noise(random, rows, 0).map((value) => 0.02 * value)).map((value) => 50 * Math.exp(value)),
};

/** 60 seeded series of 30 to 600 points: dated by years, months or days, or not at all. */
export function changePointSeries(seed: number): ChangePointSeries[] {
  const kinds = Object.keys(makers);
  return Array.from({ length: 60 }, (_, index) => {
    const random = seededRandom(seed * 1000 + index);
    const kind = kinds[index % kinds.length] ?? "calm";
    const rows = Math.round(
      Math.exp(Math.log(kind === "many" ? 250 : kind === "seasonal" ? 72 : 30) + random.uniform() * 2.2),
    );
    const changes = changesOf(random, rows, kind);
    const made = makers[kind]?.(random, rows, changes) ?? [];
    const annotations = Array.from({ length: 5 }, () =>
      changes.flatMap((at) => (random.uniform() < 0.95 ? [at + Math.floor(random.uniform() * 3) - 1] : [])),
    );
    return {
      id: `${kind}-${index}`,
      dates: datesOf(random, rows, kind),
      values: made.map((value) => Number(value.toFixed(4))),
      annotations,
    };
  });
}

function changesOf(random: SeededRandom, rows: number, kind: string): number[] {
  if (kind === "calm" || kind === "smooth" || kind === "price") return [];
  const wanted =
    kind === "many"
      ? 5 + Math.floor(random.uniform() * 6)
      : Math.min(1 + Math.floor(random.uniform() * 3), Math.floor(rows / 25) + 1);
  const apart = kind === "many" ? rows / 25 : Math.max(8, rows / 10);
  const found: number[] = [];
  for (let attempt = 0; attempt < 300 && found.length < wanted; attempt++) {
    const at = Math.round(apart + random.uniform() * (rows - 2 * apart));
    if (found.every((other) => Math.abs(other - at) >= apart)) found.push(at);
  }
  return found.toSorted((a, b) => a - b);
}

function datesOf(random: SeededRandom, rows: number, kind: string): string[] {
  const choice = kind === "seasonal" ? 1 : Math.floor(random.uniform() * 4);
  if (choice === 3 || (choice === 0 && rows > 150)) return [];
  return Array.from({ length: rows }, (_, row) => {
    const date =
      [Date.UTC(1850 + row, 0, 1), Date.UTC(1980, row, 1), Date.UTC(2010, 0, 1 + row)][choice] ?? 0;
    return new Date(date).toISOString().slice(0, 10);
  });
}

const sign = (random: SeededRandom): number => (random.uniform() < 0.5 ? -1 : 1);

function noise(random: SeededRandom, rows: number, phi: number): number[] {
  let last = random.normal();
  return Array.from({ length: rows }, () => {
    last = phi * last + Math.sqrt(1 - phi * phi) * random.normal();
    return last;
  });
}

function summed(values: number[]): number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}

/** The level at each row: every change is a step of 3 to 7, up or down as its row decides. */
const steps =
  (_: SeededRandom, changes: number[]) =>
  (row: number): number =>
    changes.reduce((sum, at) => sum + (at <= row ? (3 + (at % 5)) * (at % 2 === 0 ? 1 : -1) : 0), 0);

/** A line that bends at each change. */
const bends =
  (_: SeededRandom, changes: number[], rows: number) =>
  (row: number): number =>
    changes.reduce(
      (sum, at) => sum + (at <= row ? ((row - at) / rows) * (30 + (at % 20)) * (at % 2 === 0 ? 1 : -1) : 0),
      0,
    );

import {
  type SeededRandom,
  seededRandom,
} from "../../packages/engine/src/analysis/statistics/seeded-random.ts";

/** A machine's or a service's figures with the windows (first and last row) in which something happened. */
export type OperationalSeries = {
  id: string;
  dates: string[];
  values: number[];
  windows: [number, number][];
};

type Source = { perDay: number; draw: (random: SeededRandom, rows: number, perDay: number) => number[] };

/** Kinds of metrics, each with its own rhythm, noise and harmless bursts. */
const sources: Record<string, Source> = {
  processor: { perDay: 288, draw: processor },
  network: { perDay: 288, draw: (random, rows) => bursts(random, rows, 0.02) },
  temperature: {
    perDay: 288,
    draw: (random, rows) => wandering(random, rows, 0.9995, 6).map((value) => 80 + value + random.normal()),
  },
  requests: { perDay: 288, draw: (random, rows, perDay) => daily(random, rows, perDay, 0.5, 0.5) },
  mentions: {
    perDay: 288,
    draw: (random, rows, perDay) =>
      daily(random, rows, perDay, 0.6, 0.6).map((value) =>
        random.uniform() < 0.003 ? value * (1 + heavy(random)) : value,
      ),
  },
  rides: { perDay: 48, draw: rides },
  prices: {
    perDay: 24,
    draw: (random, rows) =>
      wandering(random, rows, 0.9, 0.15).map((value) => Math.exp(value + 0.35 * random.normal())),
  },
  switched: {
    perDay: 288,
    draw: (random, rows, perDay) =>
      Array.from(
        { length: rows },
        (_, row) =>
          20 + (row % perDay > 0.38 * perDay && row % perDay < 0.75 * perDay ? 60 : 0) + 2 * random.normal(),
      ),
  },
};

/** 48 seeded series of 1,400 to 12,000 points, with none to four events in each. */
export function operationalSeries(seed: number): OperationalSeries[] {
  const names = Object.keys(sources);
  return Array.from({ length: 48 }, (_, index) => {
    const random = seededRandom(seed * 1000 + index);
    const name = names[index % names.length] ?? "";
    return made(`${name}-${index}`, sources[name] ?? { perDay: 288, draw: processor }, random);
  });
}

function made(id: string, { perDay, draw }: Source, random: SeededRandom): OperationalSeries {
  const rows =
    perDay === 24 ? 1400 + whole(random, 300) : 2400 + whole(random, random.uniform() < 0.7 ? 2600 : 9600);
  const values = draw(random, rows, perDay);
  const wanted = [0, 1, 1, 2, 2, 2, 3, 4][whole(random, 8)] ?? 1;
  const starts: number[] = [];
  for (let attempt = 0; attempt < 200 && starts.length < wanted; attempt++) {
    const start = Math.round((0.15 + 0.8 * random.uniform()) * rows);
    if (starts.every((other) => Math.abs(other - start) > 0.12 * rows)) starts.push(start);
  }
  const half = Math.floor((0.1 * rows) / Math.max(1, starts.length) / 2);
  const windows = starts
    .toSorted((a, b) => a - b)
    .map((start): [number, number] => {
      const end = Math.min(happen(random, values, start, perDay), start + 2 * half);
      const middle = Math.round((start + end) / 2);
      return [Math.max(0, middle - half), Math.min(rows - 1, middle + half)];
    });
  const first = Date.UTC(2014, 1, 14, 14, 30);
  const dates = values.map((_, row) =>
    new Date(first + (row * 86_400_000) / perDay).toISOString().slice(0, 19),
  );
  return { id, dates, values: values.map((value) => Number(value.toFixed(4))), windows };
}

/** Lets something happen from `start` on, in place; answers with its last row. */
function happen(random: SeededRandom, values: number[], start: number, perDay: number): number {
  const before = values.slice(Math.max(0, start - perDay), start);
  const mean = before.reduce((sum, value) => sum + value, 0) / before.length;
  const deviation = Math.sqrt(before.reduce((sum, value) => sum + (value - mean) ** 2, 0) / before.length);
  const low = Math.min(...before);
  const size = (3 + 5 * random.uniform()) * deviation;
  const events: { rows: number; to: (value: number) => number }[] = [
    { rows: 1 + whole(random, 3), to: (value) => value + 1.5 * size },
    { rows: whole(random, perDay / 2) + 3, to: (value) => value + 0.7 * size },
    { rows: whole(random, perDay / 3) + 3, to: () => 0.5 * low },
    { rows: values.length - start, to: (value) => value + 0.6 * size },
    { rows: Math.round(perDay * (0.3 + 0.6 * random.uniform())), to: () => mean },
    {
      rows: Math.round(perDay * (0.3 + 0.6 * random.uniform())),
      to: (value) => value + 3 * deviation * random.normal(),
    },
    { rows: perDay, to: (value) => 0.6 * mean + 0.5 * (value - mean) },
  ];
  const event = events[whole(random, events.length)];
  const end = Math.min(values.length - 1, start + (event?.rows ?? 1) - 1);
  for (let row = start; row <= end; row++) values[row] = event?.to(values[row] ?? 0) ?? 0;
  return end;
}

const whole = (random: SeededRandom, below: number): number => Math.floor(random.uniform() * below);
const heavy = (random: SeededRandom): number => (1 - random.uniform()) ** -0.4 - 1;

function wandering(random: SeededRandom, rows: number, phi: number, size: number): number[] {
  let last = random.normal();
  return Array.from({ length: rows }, () => {
    last = phi * last + Math.sqrt(1 - phi * phi) * random.normal();
    return size * last;
  });
}

function processor(random: SeededRandom, rows: number, perDay: number): number[] {
  const base = 2 + 48 * random.uniform();
  const every = Math.round(perDay / ([1, 4, 24][whole(random, 3)] ?? 1));
  const noise = wandering(random, rows, 0.8 * random.uniform(), base * (0.02 + 0.1 * random.uniform()));
  return noise.map(
    (value, row) =>
      base +
      value +
      (row % every === 7 ? 0.5 * base : 0) +
      (random.uniform() < 0.004 ? 0.3 * base * random.uniform() : 0),
  );
}

function bursts(random: SeededRandom, rows: number, share: number): number[] {
  const base = 10 ** (2 + 4 * random.uniform());
  return Array.from(
    { length: rows },
    () => base * Math.exp(0.3 * random.normal()) * (random.uniform() < share ? 2 + 2 * heavy(random) : 1),
  );
}

function daily(random: SeededRandom, rows: number, perDay: number, swing: number, noise: number): number[] {
  const base = 20 + 150 * random.uniform();
  return wandering(random, rows, 0.97, 0.15).map((value, row) =>
    Math.round(
      base *
        (1 + swing * Math.sin(2 * Math.PI * (row / perDay - 0.3))) *
        Math.exp(value + noise * (random.normal() - noise / 2)),
    ),
  );
}

function rides(random: SeededRandom, rows: number, perDay: number): number[] {
  return wandering(random, rows, 0.9, 0.06).map((value, row) => {
    const time = (row % perDay) / perDay;
    const weekend = Math.floor(row / perDay) % 7 >= 5 ? 0.15 * Math.cos(2 * Math.PI * time) : 0;
    return (
      15_000 *
      (1 + 0.5 * Math.sin(2 * Math.PI * (time - 0.35)) - 0.3 * Math.cos(4 * Math.PI * time) + weekend) *
      (1 + value)
    );
  });
}

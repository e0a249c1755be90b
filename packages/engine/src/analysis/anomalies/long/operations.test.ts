import { expect, test } from "vitest";
import { seededRandom } from "../../statistics/seeded-random.ts";
import { detectAnomalies } from "../detect-anomalies.ts";

const rows = 20_000;
const dates = Array.from({ length: rows }, (_, row) =>
  new Date(Date.UTC(2024, 0, 1) + row * 300_000).toISOString(),
);
type Values = (number | null)[];
const add = (values: Values, from: number, to: number, by: (row: number) => number): void => {
  for (let row = from; row < to; row++) values[row] = (values[row] ?? 0) + by(row);
};

/** Ten weeks of a service at five minutes: a daily wave, quiet weekends, noise. */
function service(seed: number): Values {
  const random = seededRandom(seed);
  return dates.map((_, row) => {
    const day = (row % 288) / 288;
    const weekend = Math.floor(row / 288) % 7 > 4 ? -30 : 0;
    return 100 + 50 * Math.sin(2 * Math.PI * (day - 0.3)) + weekend + 6 * random.normal();
  });
}

/** What happens, and the rows (first and behind the last) that then have to be named; null: nothing is to be named. */
const events: Record<string, { happen: (values: Values) => void; window: [number, number] | null }> = {
  nothing: { happen: () => undefined, window: null },
  "a tenth of the points missing": {
    happen: (values) => {
      for (let row = 0; row < rows; row += 10) values[row] = null;
    },
    window: null,
  },
  "two days missing": { happen: (values) => void values.fill(null, 8000, 8576), window: null },
  "a slow drift": { happen: (values) => add(values, 0, rows, (row) => row / 400), window: null },
  "another level": { happen: (values) => add(values, 12_000, rows, () => 60), window: [11_900, 12_100] },
  "a burst of two hours": {
    happen: (values) => add(values, 9000, 9024, () => 120),
    window: [8900, 9300],
  },
  "an outage of six hours": {
    happen: (values) => void values.fill(0, 15_000, 15_072),
    window: [14_900, 15_172],
  },
  "a day of four times the unrest": {
    happen: (values) => {
      const random = seededRandom(77);
      add(values, 10_000, 10_288, () => 24 * random.normal());
    },
    window: [9900, 10_388],
  },
  "a sensor that is stuck": {
    happen: (values) => void values.fill(111, 6000, 6200),
    window: [5900, 6300],
  },
};

test.each(Object.entries(events))("%s in 20,000 points", (_, { happen, window }) => {
  const values = service(31);
  happen(values);
  const before = process.cpuUsage().user;
  const { found, reason } = detectAnomalies(dates, values);
  expect(process.cpuUsage().user - before).toBeLessThan(5_000_000);
  expect(reason).toBeNull();
  const within = found.filter(({ rows: named }) =>
    named.some((row) => window !== null && row >= window[0] && row < window[1]),
  );
  if (window === null) expect(found).toEqual([]);
  else {
    expect(within.length).toBeGreaterThan(0);
    expect(found.length - within.length).toBeLessThanOrEqual(1);
  }
});

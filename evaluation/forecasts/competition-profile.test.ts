import { expect, test } from "vitest";
import { competitionProfile } from "./competition-profile.ts";

const read = (lines: string[]): { train: number[]; test: number[] }[] =>
  lines.map((line) => JSON.parse(line));

test.each([
  ["yearly", 14, 41, 6],
  ["quarterly", 16, 64, 8],
] as const)(
  "%s series are as long as the competition's, positive, and the same for a seed",
  (frequency, least, most, ahead) => {
    const lines = competitionProfile(frequency, { seed: 5, count: 60 });
    expect(lines).toEqual(competitionProfile(frequency, { seed: 5, count: 60 }));
    for (const { train, test: rest } of read(lines)) {
      expect(train.length).toBeGreaterThanOrEqual(least);
      expect(train.length).toBeLessThanOrEqual(most);
      expect(rest).toHaveLength(ahead);
      expect(Math.min(...train, ...rest)).toBeGreaterThan(0);
    }
  },
);

test("the last value errs on years as Naive2 is published to, 15 to 21 %", () => {
  const errors = read(competitionProfile("yearly", { seed: 6, count: 300 })).flatMap(
    ({ train, test: rest }) =>
      rest.map((value) => (200 * Math.abs(value - (train.at(-1) ?? 0))) / (value + (train.at(-1) ?? 0))),
  );
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  expect(mean).toBeGreaterThan(13);
  expect(mean).toBeLessThan(21);
});

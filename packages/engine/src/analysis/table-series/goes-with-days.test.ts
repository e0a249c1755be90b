import { describe, expect, it } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { goesWithDays } from "./goes-with-days.ts";

const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

describe("sums over months of unequal lengths", () => {
  it("go with the days where every day brings about the same, also with noise and a rising trend", () => {
    const { normal } = seededRandom(7);
    expect(
      goesWithDays(
        days.map((count) => 40 * count),
        days,
      ),
    ).toBe(true);
    expect(
      goesWithDays(
        days.map((count, at) => (40 + 0.3 * at + 0.6 * normal()) * count),
        days,
      ),
    ).toBe(true);
  });

  it("do not where every month brings the same, as rents do", () => {
    const { normal } = seededRandom(8);
    expect(
      goesWithDays(
        days.map((_, at) => 1000 + 8 * at + 10 * normal()),
        days,
      ),
    ).toBe(false);
    expect(
      goesWithDays(
        days.map(() => 0),
        days,
      ),
    ).toBe(false);
  });

  it("are told by the months that there are", () => {
    const sums = days.map((count, at) => (at % 5 === 0 ? null : 40 * count));
    expect(goesWithDays(sums, days)).toBe(true);
    expect(goesWithDays([null, null], [31, 28])).toBe(false);
  });
});

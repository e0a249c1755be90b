import { findingSchema, type Literal, sentenceText } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { holm } from "../statistics/holm.ts";
import { seededRandom } from "../statistics/seeded-random.ts";
import { analysisOverTime, isoMonths, resultColumn, resultTable } from "../testing/result.ts";
import { analyseTrend } from "./analyse-trend.ts";
import { mannKendall } from "./mann-kendall.ts";

const query = analysisOverTime({ kind: "trend" }, "month");
const columns = [resultColumn("Day", "dimension", "date"), resultColumn("Orders", "measure", "decimal")];
const months = isoMonths("2018-01-01", 60);

function analysed(values: (number | null)[], now = "2030-01-01") {
  const rows = values.map((value, index): Literal[] => [months[index] ?? "", value]);
  const result = analyseTrend(resultTable(columns, rows), query, now);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}
const said = (findings: { sentence: Parameters<typeof sentenceText>[0] }[]): string[] =>
  findings.map(({ sentence }) => sentenceText(sentence));

/** Sixty months of noise of deviation 1 about `centre(month)`. */
function noisy(seed: number, centre: (month: number) => number): number[] {
  const random = seededRandom(seed);
  return months.map((_, month) => centre(month) + random.normal());
}

describe("Mann–Kendall and Theil–Sen", () => {
  test("a known small example: all pairs but one rise", () => {
    const test = mannKendall([1, 2, 3, 4, 5, 6, 8, 7]);
    expect(test?.tau).toBeCloseTo(26 / 28, 12);
    expect(test?.slope).toBe(1);
    expect(test?.pValue).toBeCloseTo(0.0019834, 4);
  });

  test("the slope counts places in time, not rows", () => {
    const places = [0, 1, 2, 10, 11, 12, 20, 21];
    expect(
      mannKendall(
        places.map((place) => 3 * place),
        places,
      )?.slope,
    ).toBe(3);
  });

  test("the interval holds the true slope about 95 times in 100", () => {
    const held = Array.from({ length: 200 }, (_, seed) =>
      mannKendall(noisy(seed, (month) => 0.05 * month)),
    ).filter((test) => test !== null && test.lower <= 0.05 && test.upper >= 0.05);
    expect(held.length).toBeGreaterThanOrEqual(184);
  });

  test("values that hang on the ones before are not taken for a trend", () => {
    const found = Array.from({ length: 200 }, (_, seed) => {
      const random = seededRandom(500 + seed);
      let last = 0;
      const test = mannKendall(
        months.map(() => {
          last = 0.6 * last + random.normal();
          return last;
        }),
      );
      return test !== null && test.pValue < 0.05;
    }).filter(Boolean);
    expect(found.length).toBeLessThan(32);
  });

  test("values of different segments are not compared", () => {
    const values = [1, 2, 3, 4, 5, -10, -9, -8, -7, -6];
    const segments = values.map((_, index) => (index < 5 ? 0 : 1));
    expect(mannKendall(values)?.tau).toBeLessThan(0);
    expect(mannKendall(values, undefined, segments)).toMatchObject({ tau: 1, slope: 1 });
    expect(
      mannKendall(
        values,
        undefined,
        values.map((_, index) => index),
      ),
    ).toBeNull();
  });

  test("too few or equal values have no trend", () => {
    expect(mannKendall([1, 2, 3])).toBeNull();
    expect(mannKendall(new Array<number>(20).fill(4))).toBeNull();
  });
});

test("Holm's correction never lowers and keeps the order", () => {
  expect(holm([0.01, 0.04, 0.03])).toEqual([0.03, 0.06, 0.06]);
  expect(holm([0.9, 0.8])).toEqual([1, 1]);
  expect(holm([])).toEqual([]);
});

describe("the trend of a result", () => {
  test("is stated with its slope a period and the interval", () => {
    const { findings, table } = analysed(noisy(1, (month) => 100 + 0.3 * month));
    expect(said(findings)).toHaveLength(1);
    expect(said(findings)[0]).toMatch(/^Orders is rising: by \+0\.\d+ a month \(\+0\.\d+ to \+0\.\d+\)\.$/);
    expect(findingSchema.safeParse(findings[0]).success).toBe(true);
    expect(table.columns).toHaveLength(2);
  });

  test("of one that falls carries the sign", () => {
    expect(said(analysed(noisy(2, (month) => 100 - 0.3 * month)).findings)[0]).toMatch(
      / is falling: by -0\.\d+ a month/,
    );
  });

  test("is not made of one jump", () => {
    const { findings } = analysed(noisy(3, (month) => (month < 30 ? 100 : 110)));
    expect(said(findings)).toHaveLength(1);
    expect(said(findings)[0]).toMatch(
      /^Orders rose to a higher level on Ju(ne|ly) 1, 2020: to about 1\d\d(\.\d)? from about \d+/,
    );
  });

  test("is seen through a season", () => {
    const values = noisy(4, (month) => 100 + 0.15 * month + 15 * Math.sin((month * Math.PI) / 6));
    expect(said(analysed(values).findings)[0]).toContain("Orders is rising");
  });

  test("that is none is said to be none", () => {
    expect(said(analysed(noisy(5, () => 100)).findings)).toEqual([
      "Orders shows no trend: its ups and downs are no more than chance makes likely.",
    ]);
  });

  test("does not hang on the month that is not over", () => {
    const values = noisy(6, (month) => 100 + (month === 59 ? -90 : 0));
    const { findings, notes } = analysed(values, "2022-12-03");
    expect(notes).toContain("the last period is not over yet and was left out");
    expect(findings.map(({ kind }) => kind)).toEqual(["note"]);
  });

  test("gaps do not hide", () => {
    const values = noisy(7, (month) => 100 + 0.3 * month).map((value, month) =>
      month % 5 === 0 ? null : value,
    );
    expect(said(analysed(values).findings)[0]).toContain("is rising");
  });
});

test("of many series only those are stated that stand out of many", () => {
  const byShop = analysisOverTime({ kind: "trend" }, "month", ["shop"]);
  const wide = [columns[0], resultColumn("Shop", "dimension", "string"), columns[1]].filter(
    (one) => one !== undefined,
  );
  const rows = Array.from({ length: 20 }, (_, shop) =>
    noisy(100 + shop, (month) => 50 + (shop === 7 ? 0.2 * month : 0)).map((value, month): Literal[] => [
      months[month] ?? "",
      `S${shop}`,
      value,
    ]),
  ).flat();
  const result = analyseTrend(resultTable(wide, rows), byShop, "2030-01-01");
  if (!result.ok) throw new Error("expected findings");
  expect(said(result.value.findings).map((text) => text.split(" is ")[0])).toEqual(["Orders, S7"]);
});

test.each([
  [[], "the result has no rows"],
  [[1, 2, 3], "there are fewer than eight usable values"],
  [new Array<number>(30).fill(2), "all values are equal"],
  [new Array<null>(30).fill(null), "there are fewer than eight usable values"],
])("what cannot be tested says why %#", (values, reason) => {
  const rows = values.map((value, index): Literal[] => [months[index] ?? "", value]);
  expect(analyseTrend(resultTable(columns, rows), query, "2030-01-01")).toEqual({
    ok: false,
    failure: { code: "too-little-data", method: "testing for a trend", reason },
  });
});

test("steps up that leave no trend between them are a rise overall, said first", () => {
  const steps = noisy(11, (month) => 40 * Math.floor(month / 20));
  const [first, ...others] = said(analysed(steps).findings);
  expect(first).toMatch(/^Orders is rising overall: by \+/);
  expect(others.every((sentence) => /rose to a higher level/.test(sentence))).toBe(true);
});

test.each([
  [24, 0, 5],
  [36, 0, 5],
  [36, 0.5, 12],
  [60, 0.5, 12],
])(
  "of 100 series of %i months of noise with an autocorrelation of %d, %i at most are said to have a trend or to break",
  (length, phi, most) => {
    const states = Array.from({ length: 100 }, (_, seed) => {
      const random = seededRandom(seed + 1);
      let last = random.normal();
      const values = months.slice(0, length).map(() => {
        last = phi * last + Math.sqrt(1 - phi * phi) * random.normal();
        return 240 + 8 * last;
      });
      return analysed(values).findings.some(({ kind }) => kind !== "note");
    });
    expect(states.filter(Boolean).length).toBeLessThanOrEqual(most);
  },
);

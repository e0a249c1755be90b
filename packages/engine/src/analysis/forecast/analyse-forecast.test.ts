import {
  findingSchema,
  type Literal,
  type ResultTable,
  resultTableSchema,
  sentenceText,
} from "@parlance/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyseForecast, type ForecastAnalysis } from "./analyse-forecast.ts";
import { range } from "./numbers.ts";
import { madeSeries, noise } from "./testing/made-series.ts";
import {
  figureColumn,
  forecastQuery,
  tableOf,
  textColumn,
  timeColumn,
  timeTable,
} from "./testing/made-table.ts";

const now = "2023-12-31T00:00:00";

function analysed(table: ResultTable, query = forecastQuery("month", 3), at = now): ForecastAnalysis {
  const outcome = analyseForecast(table, query, at);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}

const seasonal = (count: number, seed = 1): number[] =>
  madeSeries({ count, slope: 2, season: 20, noise: 3, seed });

describe("a forecast of a figure by month", () => {
  const { table, findings, notes } = analysed(timeTable(seasonal(48), "month", "2020-01-01"));

  test("adds the months asked for", () => {
    expect(table.rows).toHaveLength(51);
    expect(table.rows.at(-1)?.[0]).toBe("2024-03-01");
    expect(resultTableSchema.safeParse(table).success).toBe(true);
    expect(notes).toEqual([
      expect.stringMatching(
        /^Revenue: tested on \d earlier moments, the error is [1-9]\d % smaller than by repeating the last cycle\.$/,
      ),
    ]);
  });

  test("is stated with numbers that are cells of the table", () => {
    const [finding] = findings;
    expect(finding?.kind).toBe("forecast");
    expect(findingSchema.safeParse(finding).success).toBe(true);
    const words = sentenceText(finding?.sentence ?? []);
    expect(words).toMatch(/^Revenue is expected to be \$\d+.* in March 2024, after \$\d+.* in December 2023/);
    for (const segment of finding?.sentence ?? []) {
      if (segment.kind !== "cell") continue;
      const [[row = -1, column = -1] = []] = segment.cells;
      const cell = Number(table.rows[row]?.[column]);
      expect(Number(segment.text.replace(/[$,]/g, ""))).toBeCloseTo(cell, -1);
    }
  });

  test("carries its back-test as evidence", () => {
    const figures = new Map(findings[0]?.evidence.figures.map(({ name, value }) => [name, value]));
    expect(figures.get("error as a share of the naive forecast's")).toBeLessThan(0.9);
    expect(figures.get("periods a cycle")).toBe(12);
    expect(figures.get("periods of history")).toBe(48);
    expect(findings[0]?.evidence.method).toContain("tested on");
  });
});

describe("the horizon", () => {
  const table = timeTable(seasonal(48), "month", "2020-01-01");
  const ahead = (horizon: number | null, at = now): number =>
    analysed(table, forecastQuery("month", horizon), at).table.rows.filter(([, value]) => value === null)
      .length;

  test("is as asked, or six months", () => {
    expect(ahead(1)).toBe(1);
    expect(ahead(12)).toBe(12);
    expect(ahead(null)).toBe(6);
  });

  test("is no longer than the history, which is said", () => {
    const { table: extended, notes } = analysed(table, forecastQuery("month", 500));
    expect(extended.rows).toHaveLength(96);
    expect(notes.join()).toContain("no further ahead than its history");
  });

  test("says when the time that was asked for lies far behind the data", () => {
    const query = forecastQuery("month", null);
    if (query.kind !== "analysis") throw new Error("no analysis");
    const of = (start: string, end: string): string => {
      const asked = {
        expression: { kind: "absolute" as const, grain: "quarter" as const },
        interval: { start, end },
      };
      return analysed(table, {
        ...query,
        request: { kind: "forecast", horizon: null, grain: "month", asked },
      }).notes.join();
    };
    expect(of("2026-01-01", "2026-04-01")).toContain("The data ends 24 months before the time");
    expect(of("2024-01-01", "2024-04-01")).not.toContain("The data ends");
  });

  test("counts from the running month, which is forecast too", () => {
    const running = analysed(table, forecastQuery("month", 3), "2023-12-10T08:00:00");
    const future = running.table.rows.filter(([, value]) => value === null).map(([time]) => time);
    expect(future).toEqual(["2023-12-01", "2024-01-01", "2024-02-01", "2024-03-01"]);
    expect(running.notes[0]).toContain("not over");
  });
});

describe("several series", () => {
  const months = timeTable(seasonal(48), "month", "2020-01-01").rows.map(([time]) => time ?? null);
  const columns = [timeColumn, textColumn("Region"), figureColumn("Revenue")];
  const regions = (series: Record<string, number[]>): ResultTable =>
    tableOf(
      columns,
      months.flatMap((time, index) =>
        Object.entries(series).map(([region, values]): Literal[] => [time, region, values[index] ?? 0]),
      ),
    );

  test("are forecast each, the largest first", () => {
    const { table, findings } = analysed(
      regions({ North: seasonal(48), South: seasonal(48, 2).map((value) => 10 * value) }),
    );
    expect(table.rows).toHaveLength(96 + 6);
    expect(findings.map(({ sentence }) => sentence[0]?.text)).toEqual(["Revenue, South", "Revenue, North"]);
  });

  test("that cannot be are told by name", () => {
    const { table, notes } = analysed(regions({ North: seasonal(48), South: range(48).map(() => 5000) }));
    expect(table.rows.slice(96).map(([, region]) => region)).toEqual(["North", "North", "North"]);
    expect(notes).toContain("Revenue, South is not forecast: every month has the same value.");
  });

  test("beyond twenty are left out, the smallest, which is said", () => {
    const many = Object.fromEntries(
      range(23).map((index) => [`R${index}`, seasonal(48, index + 1).map((v) => v * (index + 1))]),
    );
    const { table, notes, findings } = analysed(regions(many), forecastQuery("month", 1));
    const forecast = new Set(table.rows.slice(48 * 23).map(([, region]) => region));
    expect(forecast.has("R22")).toBe(true);
    expect(forecast.has("R0")).toBe(false);
    expect(notes).toContain("Of 23 series the 20 largest were forecast.");
    expect(findings).toHaveLength(3);
  });
});

describe("no forecast, with the reason", () => {
  test.each([
    ["a short history", timeTable([5, 7, 6, 8], "month", "2023-01-01"), "there are 4 complete months"],
    [
      "constants",
      timeTable(
        range(40).map(() => 3),
        "month",
        "2020-01-01",
      ),
      "every month has the same value",
    ],
    ["nothing", timeTable([], "month", "2020-01-01"), "the result has no rows"],
    [
      "no numbers",
      tableOf([timeColumn, figureColumn("Revenue")], [["2020-01-01", null]]),
      "there are no values",
    ],
  ])("from %s", (_, table, reason) => {
    expect(analyseForecast(table, forecastQuery("month", 3), now)).toMatchObject({
      ok: false,
      failure: { code: "too-little-data", reason: expect.stringContaining(reason) },
    });
  });

  test("and the figure's name", () => {
    const outcome = analyseForecast(
      timeTable([5, 7, 6, 8], "month", "2023-01-01"),
      forecastQuery("month", 3),
      now,
    );
    expect(outcome).toMatchObject({ failure: { method: "a forecast of Revenue" } });
  });
});

test("days of a year with a weekly season are forecast by it", () => {
  const values = range(200).map((day) => 100 + (day % 7 >= 5 ? 40 : 0) + 5 * (noise(200, 4)[day] ?? 0));
  const { findings, table } = analysed(
    timeTable(values, "day", "2023-06-15"),
    forecastQuery("day", 14),
    "2023-12-31T00:00:00",
  );
  const ahead = table.rows.slice(-14).map((row) => Number(row[2]));
  expect(Math.min(...ahead.filter((_, step) => (200 + step) % 7 >= 5))).toBeGreaterThan(120);
  expect(Math.max(...ahead.filter((_, step) => (200 + step) % 7 < 5))).toBeLessThan(120);
  expect(findings.map(({ sentence }) => sentenceText(sentence))).toEqual([
    expect.stringContaining(" is expected to be "),
    expect.stringMatching(
      /^From January 1, 2024 to January 14, 2024 revenue is expected to add up to \$1,[45]\d\d\.$/,
    ),
  ]);
});

test("months together are compared with the same months a year before", () => {
  const values = range(48).map(
    (month) => 100 + month + (month % 12 === 11 ? 60 : 0) + (noise(48, 6)[month] ?? 0),
  );
  const { findings, table } = analysed(
    timeTable(values, "month", "2020-01-01"),
    forecastQuery("month", 3),
    "2023-12-31T00:00:00",
  );
  const total = table.rows.slice(-3).reduce((sum, row) => sum + Number(row[2]), 0);
  const before = (values[36] ?? 0) + (values[37] ?? 0) + (values[38] ?? 0);
  expect(sentenceText(findings[1]?.sentence ?? [])).toMatch(
    /^From January 2024 to March 2024 revenue is expected to add up to \$\d+(\.\d+)?, \+\d+(\.\d)? % on the same periods a year before\.$/,
  );
  expect(findings[1]?.evidence.figures).toEqual([
    { name: "expected", value: expect.closeTo(total, 6) },
    { name: "a year before", value: expect.closeTo(before, 6) },
  ]);
  expect(findingSchema.safeParse(findings[1]).error).toBeUndefined();
});

test("whatever the rows hold, there is a table or a reason", () => {
  const time = fc.oneof(
    fc
      .integer({ min: 0, max: 40 })
      .map((month) => new Date(Date.UTC(2020, month, 1)).toISOString().slice(0, 10)),
    fc.constantFrom(
      null,
      "",
      "yesterday",
      "2020-02-30",
      "9999-12-31",
      "0001-01-01",
      "2021-03-28T02:30:00+01:00",
    ),
  );
  const value = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(null, "", "7", "x", true, 0));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(time, value), { maxLength: 50 }),
      fc.integer({ min: -1, max: 30 }),
      (rows, horizon) => {
        const outcome = analyseForecast(
          tableOf([timeColumn, figureColumn("Revenue")], rows),
          forecastQuery("month", horizon),
          now,
        );
        if (!outcome.ok) return outcome.failure.code === "too-little-data";
        const { table, findings } = outcome.value;
        return (
          table.rows.every((row) => row.length === table.columns.length) &&
          findings.every((finding) => findingSchema.safeParse(finding).success)
        );
      },
    ),
    { seed: 3, numRuns: 80 },
  );
});

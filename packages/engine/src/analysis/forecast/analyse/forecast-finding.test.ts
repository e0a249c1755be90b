import {
  type Finding,
  findingSchema,
  type ResultTable,
  sentenceText,
  type TimeGrain,
  type Unit,
} from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { madeSeries } from "../testing/made-series.ts";
import { forecastQuery, timeTable } from "../testing/made-table.ts";
import { extendTable } from "./extend-table.ts";
import { forecastFinding } from "./forecast-finding.ts";
import { forecastOne, grains } from "./forecast-one.ts";
import { readTable } from "./read-table.ts";

const none: Unit = { kind: "none", currency: null, label: null };

function stated(
  grain: TimeGrain,
  unit: Unit = none,
  first = "2020-01-01",
): { finding: Finding; table: ResultTable } {
  const [period] = grains[grain].periods;
  const values = madeSeries({
    count: 60,
    slope: 2,
    period,
    season: period === 1 ? 0 : 30,
    noise: 2,
    seed: 7,
  });
  const plain = timeTable(values, grain, first);
  const given = {
    ...plain,
    columns: plain.columns.map((column, index) => (index === 1 ? { ...column, unit } : column)),
  };
  const read = readTable(given, forecastQuery(grain, 2), "2100-01-01");
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  const [series] = read.value.series;
  if (series === undefined) throw new Error("no series");
  const made = forecastOne(series, 2, read.value.calendar, { additive: false, amongMany: true });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  const table = extendTable(given, read.value, [made.value]);
  return { table, finding: forecastFinding(table, read.value, made.value, "Revenue in 2020") };
}

const words = (finding: Finding): string => sentenceText(finding.sentence);

describe("the sentence", () => {
  test("tells things that are counted in whole numbers", () => {
    expect(words(stated("month").finding)).toMatch(/\d\.\d/);
    expect(words(stated("month", { ...none, kind: "count" }).finding)).not.toMatch(/\d\.\d/);
  });

  test.each([
    ["year", " in 2081"],
    ["quarter", " in Q2 2035"],
    ["month", " in February 2025"],
    ["week", " in the week of March 3, 2021"],
    ["day", " on March 2, 2020"],
  ] as const)("names the %s", (grain, name) => {
    expect(words(stated(grain).finding)).toContain(`${name}, after`);
  });

  test("names the hour", () => {
    const { finding } = stated("hour", none, "2020-01-01T00:00:00");
    expect(words(finding)).toMatch(/ on January 3, 2020.*13:00, after/);
  });

  test.each([
    [{ kind: "currency", currency: "EUR", label: null }, /to be €\d/],
    [{ kind: "currency", currency: "Fr", label: null }, /to be Fr\d/],
    [{ kind: "currency", currency: null, label: null }, /to be \d/],
    [{ kind: "percent", currency: null, label: null }, /to be \d+(\.\d)? %/],
    [{ kind: "ratio", currency: null, label: null }, /to be \d\d,\d+(\.\d)? %/],
    [none, /to be \d+(\.\d)? in/],
  ] as const)("writes figures by their unit %j", (unit, form) => {
    expect(words(stated("month", unit).finding)).toMatch(form);
  });

  test("says numbers only by their cells, digits in names aside", () => {
    const { finding, table } = stated("month");
    expect(findingSchema.safeParse(finding).success).toBe(true);
    const cells = finding.sentence.flatMap((segment) => (segment.kind === "cell" ? segment.cells : []));
    expect(cells.map(([row, column]) => [row, table.columns[column]?.id])).toEqual([
      [61, "revenue:forecast"],
      [59, "revenue"],
      [61, "revenue:lower"],
      [61, "revenue:upper"],
    ]);
    for (const [row, column] of cells) expect(typeof table.rows[row]?.[column]).toBe("number");
  });
});

test("the evidence names the method, the test and what was repeated", () => {
  const { evidence } = stated("month").finding;
  expect(evidence.method).toMatch(
    /^Trimmed mean of local and global trend, Theta.*tested on \d+ earlier moments against repeating the last cycle$/,
  );
  expect(stated("year").finding.evidence.method).toContain("repeating the last value");
  expect(evidence.figures.every(({ value }) => Number.isFinite(value))).toBe(true);
});

import { findingSchema, type Literal, resultTableSchema, sentenceText } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { analysisOverTime, isoDays, resultColumn, resultTable } from "../testing/result.ts";
import { keepDiscoveries } from "./analyse/keep-discoveries.ts";
import { analyseAnomalies } from "./analyse-anomalies.ts";

const query = analysisOverTime({ kind: "anomalies" }, "day");
const byShop = analysisOverTime({ kind: "anomalies" }, "day", ["shop"]);
const columns = [resultColumn("Day", "dimension", "date"), resultColumn("Orders", "measure", "integer")];
const columnsByShop = [columns[0], resultColumn("Shop", "dimension", "string"), columns[1]].filter(
  (column) => column !== undefined,
);

/** Orders of 200 days of 2024 around 500, with what is added to the days. */
function orders(seed: number, extra: (day: number) => number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: 200 }, (_, day) =>
    Math.round(500 + (day % 7 > 4 ? -150 : 0) + 15 * random.normal() + extra(day)),
  );
}
const days = isoDays("2024-01-01", 200);
const rowsOf = (values: number[]): Literal[][] => values.map((value, day) => [days[day] ?? "", value]);

function analysed(rows: Literal[][], now = "2025-01-01T00:00:00") {
  const result = analyseAnomalies(resultTable(columns, rows), query, now);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

test("of what is counted never less than nothing is expected", () => {
  const random = seededRandom(3);
  const few = Array.from({ length: 200 }, (_, day) =>
    day === 90 ? 40 : Math.max(0, Math.round(2 * random.normal())),
  );
  const { table, findings } = analysed(rowsOf(few));
  const bounds = table.rows.flatMap((row) => row.slice(2, 5).map(Number));
  expect(Math.min(...bounds)).toBe(0);
  expect(findings.map(({ sentence }) => sentenceText(sentence)).join(" ")).toContain("(0 to ");
});

describe("one series", () => {
  const { table, findings, notes } = analysed(rowsOf(orders(1, (day) => (day === 120 ? 300 : 0))));

  test("the table gets what was expected, its bounds and the mark", () => {
    expect(resultTableSchema.safeParse(table).success).toBe(true);
    expect(table.columns.map(({ id }) => id)).toEqual([
      "day",
      "orders",
      "orders:expected",
      "orders:lower",
      "orders:upper",
      "orders:anomaly",
    ]);
    const marked = table.rows.flatMap((row, index) => (row[5] === true ? [index] : []));
    expect(marked).toEqual([120]);
    const [, actual, expected, lower, upper] = table.rows[120] ?? [];
    expect(Number(lower)).toBeLessThan(Number(expected));
    expect(Number(upper)).toBeGreaterThan(Number(expected));
    expect(Number(actual)).toBeGreaterThan(Number(upper));
  });

  test("the finding says the day, the value, the expected one and the interval, each from its cell", () => {
    expect(findings).toHaveLength(1);
    const [finding] = findings;
    expect(findingSchema.safeParse(finding).success).toBe(true);
    expect(sentenceText(finding?.sentence ?? [])).toMatch(
      /^Orders was unusually high on April 30, 2024: \d+, where \d+(\.\d)? was expected \(\d+(\.\d)? to \d+(\.\d)? would be usual\), \+\d+(\.\d)? %\.$/,
    );
    const cells = (finding?.sentence ?? []).flatMap((segment) =>
      segment.kind === "cell" ? segment.cells : [],
    );
    expect(cells).toContainEqual([120, 1]);
    expect(cells).toContainEqual([120, 2]);
    expect(notes).toEqual([]);
  });
});

test("a level shift is a change from one level to another", () => {
  const { findings } = analysed(rowsOf(orders(2, (day) => (day >= 100 ? -120 : 0))));
  expect(findings.map(({ kind }) => kind)).toEqual(["change"]);
  expect(sentenceText(findings[0]?.sentence ?? [])).toMatch(
    /^Orders fell to a lower level on April 1\d, 2024: to about \d+/,
  );
});

test("the day that is not over is neither low nor expected", () => {
  const rows = rowsOf(orders(3, (day) => (day === 199 ? -450 : 0)));
  const { table, findings, notes } = analysed(rows, `${days[199]}T09:00:00`);
  expect(findings.map(({ kind }) => kind)).toEqual(["note"]);
  expect(table.rows[199]?.slice(2)).toEqual([null, null, null, null]);
  expect(notes).toContain("the last period is not over yet and was left out");
  expect(analysed(rows).findings).toHaveLength(1);
});

describe("several series", () => {
  const shops = ["Bonn", "Kiel", "Ulm"];
  const rows = shops.flatMap((shop, seed) =>
    orders(20 + seed, (day) => (shop === "Kiel" && day === 50 ? -250 : 0)).map((value, day): Literal[] => [
      days[day] ?? "",
      shop,
      value,
    ]),
  );

  test("each has its own expectation, and the finding names it", () => {
    const result = analyseAnomalies(resultTable(columnsByShop, rows), byShop, "2025-01-01");
    if (!result.ok) throw new Error("expected findings");
    expect(result.value.findings).toHaveLength(1);
    expect(sentenceText(result.value.findings[0]?.sentence ?? [])).toContain(
      "Orders, Kiel was unusually low",
    );
    expect(result.value.table.rows.every((row) => typeof row[3] === "number")).toBe(true);
  });

  test("one short series does not keep the others from being looked through", () => {
    const result = analyseAnomalies(
      resultTable(columnsByShop, [...rows, ["2024-01-01", "Jena", 4]]),
      byShop,
      "2025-01-01",
    );
    if (!result.ok) throw new Error("expected findings");
    expect(result.value.notes).toContain(
      "Orders, Jena was not looked through: there are fewer than twelve usable values",
    );
  });

  test("what one series alone would state is not stated of one in a hundred", () => {
    const one = (chance: number) => ({
      series: { column: 0, label: "", members: [], rows: [0], dates: [], values: [] },
      detected: {
        found: [{ kind: "outlier" as const, rows: [0], actual: 1, expected: 0, size: 4, chance }],
        reason: null,
        notes: [],
        expected: new Float64Array(1),
        lower: new Float64Array(1),
        upper: new Float64Array(1),
      },
    });
    const count = (analysed: ReturnType<typeof one>[]): number =>
      keepDiscoveries(analysed).filter(({ detected }) => detected.found.length > 0).length;
    const nothing = Array.from({ length: 99 }, () => one(1));
    expect(count([one(0.009)])).toBe(1);
    expect(count([one(0.009), ...nothing])).toBe(0);
    expect(count([one(0.00009), ...nothing])).toBe(1);
    expect(count(Array.from({ length: 100 }, () => one(0.009)))).toBe(100);
  });
});

describe("what cannot be analysed says why", () => {
  test.each([
    ["no rows", [], "the result has no rows"],
    ["few rows", rowsOf([1, 2, 3]), "there are fewer than twelve usable values"],
    ["equal values", rowsOf(new Array<number>(200).fill(7)), "all values are equal"],
    ["nulls", days.map((day): Literal[] => [day, null]), "there are fewer than twelve usable values"],
    ["no dates", days.map((): Literal[] => [null, 5]), "no row has a date"],
  ])("%s", (_, rows, reason) => {
    expect(analyseAnomalies(resultTable(columns, rows), query, "2025-01-01")).toEqual({
      ok: false,
      failure: { code: "too-little-data", method: "finding anomalies", reason },
    });
  });

  test.each([
    [columns.slice(1), "the result has no dates"],
    [columns.slice(0, 1), "the result has no figures"],
  ])("columns that are missing", (some, reason) => {
    const result = analyseAnomalies(
      resultTable(some, [[some[0]?.type === "date" ? "2024-01-01" : 1]]),
      query,
      "2025-01-01",
    );
    expect(result).toMatchObject({ ok: false, failure: { reason } });
  });

  test("a series without anything out of line says so", () => {
    expect(analysed(rowsOf(orders(5, () => 0)))).toMatchObject({
      findings: [
        {
          kind: "note",
          sentence: [
            { text: "Nothing is out of line beyond what chance makes likely in " },
            { text: "Orders" },
            { text: "." },
          ],
        },
      ],
      notes: [],
    });
  });
});

describe("within members", () => {
  const splitColumns = [
    ...columns,
    { ...resultColumn("Orders, Region North", "measure", "integer"), id: "orders:split-1" },
    { ...resultColumn("Orders, Region South", "measure", "integer"), id: "orders:split-2" },
  ].filter((column) => column !== undefined);
  /** Orders of two regions of about 300 and 200 a day, with what is added to the days of either. */
  function within(north: (day: number) => number, south: (day: number) => number) {
    const random = seededRandom(12);
    const rows = days.map((day, index) => {
      const weekend = index % 7 > 4 ? 0.7 : 1;
      const [a, b] = [
        Math.round(weekend * 300 + 9 * random.normal() + north(index)),
        Math.round(weekend * 200 + 7 * random.normal() + south(index)),
      ];
      return [day, a + b, a, b];
    });
    const result = analyseAnomalies(resultTable(splitColumns, rows), query, "2025-01-01T00:00:00");
    if (!result.ok) throw new Error(JSON.stringify(result.failure));
    return result.value;
  }

  test("the member that an anomaly of the whole comes from is named, and its column goes", () => {
    const { table, findings } = within(
      () => 0,
      (day) => (day === 120 ? 250 : 0),
    );
    expect(sentenceText(findings[0]?.sentence ?? [])).toMatch(/most of the difference is in Region South\.$/);
    expect(table.columns.map(({ id }) => id).filter((id) => id.includes("split"))).toEqual([]);
  });

  test("nobody is named where all members move alike", () => {
    const { findings } = within(
      (day) => (day === 120 ? 150 : 0),
      (day) => (day === 120 ? 100 : 0),
    );
    expect(sentenceText(findings[0]?.sentence ?? [])).toMatch(/ %\.$/);
  });

  test("what one member hides from the whole is found in it, and its column stays", () => {
    const { table, findings } = within(
      (day) => (day === 90 ? 60 : 0),
      (day) => (day === 90 ? -60 : 0),
    );
    expect(sentenceText(findings[0]?.sentence ?? [])).toMatch(
      /^Orders, Region (?:North|South) was unusually (?:high|low) on March 31, 2024/,
    );
    expect(table.columns.some(({ id }) => /^orders:split-\d:expected$/.test(id))).toBe(true);
  });

  test("what comes to more in the whole is told before what is rarer, but less, in a member", () => {
    const { findings } = within(
      (day) => (day === 90 ? 70 : day === 120 ? 40 : 0),
      (day) => (day === 90 ? -70 : day === 120 ? 40 : 0),
    );
    expect(findings.map(({ weight }) => weight)).not.toEqual(
      findings
        .map(({ weight }) => weight)
        .toSorted()
        .reverse(),
    );
    expect(sentenceText(findings[0]?.sentence ?? [])).toMatch(/^Orders was unusually high on April 30, 2024/);
  });

  test("what one member hides is told however many larger events the whole has", () => {
    const spike = (day: number): number => (day % 15 === 7 ? 250 : 0);
    const { findings } = within(
      (day) => spike(day) + (day === 90 ? 60 : 0),
      (day) => spike(day) - (day === 90 ? 60 : 0),
    );
    expect(findings).toHaveLength(6);
    const named = findings.filter(({ sentence }) => /^Orders, Region/.test(sentenceText(sentence)));
    expect(named.length).toBeGreaterThanOrEqual(1);
    expect(named.length).toBeLessThanOrEqual(3);
  });
});

test("the weightiest finding of the other direction comes second", () => {
  const { findings } = analysed(
    rowsOf(orders(5, (day) => (day % 50 === 20 ? 400 + day : day === 110 ? -180 : 0))),
  );
  expect(findings.length).toBeGreaterThan(2);
  expect(sentenceText(findings[1]?.sentence ?? [])).toContain("unusually low");
});

test("a low first week may have begun before the data and is no finding", () => {
  const random = seededRandom(3);
  const weeks = Array.from({ length: 60 }, (_, week) => isoDays("2023-01-02", 420)[week * 7] ?? "");
  const rows = weeks.map((week, index) => [
    week,
    Math.round((index === 0 ? 150 : 500) + 12 * random.normal()),
  ]);
  const result = analyseAnomalies(
    resultTable(columns, rows),
    analysisOverTime({ kind: "anomalies" }, "week"),
    "2025-01-01T00:00:00",
  );
  expect(result).toMatchObject({ ok: true, value: { findings: [{ kind: "note" }] } });
});

import { findingSchema, type Literal, sentenceText } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../statistics/seeded-random.ts";
import { analysisOfList, analysisOverTime, isoMonths, resultColumn, resultTable } from "../testing/result.ts";
import { analyseCorrelation } from "./analyse-correlation.ts";
import { notCause } from "./correlation-finding.ts";

const request = { kind: "correlation", target: null } as const;
const list = analysisOfList(request);
const now = "2030-01-01";
const price = resultColumn("Price", "measure", "decimal");
const sales = resultColumn("Sales", "measure", "decimal");
const city = resultColumn("City", "dimension", "string");

function analysed(columns: Parameters<typeof resultTable>[0], rows: Literal[][], query = list) {
  const result = analyseCorrelation(resultTable(columns, rows), query, now);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  for (const finding of result.value.findings) expect(findingSchema.safeParse(finding).error).toBeUndefined();
  return { ...result.value, said: result.value.findings.map(({ sentence }) => sentenceText(sentence)) };
}

/** Rows of price and sales, `pull` of the one in the other. */
function prices(count: number, seed: number, pull: number): Literal[][] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const one = random.normal();
    return [100 + 10 * one, 50 + 5 * (pull * one + Math.sqrt(1 - pull * pull) * random.normal())];
  });
}

describe("rows", () => {
  test("two measures that go together, with coefficient and interval, and that it is no cause", () => {
    const { said, notes, findings } = analysed([price, sales], prices(80, 1, -0.8));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(
      /^Price and sales go against each other: a strong rank correlation of -0\.\d\d \(between -0\.\d\d and -0\.\d\d\)\.$/,
    );
    expect(notes).toEqual([notCause]);
    expect(findings[0]?.evidence.figures.map(({ name }) => name)).toContain("Pearson");
  });

  test("two that do not are said not to", () => {
    const { said, notes } = analysed([price, sales], prices(80, 2, 0));
    expect(said).toEqual(["Price and sales do not go together beyond what chance makes likely."]);
    expect(notes).toEqual([]);
  });

  test("a category that parts a measure", () => {
    const random = seededRandom(3);
    const rows = Array.from({ length: 90 }, (_, row): Literal[] => [
      ["Bonn", "Kiel", "Ulm"][row % 3] ?? "",
      (row % 3) * 2 + random.normal(),
    ]);
    expect(analysed([city, sales], rows).said[0]).toMatch(
      /^Sales differs by city, which accounts for \d\d(\.\d)? % of its variance \(between \d\d(\.\d)? % and \d\d(\.\d)? %\)\.$/,
    );
  });

  test("with a target, it is compared with each other column alone, and the closest stands beside it", () => {
    const random = seededRandom(9);
    const rows = prices(90, 5, 0.9).map((row, at): Literal[] => [
      row[0] ?? null,
      random.normal(),
      row[1] ?? null,
      ["Bonn", "Kiel", "Ulm"][at % 3] ?? "",
      Number(row[1]) + random.normal(),
    ]);
    const columns = ["Price", "Noise", "Sales", "City", "Echo"].map((label) =>
      label === "City" ? city : resultColumn(label, "measure", "decimal"),
    );
    const { said, table } = analysed(columns, rows, analysisOfList({ kind: "correlation", target: "sales" }));
    expect(table.columns.map(({ label }) => label).slice(0, 3)).toEqual(["Sales", "Echo", "Price"]);
    expect(table.rows[0]?.[0]).toBe(rows[0]?.[2]);
    expect(said).toHaveLength(2);
    expect(said.every((sentence) => /sales/i.test(sentence))).toBe(true);
  });

  test("a target that nothing goes with is said to stand alone", () => {
    const rows = prices(80, 2, 0).map((row, at): Literal[] => [...row, at % 2 === 0 ? "Bonn" : "Kiel"]);
    const alone = analysed(
      [price, sales, city],
      rows,
      analysisOfList({ kind: "correlation", target: "price" }),
    );
    expect(alone.said).toEqual(["Nothing goes together with Price beyond what chance makes likely."]);
    expect(alone.notes).toEqual([]);
  });

  test("a category that names its rows parts nothing", () => {
    const rows = prices(40, 4, 0.9).map((row, index): Literal[] => [`City ${index}`, ...row]);
    const { said } = analysed([city, price, sales], rows);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain("Price and sales go together");
  });

  test("of ten pairs only the true one is stated", () => {
    const random = seededRandom(5);
    const columns = ["A", "B", "C", "D", "E"].map((label) => resultColumn(label, "measure", "decimal"));
    const rows = Array.from({ length: 60 }, (): Literal[] => {
      const first = random.normal();
      return [first, random.normal(), random.normal(), random.normal(), first + 0.5 * random.normal()];
    });
    const { said } = analysed(columns, rows);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^A and e go together/);
  });

  test("one wild row makes no correlation", () => {
    const rows = [...prices(40, 12, 0), [1e6, 1e6]];
    expect(analysed([price, sales], rows).said[0]).toContain("do not go together");
  });
});

describe("series", () => {
  const query = analysisOverTime(request, "month");
  const month = resultColumn("Day", "dimension", "date");
  const months = isoMonths("2015-01-01", 96);

  test("that only share a trend are not stated", () => {
    const random = seededRandom(7);
    const rows = months.map((date, index): Literal[] => [
      date,
      index + random.normal(),
      2 * index + random.normal(),
    ]);
    expect(analysed([month, price, sales], rows, query).said[0]).toContain("do not go together");
  });

  test("that follow one another are stated with the lag", () => {
    const random = seededRandom(8);
    const spend = months.map(() => random.normal());
    const rows = months.map((date, index): Literal[] => [
      date,
      spend[index] ?? 0,
      (spend[index - 2] ?? 0) + 0.3 * random.normal(),
    ]);
    expect(analysed([month, price, sales], rows, query).said[0]).toMatch(
      /^From month to month the changes of price go together with those of sales, 2 months later: a strong rank/,
    );
  });
});

test.each([
  [[price, sales], [], "the result has no rows"],
  [[price, sales], prices(5, 1, 1), "fewer than eight rows hold both"],
  [
    [price, sales],
    prices(30, 1, 1).map(([one]): Literal[] => [one ?? 0, 5]),
    "Sales has the same value in every row",
  ],
  [[price, sales], prices(30, 1, 1).map((): Literal[] => [null, null]), "fewer than eight rows hold both"],
  [[price], [[1]], "the result has no two columns to compare"],
])("what cannot be compared says why %#", (columns, rows, reason) => {
  expect(analyseCorrelation(resultTable(columns, rows), list, now)).toEqual({
    ok: false,
    failure: { code: "too-little-data", method: "comparing columns", reason },
  });
});

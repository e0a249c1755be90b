import { type Aggregation, findingSchema, type Literal, sentenceText } from "@parlance/contract";
import { expect, test } from "vitest";
import { resultColumn } from "../testing/result.ts";
import { byGroup, byMonth } from "../testing/shaped-result.ts";
import { compareMembers } from "./compare-members.ts";

const spread = (id: string) => ({ ...resultColumn(id, "measure", "decimal"), id: `revenue:${id}` });

/** Two members with a figure and, of sums and averages, deviation and rows. */
function compared(rows: Literal[][], aggregation: Aggregation) {
  const { table, query } = byGroup([], aggregation);
  const columns = [
    ...table.columns,
    ...(aggregation === "count" ? [] : [spread("deviation"), spread("rows")]),
  ];
  const result = compareMembers({ ...table, columns, rows, rowCount: rows.length }, query);
  return { ...result, said: result.findings.map(({ sentence }) => sentenceText(sentence)) };
}

test("a difference of averages that is more than chance is said with its interval; the spread is not shown", () => {
  const { said, table, findings } = compared(
    [
      ["North", 120, 30, 400],
      ["South", 100, 30, 400],
    ],
    "average",
  );
  expect(said).toEqual([
    "North is higher than South by 20; nineteen times in twenty the difference lies between 15.84 and 24.16.",
  ]);
  expect(table.columns.map(({ id }) => id)).toEqual(["region", "revenue"]);
  expect(table.rows).toEqual([
    ["North", 120],
    ["South", 100],
  ]);
  expect(findingSchema.safeParse(findings[0]).success).toBe(true);
});

test("a difference that chance makes is called one, whichever is larger", () => {
  const { said } = compared(
    [
      ["North", 100, 60, 30],
      ["South", 105, 60, 30],
    ],
    "average",
  );
  expect(said[0]).toMatch(
    /^North and South differ by no more than chance makes likely: by 5; .* between -\d+.* and \d+/,
  );
});

test("sums and counts are compared as sums and counts", () => {
  const sums = compared(
    [
      ["North", 9000, 5, 1000],
      ["South", 10500, 5, 1170],
    ],
    "sum",
  );
  expect(sums.said[0]).toMatch(/^South is higher than North by 1,500; /);
  const counts = compared(
    [
      ["North", 100],
      ["South", 180],
    ],
    "count",
  );
  expect(counts.said[0]).toMatch(/^South is higher than North by 80; /);
});

test("one member, three members or missing figures are not compared", () => {
  expect(compared([["North", 100]], "count").said).toEqual([]);
  expect(
    compared(
      [
        ["A", 100],
        ["B", 200],
        ["C", 300],
      ],
      "count",
    ).said,
  ).toEqual([]);
  expect(
    compared(
      [
        ["A", null, null, null],
        ["B", 200, 3, 50],
      ],
      "average",
    ).said,
  ).toEqual([]);
  expect(
    compared(
      [
        ["A", 5, 1, 9],
        ["B", 2, 1, 9],
      ],
      "maximum",
    ).said,
  ).toEqual([]);
});

test("two periods are called by their names; with one in part there is nothing to compare", () => {
  const { table, query } = byMonth([150, 80]);
  const columns = [
    ...table.columns,
    { ...resultColumn("deviation", "measure", "decimal"), id: "revenue:deviation" },
    { ...resultColumn("rows", "measure", "decimal"), id: "revenue:rows" },
  ];
  const rows = table.rows.map((row) => [...row, 0.1, 40]);
  const { findings } = compareMembers({ ...table, columns, rows }, query);
  expect(findings.map(({ sentence }) => sentenceText(sentence))[0]).toMatch(
    /^January 2022 is higher than February 2022 by 70; /,
  );
  const cut = columns.map((column, index) => (index === 0 ? { ...column, partial: ["2022-02-01"] } : column));
  expect(compareMembers({ ...table, columns: cut, rows }, query).findings).toEqual([]);
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { answerOnce } from "../src/answer-once.ts";
import { openSource } from "../src/open-source.ts";
import { writeDesign } from "./designs.ts";
import { designs, type Line, lines } from "./made-orders.ts";

const folder = mkdtempSync(join(tmpdir(), "parlance-money-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Rows = readonly (readonly (number | string)[])[];

const sum = (of: readonly Line[]): number => of.reduce((so, { total }) => so + total, 0);

/** What lines of the same come to, the most first. */
const by = (key: (line: Line) => string | number): [string | number, number][] =>
  [...Map.groupBy(lines, key)]
    .map(([name, of]): [string | number, number] => [name, sum(of)])
    .toSorted(([, one], [, other]) => other - one);

const perOrder = by(({ order }) => order);

const questions: readonly (readonly [question: string, expected: Rows])[] = [
  ["total revenue", [[sum(lines)]]],
  ["revenue in February 2024", [[sum(lines.filter(({ ordered }) => ordered.getUTCMonth() === 1))]]],
  ["revenue by region", by(({ region }) => region)],
  ["revenue by family", by(({ family }) => family)],
  ["top 3 gardeners by revenue", by(({ gardener }) => gardener).slice(0, 3)],
  ["which plant brings in the most money?", by(({ plant }) => plant).slice(0, 1)],
  ["average order value", [[sum(lines) / perOrder.length]]],
  ["average revenue per gardener", [[sum(lines) / by(({ gardener }) => gardener).length]]],
  ["distribution of order values", perOrder],
];

/** Rows as texts, in an order of their own: how a chart sorts them is not compared. */
const asRows = (rows: readonly (readonly unknown[])[]): string[] =>
  rows
    .map((row) =>
      row.map((value) => (typeof value === "number" ? value.toFixed(4) : String(value))).join("|"),
    )
    .toSorted();

describe.each(Object.entries(designs))("orders in design “%s”", (name, tables) => {
  test("each question has the same rows", async () => {
    const own = join(folder, name);
    writeDesign(own, tables);
    const source = await openSource(own);
    for (const [question, expected] of questions) {
      const answer = await answerOnce(
        source,
        question,
        { questions: [], queries: [] },
        "2024-08-01T00:00:00",
      );
      const rows = answer.outcome === "answered" ? answer.table.rows : [[answer.outcome]];
      expect.soft([question, ...asRows(rows)]).toEqual([question, ...asRows(expected)]);
    }
    await source.close();
  });
});

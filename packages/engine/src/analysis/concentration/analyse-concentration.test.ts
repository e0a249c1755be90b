import { type Literal, sentenceText } from "@parlance/contract";
import { expect, test } from "vitest";
import { byGroup } from "../testing/shaped-result.ts";
import { analyseConcentration } from "./analyse-concentration.ts";

const analysed = (values: Literal[], top: number | null = null, aggregation: "sum" | "average" = "sum") => {
  const { table, query } = byGroup(values.map(Number), aggregation);
  const rows = table.rows.map(([member], row) => [member ?? null, values[row] ?? null]);
  const request = { kind: "concentration", top } as const;
  return analyseConcentration({ ...table, rows }, { kind: "analysis", source: "test", request, query }, "");
};
const said = (values: number[], top: number | null = null): string[] => {
  const result = analysed(values, top);
  return result.ok ? result.value.findings.map(({ sentence }) => sentenceText(sentence)) : [];
};

test("what the largest fifth make up, how few make most, and whether chance would do it", () => {
  expect(said([50, 20, 10, 5, 5, 4, 3, 1, 1, 1])).toEqual([
    "The largest 2 of 10 regions make up 70 % of revenue.",
    "3 of 10 regions make up 80 % of revenue.",
    "The Gini coefficient is 0.7: about as if the whole were shared out by chance.",
  ]);
  expect(said([50, 20, 10, 5, 5, 4, 3, 1, 1, 1], 0.1)[0]).toBe(
    "The largest 1 of 10 regions makes up 50 % of revenue.",
  );
});

test.each([
  [Array.from({ length: 40 }, () => 5), /^The Gini coefficient is 0: more equal/],
  [
    [900, 800, ...Array.from({ length: 40 }, () => 1)],
    /less equal than if the whole were shared out by chance/,
  ],
])("how equal they are is held against chance", (values, pattern) => {
  expect(said(values)[2]).toMatch(pattern);
});

test.each<[string, Literal[], "sum" | "average", RegExp]>([
  ["none", [], "sum", /no rows/],
  ["few", [1, 2], "sum", /fewer than five/],
  ["below zero", [5, 4, 3, -2, 1, 1], "sum", /below zero/],
  ["unknown ones", [5, 4, null, 2, 1, 1], "sum", /below zero/],
  ["averages", [5, 4, 3, 2, 1], "average", /do not add up/],
])("%s: refused with the reason", (_, values, aggregation, reason) => {
  const result = analysed(values, null, aggregation);
  expect(result.ok ? "" : JSON.stringify(result.failure)).toMatch(reason);
});

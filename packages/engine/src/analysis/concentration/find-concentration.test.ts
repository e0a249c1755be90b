import { sentenceText } from "@parlance/contract";
import { expect, test } from "vitest";
import { byGroup } from "../testing/shaped-result.ts";
import { findConcentration } from "./find-concentration.ts";

const found = (values: number[], aggregation: "sum" | "average" = "sum") => {
  const { table, query } = byGroup(values, aggregation);
  return findConcentration(table, query);
};
const tail = Array.from({ length: 37 }, () => 2);

test("few that make most are said, with how many and how much", () => {
  const [finding] = found([200, 150, 120, ...tail]);
  expect(sentenceText(finding?.sentence ?? [])).toBe("3 of 40 regions make up 86 % of revenue.");
  expect(finding?.evidence.figures.find(({ name }) => name === "p-value")?.value).toBeLessThan(0.001);
});

test("not one alone, not even amounts, not the usual long tail, not few groups", () => {
  expect(found([9000, ...tail])).toEqual([]);
  expect(found(tail)).toEqual([]);
  expect(found(Array.from({ length: 40 }, (_, index) => -Math.log((index + 0.5) / 40)))).toEqual([]);
  expect(found([200, 150, 2, 2, 2])).toEqual([]);
});

test("averages do not add up", () => {
  expect(found([200, 150, 120, ...tail], "average")).toEqual([]);
});

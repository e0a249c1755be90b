import { sentenceText } from "@parlance/contract";
import { expect, test } from "vitest";
import { byGroup } from "../testing/shaped-result.ts";
import { findOutlyingMember } from "./find-outlying-member.ts";

const found = (values: number[], aggregation: "sum" | "average" = "sum") => {
  const { table, query } = byGroup(values, aggregation);
  return findOutlyingMember(table, query).map(({ sentence }) => sentenceText(sentence));
};
const usual = [100, 90, 110, 95, 105, 98, 102, 99];

test("one far above the others, of sums and of averages alike", () => {
  expect(found([...usual, 400])).toEqual([
    "g8 stands out: Revenue is 400, where the middle one of the others is 99.5.",
  ]);
  expect(found([...usual, 400], "average")).toHaveLength(1);
});

test("the largest of a usual spread or of a long tail is no outlier", () => {
  expect(found([...usual, 115])).toEqual([]);
  expect(found([1, 2, 4, 8, 16, 32, 64, 128, 256, 512])).toEqual([]);
});

test("not among fewer than eight", () => {
  expect(found([100, 90, 110, 4000])).toEqual([]);
});

import { sentenceText } from "@parlance/contract";
import { expect, test } from "vitest";
import { byGroup, type ShapedResult } from "../testing/shaped-result.ts";
import { findLeader } from "./find-leader.ts";

const said = ({ table, query }: ShapedResult, more: Partial<ShapedResult["query"]> = {}): string[] =>
  findLeader(table, { ...query, ...more }).map(({ sentence }) => sentenceText(sentence));
const large = byGroup([970, 10, 12, 8]);

test("a share that chance does not make is said", () => {
  expect(said(large)).toEqual(["g0 makes up 97 % of the total."]);
});

test("the same share of counted rows needs less, since rows fall by themselves", () => {
  expect(said(byGroup([40, 20, 20, 20]))).toEqual([]);
  expect(said(byGroup([400, 200, 200, 200], "count"))).toEqual(["g0 makes up 40 % of the total."]);
  expect(said(byGroup([12, 6, 6, 6], "count"))).toEqual([]);
});

test("a small part of the whole is not worth saying, however unlikely by chance", () => {
  expect(said(byGroup([300, ...Array.from({ length: 900 }, () => 10)]))).toEqual([]);
});

test("not where the whole is not known or does not add up", () => {
  const ten = { count: 10, offset: 0, per: [] } as unknown as ShapedResult["query"]["limit"];
  expect(said(large, { limit: ten })).toEqual([]);
  expect(said({ ...large, table: { ...large.table, truncated: true } })).toEqual([]);
  expect(said(byGroup([970, 10, 12, 8], "average"))).toEqual([]);
  expect(said(byGroup([970, -10, 12, 8]))).toEqual([]);
  expect(said(byGroup([970, 10]))).toEqual([]);
});

import { sentenceText } from "@parlance/contract";
import { expect, test } from "vitest";
import { byMonth } from "../testing/shaped-result.ts";
import { findLatestChange } from "./find-latest-change.ts";

const found = (values: number[], now = "2030-01-01") => {
  const { table, query } = byMonth(values);
  return findLatestChange(table, query, now);
};
const usual = [100, 104, 98, 103, 99, 101, 97, 102, 100, 103, 99, 100];

test("a last period that fell by far more than periods do", () => {
  const [finding] = found([...usual, 60]);
  expect(sentenceText(finding?.sentence ?? [])).toBe(
    "Revenue fell unusually in January 2023: by 40 % to 60.",
  );
  expect(finding?.evidence.figures[0]?.value).toBeLessThan(0.001);
  expect(found([...usual, 140])[0]?.kind).toBe("change");
});

test("an ordinary change is none, nor is steady growth", () => {
  expect(found([...usual, 104])).toEqual([]);
  expect(found(usual.map((value, month) => value + 20 * month))).toEqual([]);
});

test("a period that is not over does not count", () => {
  expect(found([...usual, 60], "2023-01-15")).toEqual([]);
  expect(found([...usual, 60, 20], "2023-02-15")).toHaveLength(1);
});

test("too few periods say nothing", () => {
  expect(found([100, 104, 98, 103, 60])).toEqual([]);
});

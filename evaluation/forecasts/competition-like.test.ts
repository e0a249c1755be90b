import { expect, test } from "vitest";
import { competitionLike } from "./competition-like.ts";

const line = (period: number, count: number): string =>
  JSON.stringify({
    id: `s${count}`,
    period,
    train: Array.from({ length: count - period }, (_, index) => index + 1),
    test: Array.from({ length: period }, (_, index) => count - period + index + 1),
  });
const suites: Record<string, string[]> = {
  tourism_monthly: [line(12, 300), line(12, 40)],
  tourism_quarterly: [line(4, 100)],
  m4_weekly: [line(52, 700)],
};
const [months, quarters, years] = competitionLike((name) => suites[name] ?? []);
const first = (lines: string[] | undefined) => JSON.parse(lines?.[0] ?? "");

test("months are cut to the length of a competition's, too short ones left out", () => {
  expect(months?.lines).toHaveLength(1);
  const { train, test: rest } = first(months?.lines);
  expect([train.length, train.at(-1), rest]).toEqual([
    50,
    282,
    Array.from({ length: 18 }, (_, index) => 283 + index),
  ]);
});

test("quarters are quarters, sums of months and sums of weeks", () => {
  expect(quarters?.lines.map((text) => JSON.parse(text).id)).toEqual([
    "s100",
    "s300-monthly-3",
    "s700-weekly-13",
  ]);
  expect(JSON.parse(quarters?.lines[1] ?? "").test.at(-1)).toBe(298 + 299 + 300);
});

test("years are sums of twelve months or four quarters", () => {
  const { test: ahead, horizon } = first(years?.lines);
  expect([ahead.length, horizon, ahead.at(-1)]).toEqual([6, 6, (289 + 300) * 6]);
  expect(JSON.parse(years?.lines[1] ?? "").test.at(-1)).toBe(97 + 98 + 99 + 100);
});

import { describe, expect, it } from "vitest";
import { tokenize } from "../text/tokenize.ts";
import { periodTail } from "./period-tail.ts";

describe("periodTail", () => {
  it.each([
    [", inclusive of today's date", { end: 5, without: null, daysAgo: null }],
    ["(including 150 days ago) of", { end: 6, without: null, daysAgo: 150 }],
    ["(inclusive of start and end dates)", { end: 8, without: null, daysAgo: null }],
    ["excluding the current month", { end: 4, without: "month", daysAgo: null }],
    [", not including this week,", { end: 5, without: "week", daysAgo: null }],
    ["inclusive of 2 weeks ago", { end: 5, without: null, daysAgo: null }],
    ["including returns", null],
    ["in France", null],
    ["excluding the cancelled orders", null],
  ])("%s", (text, expected) => {
    expect(periodTail(tokenize(text), 0)).toEqual(expected);
  });
});

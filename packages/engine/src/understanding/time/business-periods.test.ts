import { describe, expect, it } from "vitest";
import { tokenize } from "../text/tokenize.ts";
import { periodsAt } from "./parse-period.ts";

const now = "2024-05-15";

/** The longest period of a text. */
function longest(text: string) {
  const tokens = tokenize(text);
  const [found] = tokens
    .flatMap((_, at) => periodsAt(tokens, at, now))
    .sort((left, right) => right.end - right.start - (left.end - left.start));
  return found;
}

describe("periods as people say them", () => {
  it.each([
    ["H1 2023", "2023-01-01", "2023-07-01"],
    ["2023 h2", "2023-07-01", "2024-01-01"],
    ["the first half of 2022", "2022-01-01", "2022-07-01"],
    ["second half of last year", "2023-07-01", "2024-01-01"],
    ["jan to apr this year", "2024-01-01", "2024-05-01"],
    ["jan-sep 2023", "2023-01-01", "2023-10-01"],
    ["from November through February", "2023-11-01", "2024-03-01"],
    ["nov - feb", "2023-11-01", "2024-03-01"],
    ["September last year", "2023-09-01", "2023-10-01"],
    ["the month just gone", "2024-04-01", "2024-05-01"],
    ["the week before this one", "2024-05-06", "2024-05-13"],
    ["the month before last", "2024-03-01", "2024-04-01"],
    ["the last quarter of 2022", "2022-10-01", "2023-01-01"],
    ["the first week of March 2023", "2023-03-01", "2023-03-08"],
    ["second week of april", "2024-04-08", "2024-04-15"],
    ["the last ten days of 2023", "2023-12-22", "2024-01-01"],
    ["first 3 months of 2023", "2023-01-01", "2023-04-01"],
    ["the second half of February 2024", "2024-02-16", "2024-03-01"],
    ["Q3 of last year", "2023-07-01", "2023-10-01"],
    ["since the beginning of 2023", "2023-01-01", null],
    ["since the start of the year", "2024-01-01", null],
    ["since last month", "2024-04-01", null],
    ["until the end of March 2024", null, "2024-04-01"],
    ["Sep'23", "2023-09-01", "2023-10-01"],
    ["Feb-23", "2023-02-01", "2023-03-01"],
    ["'22", "2022-01-01", "2023-01-01"],
    ["from Jan'23 to Mar'23", "2023-01-01", "2023-04-01"],
    ["up to the end of March 2024", null, "2024-04-01"],
    ["up to and including March 2024", null, "2024-04-01"],
    ["until the end of the year", null, "2025-01-01"],
  ])("%s", (text, start, end) => {
    const found = longest(text);
    expect(found?.end).toBe(tokenize(text).length);
    expect(found?.period.interval).toEqual({ start, end });
  });

  it.each([
    [
      "jan to apr this year against the same months last year",
      "2024-01-01 2024-05-01",
      "2023-01-01 2023-05-01",
    ],
    ["jan-mar 2024 vs the same months of 2022", "2024-01-01 2024-04-01", "2022-01-01 2022-04-01"],
    ["more in 2023 than in 2022", "2023-01-01 2024-01-01", "2022-01-01 2023-01-01"],
  ])("%s compares", (text, last, first) => {
    const tokens = tokenize(text);
    const ends = tokens.flatMap((_, at) => periodsAt(tokens, at, now)).find(({ compared }) => compared)?.ends;
    const days = [ends?.last, ends?.first].map((each) => `${each?.interval.start} ${each?.interval.end}`);
    expect(days).toEqual([last, first]);
  });

  it("tells a month without a year", () => {
    expect(longest("in november")?.yearless).toBe(true);
    expect(longest("in november 2023")?.yearless).toBeUndefined();
  });
});

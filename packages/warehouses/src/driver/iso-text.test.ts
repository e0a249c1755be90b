import { describe, expect, test } from "vitest";
import { isoTime, isoTimestamp, plainNumber } from "./iso-text.ts";

describe("times as ISO 8601", () => {
  test.each([
    ["2024-01-05 10:00:00", "2024-01-05T10:00:00"],
    ["2024-01-05 10:00:00.120000+01", "2024-01-05T10:00:00.120"],
    ["2024-01-05T10:00:00.000Z", "2024-01-05T10:00:00"],
    ["2024-01-05 10:00:00.5", "2024-01-05T10:00:00.500"],
    ["infinity", "infinity"],
    ["0044-03-15 00:00:00+00 BC", "0044-03-15 00:00:00+00 BC"],
  ])("%s", (text, written) => expect(isoTimestamp(text)).toBe(written));

  test("of a day", () => {
    expect(isoTime("08:30:00.5")).toBe("08:30:00.500");
    expect(isoTime("08:30:00.000")).toBe("08:30:00");
  });
});

describe("numbers", () => {
  test.each([
    ["12", 12],
    ["1.50", 1.5],
    ["NaN", null],
    ["Infinity", null],
    ["9007199254740993", "9007199254740993"],
  ])("%s", (text, number) => expect(plainNumber(text)).toBe(number));
});

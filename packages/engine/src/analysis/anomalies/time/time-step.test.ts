import { describe, expect, test } from "vitest";
import { positions, timeStep } from "./time-step.ts";

const day = 86_400_000;
const at = (...texts: string[]): number[] => texts.map((text) => Date.parse(`${text}T00:00:00Z`));

describe("the step of a series", () => {
  test.each([
    [
      "days",
      at("2024-02-27", "2024-02-28", "2024-02-29", "2024-03-01"),
      { kind: "fixed", milliseconds: day },
    ],
    [
      "workdays",
      at("2024-05-02", "2024-05-03", "2024-05-06", "2024-05-07", "2024-05-08"),
      { kind: "fixed", milliseconds: day },
    ],
    ["weeks", at("2024-05-06", "2024-05-13", "2024-05-20"), { kind: "fixed", milliseconds: 7 * day }],
    ["months", at("2024-01-01", "2024-02-01", "2024-03-01", "2024-04-01"), { kind: "months", count: 1 }],
    [
      "months with one missing",
      at("2024-01-15", "2024-02-15", "2024-04-15", "2024-05-15"),
      { kind: "months", count: 1 },
    ],
    ["years over a leap day", at("2023-06-01", "2024-06-01", "2025-06-01"), { kind: "months", count: 12 }],
    [
      "every fourth week",
      at("2024-01-01", "2024-01-29", "2024-02-26", "2024-03-25"),
      { kind: "fixed", milliseconds: 28 * day },
    ],
    ["one instant", [5], { kind: "order" }],
    ["none", [], { kind: "order" }],
  ])("of %s", (_, instants, step) => expect(timeStep(instants)).toEqual(step));
});

describe("places on the grid", () => {
  test("months count by the calendar, whatever their days", () => {
    const ends = at("2023-11-30", "2023-12-31", "2024-01-31", "2024-02-29", "2024-04-30");
    expect(positions(ends, timeStep(ends))).toEqual([0, 1, 2, 3, 5]);
  });

  test("a missing period leaves a place open", () => {
    const days = at("2024-03-01", "2024-03-02", "2024-03-05");
    expect(positions(days, { kind: "fixed", milliseconds: day })).toEqual([0, 1, 4]);
  });

  test("times that are a little late keep their place", () => {
    expect(positions([0, 1.01 * day, 1.98 * day], { kind: "fixed", milliseconds: day })).toEqual([0, 1, 2]);
  });

  test("without a step the order is the place", () => {
    expect(positions([0, 7, 900], { kind: "order" })).toEqual([0, 1, 2]);
  });
});

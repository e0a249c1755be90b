import { describe, expect, it } from "vitest";
import { matchesFormat, NUMBER_FORMATS, numberText } from "./number-text.ts";

describe("numberText", () => {
  it.each([
    ["12", { core: "12", currency: null, percent: false, negative: false }],
    ["-12.5", { core: "12.5", currency: null, percent: false, negative: true }],
    ["+1,234", { core: "1,234", currency: null, percent: false, negative: false }],
    ["(1,234.50)", { core: "1,234.50", currency: null, percent: false, negative: true }],
    ["12-", { core: "12", currency: null, percent: false, negative: true }],
    ["−3", { core: "3", currency: null, percent: false, negative: true }],
    ["$5", { core: "5", currency: "$", percent: false, negative: false }],
    ["-$5", { core: "5", currency: "$", percent: false, negative: true }],
    ["$-5", { core: "5", currency: "$", percent: false, negative: true }],
    ["5 €", { core: "5", currency: "€", percent: false, negative: false }],
    ["eur 5", { core: "5", currency: "EUR", percent: false, negative: false }],
    ["12.5 %", { core: "12.5", currency: null, percent: true, negative: false }],
    ["1e3", { core: "1e3", currency: null, percent: false, negative: false }],
    [".5", { core: ".5", currency: null, percent: false, negative: false }],
  ])("takes %j apart", (cell, found) => {
    expect(numberText(cell)).toEqual(found);
  });

  it.each([
    "",
    "abc",
    "12a",
    "A12",
    "(12",
    "12)",
    "--5",
    "-(5)",
    "1-2",
    "$",
    "%",
    "2024-01-31",
    "10:30",
    "1/2",
    "1".repeat(80),
  ])("finds no number in %j", (cell) => {
    expect(numberText(cell)).toBeNull();
  });
});

describe("matchesFormat", () => {
  const fitting = (cell: string) => {
    const number = numberText(cell);
    return NUMBER_FORMATS.filter((format) => number !== null && matchesFormat(number, format)).map(
      ({ decimal, group }) => `${group ?? ""}${decimal}`,
    );
  };

  it.each([
    ["1,234.56", [",."]],
    ["1.234,56", [".,"]],
    ["1 234,56", ["space,"]],
    ["1'234.56", ["'."]],
    ["1,23,456.7", [",."]],
    ["12,34", [",", ".,", "space,", "',"]],
    ["12.34", [".", ",.", "space.", "'."]],
    ["1,234", [",.", ",", ".,", "space,", "',"]],
    ["1.234.567", [".,"]],
    ["1,2345,678", []],
    ["12 34", []],
  ])("%s fits %j", (cell, formats) => {
    expect(fitting(cell)).toEqual(formats);
  });
});

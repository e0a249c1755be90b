import { expect, it } from "vitest";
import { splitHeader } from "./split-header.ts";

const groups = ["Region", "Product", "Q1", "", "Q2", "", "Notes"];
const parts = ["", "", "Units", "Revenue", "Units", "Revenue", ""];
const data = [
  ["North", "Desk", "10", "455", "12", "546", ""],
  ["North", "Lamp", "3", "136.5", "9", "409.5", "promo"],
];
const names = ["Region", "Product", "Q1 Units", "Q1 Revenue", "Q2 Units", "Q2 Revenue", "Notes"];

it.each([
  ["groups above their parts", [groups, parts, ...data], names],
  [
    "cells that were merged downwards",
    [groups, ["Region", "Product", ...parts.slice(2, 6), "Notes"], ...data],
    names,
  ],
  ["a header of one row", [names, ...data], null],
  [
    "a first row of data with gaps",
    [
      ["Name", "", "City"],
      ["Anna", "x", ""],
      ["Ben", "y", "Rome"],
    ],
    null,
  ],
  [
    "a first row of figures",
    [
      ["Name", "", "City"],
      ["", "3", ""],
      ["Ben", "4", "Rome"],
    ],
    null,
  ],
  [
    "a group with nothing named before it",
    [
      ["", "", "City"],
      ["a", "b", ""],
      ["1", "2", "Rome"],
    ],
    null,
  ],
  ["no data", [groups, parts], null],
])("%s", (_, rows, expected) => {
  expect(splitHeader(rows, 0)).toEqual(expected);
});

import { expect, it } from "vitest";
import { nameTables } from "./name-tables.ts";

type Case = [what: string, files: [string, string[]][], byFile: boolean, names: string[][]];

it.each<Case>([
  ["one file keeps its tables' names", [["2024 sales.xlsx", ["Budget"]]], false, [["Budget"]]],
  [
    "an only table is called as its file",
    [
      ["Boats.csv", ["Boats"]],
      ["Trips 2024.xlsx", ["Sheet7"]],
    ],
    true,
    [["Boats"], ["Trips 2024"]],
  ],
  [
    "sheets keep their names beside files, and those that two workbooks have tell whose they are",
    [
      ["north.xlsx", ["Boats", "Trips"]],
      ["piers.csv", ["piers"]],
      ["south.xlsx", ["boats", "Crew"]],
    ],
    true,
    [["north_Boats", "Trips"], ["piers"], ["south_boats", "Crew"]],
  ],
  [
    "a file goes before a sheet of its name",
    [
      ["all.xlsx", ["boats", "crew"]],
      ["boats.csv", ["boats"]],
    ],
    true,
    [["all_boats", "crew"], ["boats"]],
  ],
  [
    "what is called alike all the same is numbered, letter case aside, and no number is taken twice",
    [
      ["boats.csv", ["boats"]],
      ["boats.xlsx", ["boats"]],
      ["Boats.json", ["Boats"]],
      ["boats_2.csv", ["boats_2"]],
    ],
    true,
    [["boats"], ["boats_3"], ["Boats_4"], ["boats_2"]],
  ],
])("%s", (_, files, byFile, names) => {
  expect(
    nameTables(
      files.map(([fileName, tables]) => ({ fileName, tables })),
      byFile,
    ),
  ).toEqual(names);
});

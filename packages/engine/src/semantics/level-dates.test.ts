import { additiveMeasure, type Column, makeColumn, makeTable, type Table } from "@parlance/contract";
import { expect, test } from "vitest";
import { isLevel, levelDates } from "./level-dates.ts";

const counted = (name: string, distinct: number, most: number, known: Partial<Column> = {}): Column =>
  makeColumn(name, {
    profile: {
      sampledRows: 240,
      nulls: 0,
      distinct,
      minimum: null,
      maximum: null,
      topValues: [{ value: "x", count: most }],
    },
    ...known,
  });
const figure = makeColumn("bags", { ...additiveMeasure, physicalType: "integer" });
/** Blood bags of eight groups in five clinics, on six days. */
const fridge = (known: Partial<Table> = {}, perDay = 40): Table =>
  makeTable(
    "fridge",
    [
      counted("id", 240, 1, { role: "key" }),
      counted("day", 6, perDay, { role: "time", physicalType: "date" }),
      counted("blood_group", 8, 30),
      counted("clinic", 5, 48),
      figure,
    ],
    { primaryKey: ["id"], timeColumn: "day", rowCount: 240, ...known },
  );

test.each<[string, Table, string[] | null | undefined]>([
  ["a row for each thing and date", fridge(), null],
  ["the key says so", fridge({ primaryKey: ["day", "clinic", "blood_group"] }), null],
  [
    "each thing has dates of its own",
    fridge({ primaryKey: ["day", "clinic", "blood_group"], rowCount: 60 }),
    ["clinic", "blood_group"],
  ],
  ["more rows on a day than there are things", fridge({}, 41), undefined],
  ["fewer rows than things times dates", fridge({ rowCount: 100 }), undefined],
  ["rows with names", fridge({ namingColumn: "clinic" }), undefined],
  ["no dates", fridge({ timeColumn: null }), undefined],
])("%s", (_, table, things) => {
  expect(levelDates(table)?.things).toEqual(things);
});

test.each<[string, Column["additivity"], boolean]>([
  ["on_hand", "semi-additive", true],
  ["cumulative_doses", "additive", true],
  ["total_doses", "additive", false],
  ["active_members", "additive", true],
  ["new_members", "additive", false],
  ["donated", "additive", false],
  ["subscribers_rate", "non-additive", false],
])("%s at dates", (name, additivity, level) => {
  const column = makeColumn(name, { ...additiveMeasure, additivity });
  expect(isLevel(fridge(), column)).toBe(level);
  expect(isLevel(fridge({ timeColumn: null }), column)).toBe(false);
});

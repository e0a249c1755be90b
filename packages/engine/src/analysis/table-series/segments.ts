import { type ResultColumn, type ResultTable, type Segment, type TimeGrain, words } from "@parlance/contract";
import { numberText } from "./number-text.ts";
import { periodName, placed } from "./period-name.ts";

/** Cells named as the source of one figure, at most: a sentence stays small however long the result. */
const mostCells = 200;

/** A figure computed from cells of one column, with the column's unit. */
export function statistic(
  value: number,
  column: ResultColumn | undefined,
  rows: readonly number[],
  index: number,
): Segment {
  return {
    kind: "cell",
    text: numberText(value, column),
    cells: rows.slice(0, mostCells).map((row): [number, number] => [row, index]),
    derivation: "statistic",
  };
}

/** A time cell as people write its period: "March 2024". */
export const periodCell = (table: ResultTable, row: number, time: number): Segment => ({
  kind: "cell",
  text: periodName(
    String(table.rows[row]?.[time] ?? ""),
    grainAt(table, row, time),
    table.columns[time]?.fiscalYearStart,
  ),
  cells: [[row, time]],
  derivation: "value",
});

/** " in March 2024", " on March 4, 2024": when something happened. */
export const when = (table: ResultTable, row: number, time: number): Segment[] => [
  words(placed[grainAt(table, row, time)]),
  periodCell(table, row, time),
];

/** What a time stands for: its column's period, a year where it is a number of four digits, or else a day. */
const grainAt = ({ columns, rows }: ResultTable, row: number, time: number): TimeGrain =>
  columns[time]?.grain ?? (/^\d{4}$/.test(String(rows[row]?.[time])) ? "year" : "day");

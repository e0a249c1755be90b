import type { ResultColumn, Segment } from "@parlance/contract";
import { numberText } from "./number-text.ts";

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

/** A time cell as a sentence has it: midnight is left out. */
export const periodCell = (value: unknown, row: number, time: number): Segment => ({
  kind: "cell",
  text: String(value ?? "").replace(/T?\s?00:00(:00(\.0+)?)?Z?$/, ""),
  cells: [[row, time]],
  derivation: "value",
});

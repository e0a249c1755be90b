import {
  type Literal,
  type ResultColumn,
  type ResultTable,
  type Segment,
  type Sentence,
  words,
} from "@parlance/contract";

/** Writes a cell as people read it; comes from the charts package through `ask`, so that text and axes agree. */
export type FormatCell = (value: Literal, column: ResultColumn) => string;

/** The cell itself, formatted. */
export function cell(table: ResultTable, row: number, column: number, format: FormatCell): Segment {
  const heading = table.columns[column];
  const value = table.rows[row]?.[column] ?? null;
  return {
    kind: "cell",
    text: heading === undefined ? String(value) : format(value, heading),
    cells: [[row, column]],
    derivation: "value",
  };
}

/** The number of rows, which every row's first cell stands for. */
export function rowCount(table: ResultTable): Segment {
  const last = Math.max(0, table.rowCount - 1);
  return {
    kind: "cell",
    text: table.rowCount.toLocaleString("en-US"),
    cells: [
      [0, 0],
      [last, 0],
    ],
    derivation: "count",
  };
}

/** A sentence of words and segments. */
export const sentence = (...parts: (string | Segment)[]): Sentence =>
  parts.map((part) => (typeof part === "string" ? words(part) : part));

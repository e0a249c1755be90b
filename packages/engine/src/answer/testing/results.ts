import type { Literal, ResultColumn, ResultTable, Sentence } from "@parlance/contract";
import { sentenceSchema, sentenceText } from "@parlance/contract";
import type { FormatCell } from "../segments.ts";

/** A dimension of a result; text unless said. */
export const dimension = (label: string, type: ResultColumn["type"] = "string"): ResultColumn => ({
  id: label.toLowerCase(),
  label,
  type,
  role: "dimension",
  unit: { kind: "none", currency: null, label: null },
});

/** A figure of a result. */
export const measure = (label: string): ResultColumn => ({
  ...dimension(label, "decimal"),
  role: "measure",
});

export const resultOf = (columns: ResultColumn[], rows: Literal[][], truncated = false): ResultTable => ({
  columns,
  rows,
  rowCount: rows.length,
  truncated,
});

/** Writes cells so that a test sees that they were formatted. */
export const angled: FormatCell = (value) => `<${value ?? "–"}>`;

/** The text of a sentence that the contract's schema accepts, whose cells are cells of the table. */
export function readable(sentence: Sentence, { rows, columns }: ResultTable): string {
  sentenceSchema.parse(sentence);
  for (const segment of sentence)
    if (segment.kind === "cell" && rows.length > 0)
      for (const [row, column] of segment.cells)
        if (row >= rows.length || column >= columns.length) throw new Error(`no cell ${row}, ${column}`);
  return sentenceText(sentence);
}

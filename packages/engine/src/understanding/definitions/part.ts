import type { Expression, MeasureExpression } from "@parlance/contract";

/** A formula whose phrases were read; `row` is a phrase's value for one row where it is one, `table` the rows that it is of. */
export type Part =
  | { kind: "number"; value: number }
  | {
      kind: "phrase";
      table: number;
      row: Expression | null;
      whole: MeasureExpression;
      different?: true;
      far?: true;
    }
  | { kind: "operation"; operator: "+" | "-" | "*" | "/"; left: Part; right: Part };
export type Phrase = Extract<Part, { kind: "phrase" }>;

/** The phrases of a formula, from left to right. */
export const phrasesIn = (part: Part): Phrase[] =>
  part.kind === "operation"
    ? [...phrasesIn(part.left), ...phrasesIn(part.right)]
    : part.kind === "phrase"
      ? [part]
      : [];

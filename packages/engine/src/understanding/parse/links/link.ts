import type { Expression, Filter, Literal, MeasureExpression } from "@parlance/contract";
import type { Side } from "../../index/side.ts";
import type { Formula } from "../formula.ts";

/** How words came to name something; the scorer weighs these, the parser does not. */
export type Evidence = "exact" | "core" | "synonym" | "stem" | "partial" | "typo" | "alias" | "hint";

/**
 * What a span of tokens (half-open) may mean, all options of one kind; `listed` where a list asks to see it, `side` where a value is said to
 * be of one end of what goes from place to place.
 */
export type Link =
  | {
      kind: "table";
      start: number;
      end: number;
      table: number;
      evidence: Evidence;
      strength: number;
      listed?: true;
      /** The table of whose rows they are said to be: "product category" names the categories, of products. */
      of?: number;
      /** The rows that refer to one of their own table ("direct reports"). */
      below?: true;
    }
  | {
      kind: "column";
      start: number;
      end: number;
      options: ColumnOption[];
      listed?: true;
      /** The state that this is the date of. */
      state?: Extract<Link, { kind: "value" }>;
    }
  | {
      kind: "value";
      start: number;
      end: number;
      options: ValueOption[];
      side?: Side;
      /** Some rows are called by all these words as they stand; see `stateEnd`. */
      state?: boolean;
    }
  | { kind: "metric"; start: number; end: number; metric: MetricName; listed?: true };

/** A column that the words may name; `strength` is 0 to 1. */
export type ColumnOption = {
  column: number;
  evidence: Evidence;
  strength: number;
  kind: "number" | "time" | "flag" | "text" | "key";
  /** Whether it is called a year ("release year"). */
  yearly?: boolean;
  table: number;
};

/** A value that the words may name; `values` holds more than one where a word stands in several values. */
export type ValueOption = {
  column: number;
  values: Literal[];
  evidence: Evidence;
  strength: number;
  /** A word that stands in more values than can be listed: the condition asks for texts that hold it, in this spelling. */
  within: { text: string; exact: boolean } | null;
  /** What a glossary's term stands for, on rows of the column's table; then there are no values. */
  condition: Condition | null;
};

/** A term for rows; `dated` is the time that these rows have by it ("left", "shipped", "cancellations" beside a date of theirs). */
type Condition = { term: string; filter: Filter; dated?: { column: number; table: number } | null };

/** A figure that is not a column: a named measure of the model, one of the lexicon, or one that the question spells out. */
export type MetricName =
  | { kind: "formula"; formula: Formula }
  | { kind: "derived"; measure: number }
  | { kind: "lexicon"; name: "revenue" | "line-revenue" | "order-value" }
  | { kind: "defined"; figure: DefinedFigure };

/**
 * What a definition computes, on rows of `table`: `row` is its value for one row, where each has one, `whole` that of any
 * number of rows.
 */
export type DefinedFigure = {
  label: string;
  table: number;
  row: Expression | null;
  whole: MeasureExpression;
};

/** The best strength among a link's options. */
export function linkStrength(link: Link): number {
  switch (link.kind) {
    case "table":
      return link.strength;
    case "metric":
      return link.metric.kind === "lexicon" ? 0.85 : 1;
    case "column":
    case "value":
      return Math.max(0, ...link.options.map(({ strength }) => strength));
  }
}

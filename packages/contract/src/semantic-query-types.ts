import type { ChartLook } from "./chart-look.ts";
import type { Aggregation, ChartKind, PhysicalType, scalarFunctions, TimeGrain, TimePart } from "./kinds.ts";
import type { Literal } from "./literal.ts";

/**
 * The semantic query: the one value that a reading, a chip's edit, a saved chart, an API call and a language
 * model's proposal meet in. Plain JSON without SQL or dialect. `semantic-query-schema.ts` validates it;
 * what it means, row by row, is ARCHITECTURE.md, "What a query means".
 */
export type SemanticQuery = AggregateQuery | ListQuery | SetQuery | AnalysisQuery;

/**
 * One step along a relationship. Not reversed it goes from the referring table to the referred one (to-one);
 * reversed it goes back (to-many).
 */
export type Step = { relationship: string; reversed: boolean };

/** The steps from the query's subject table; empty is the subject itself. */
export type Path = Step[];

/**
 * A column and the way there, so that a flight's origin airport is not its destination airport. `table` repeats
 * the table where the path ends.
 */
export type Field = { path: Path; table: string; column: string };

/**
 * Groups, or one figure where there is no dimension. Each measure is aggregated over distinct rows of its own
 * table (the end of its path), each row once a group, then measures meet on the dimensions.
 */
export type AggregateQuery = {
  kind: "aggregate";
  source: string;
  subject: string;
  dimensions: Dimension[];
  measures: Measure[];
  /** Rows that count. Fields on to-many paths ask for some related row; all fields of one path mean the same row. */
  filter: Filter | null;
  /** Computed beside the measures, over the result rows. */
  transforms: Transform[];
  /** Over result rows: expressions of `output` and `output-aggregate`. */
  having: Filter | null;
  comparison: PeriodComparison | null;
  /** Whether members of the dimensions without any row appear, with zero counts ("each customer, even without orders"). */
  emptyGroups: "omit" | "include";
  order: Order[];
  limit: Limit | null;
  /** Outputs that were not asked for: keys, a superlative's measure. */
  hidden: string[];
  /** Those of `hidden` that rank the rows and are shown beside them, as context; a reading leaves it out, answering fills it in. */
  context?: string[] | undefined;
  chart: ChartKind | null;
  /** How the chart was asked to look; left out where nobody said. */
  look?: ChartLook | undefined;
};

/** Rows of the subject, each once, with columns reached to-one; to-many columns repeat it. */
export type ListQuery = {
  kind: "list";
  source: string;
  subject: string;
  columns: ListColumn[];
  filter: Filter | null;
  distinct: boolean;
  order: Order[];
  limit: Limit | null;
  hidden: string[];
  /** As in an aggregate. */
  context?: string[] | undefined;
  chart: ChartKind | null;
  /** How the chart was asked to look; left out where nobody said. */
  look?: ChartLook | undefined;
};

/** Two queries of equal width; columns pair up by position. Rows are distinct, as in SQL's UNION, INTERSECT, EXCEPT. */
export type SetQuery = {
  kind: "set";
  source: string;
  operation: "union" | "intersect" | "except";
  left: SemanticQuery;
  right: SemanticQuery;
  order: Order[];
  limit: Limit | null;
};

/** A statistical analysis of what `query` returns. */
export type AnalysisQuery = {
  kind: "analysis";
  source: string;
  request: AnalysisRequest;
  query: AggregateQuery | ListQuery;
};

/**
 * - `forecast`: `horizon` further periods of `grain`; null is the analysis' own choice. `asked` is the coming time that was asked
 *   for where it is said in other units ("next quarter" by months); the forecast reaches to its end.
 * - `drivers`: what made `measure` change between two periods of `time`, over `candidates` (empty: all dimensions); `supposed` is
 *   which way the question says that it went; `standing` as in a comparison.
 * - `correlation`: of every two columns that `query` returns; with `target`, of that column with each of the others.
 * - `concentration`: what the largest members make up of the whole; `top` is which part of them (0 to 1), null a fifth.
 * - the rest work on the columns that `query` returns.
 */
export type AnalysisRequest =
  | { kind: "forecast"; horizon: number | null; grain: TimeGrain; asked?: Period | undefined }
  | { kind: "anomalies" }
  | {
      kind: "drivers";
      measure: string;
      time: Field;
      current: Period;
      previous: Period;
      standing?: Standing | undefined;
      candidates: Field[];
      supposed?: "rise" | "fall" | undefined;
    }
  | { kind: "trend" }
  | { kind: "correlation"; target: string | null }
  | { kind: "distribution"; bins: number | null }
  | { kind: "concentration"; top: number | null };

/** A grouping; `expression` over one row (a field, truncated time, part, bin or case). */
export type Dimension = { id: string; label: string; expression: Expression };

/**
 * A figure; `label` is its column's heading. `by` says by what its rows are grouped in place of dimensions, by their ids: tickets opened and
 * tickets solved by month are each dated by a column of their own. Such a figure has no row in a group of null.
 */
export type Measure = {
  id: string;
  label: string;
  expression: MeasureExpression;
  by?: Record<string, Expression> | undefined;
};

/** A column of a list; `expression` over one row. */
export type ListColumn = { id: string; label: string; expression: Expression };

/**
 * - `aggregate`: over the rows of the table at the end of `path`. `operand` null counts rows; its fields (paths from
 *   the subject) must be to-one from that table. `filter` counts only rows that pass it. `quantile` is 0 to 1. With `once`,
 *   rows that agree on it and on the operand count once in a group: the budget of a project that each of its rows repeats.
 * - `arithmetic`: ratios and sums of measures; division by zero is null.
 * - `derived`: a named measure of the model, whose table is the end of `path`.
 */
export type MeasureExpression =
  | {
      kind: "aggregate";
      aggregation: Aggregation;
      quantile: number | null;
      operand: Expression | null;
      path: Path;
      filter: Filter | null;
      once?: Field | undefined;
    }
  | { kind: "arithmetic"; operator: ArithmeticOperator; left: MeasureExpression; right: MeasureExpression }
  | { kind: "constant"; value: number }
  | { kind: "derived"; measure: string; path: Path };

/** A measure that is one aggregate, and not computed of others. */
export type AggregateMeasure = Extract<MeasureExpression, { kind: "aggregate" }>;

/** Operators on numbers. Division by zero is null; `/` never truncates. */
export type ArithmeticOperator = "+" | "-" | "*" | "/";

/**
 * Functions of one row. Three read what a text holds, null where it holds none: `number` its first number, without
 * thousands' marks, signs of money and units ("$1,200", "12%", "3rd", "5 kW"); `seconds` a time taken or of the day
 * ("2:31.5", "1:02:03"); `day` a date, or the first day of a month or year ("January 26, 1982", "March 2001").
 */
export type ScalarFunction = (typeof scalarFunctions)[number];

/**
 * A value of one row of the subject or, in `having`, transforms and orders, of one result row (`output`).
 * - `truncate`: a time down to its period's first instant, or with `standing` each period at whose end the row stands;
 *   `part`: a cyclic part as an integer.
 * - `duration`: whole units from `from` to `to`.
 * - `bin`: the lower edge of the number's bin.
 * - `aggregate-value`: one figure over all rows of the table at `path` from `subject` that pass `filter` and agree
 *   with the current row on `per` (inner fields start at `subject`, outer ones at the query's subject); `once` as in a measure.
 * - `output`: a measure, dimension, column or transform of the same query, by id.
 * - `output-aggregate`: an aggregate over all result rows of one output ("above the average of the countries").
 */
export type Expression =
  | { kind: "field"; field: Field }
  | { kind: "constant"; value: Literal; type: PhysicalType | null }
  | { kind: "now" }
  | { kind: "arithmetic"; operator: ArithmeticOperator; left: Expression; right: Expression }
  | { kind: "function"; name: ScalarFunction; arguments: Expression[] }
  | { kind: "truncate"; grain: TimeGrain; operand: Expression; standing?: Standing | undefined }
  | { kind: "part"; part: TimePart; operand: Expression }
  | { kind: "duration"; unit: TimeGrain; from: Expression; to: Expression }
  | { kind: "bin"; operand: Expression; bins: Bins }
  | { kind: "case"; cases: { when: Filter; value: Expression }[]; otherwise: Expression | null }
  | AggregateValue
  | { kind: "output"; id: string }
  | { kind: "output-aggregate"; id: string; aggregation: Aggregation; quantile: number | null };

/**
 * Makes of the period in which a row began (the truncated column) all those at whose end it stands ("active members per month"):
 * it had begun by then and had not ended. A row ends at the earliest of `ends`, and does not where it has no date there; with `lastDay` the date is
 * the last day on which it stands ("valid until"), else the first on which it does not. Only for a dimension by days or longer
 * periods, up to the one that holds now, of which the end is today's, each of them with or without rows where there is no other dimension; a `period` condition on the same column bounds these periods, not the rows.
 */
export type Standing = { ends: { field: Field; lastDay: boolean }[] };

/** See `Expression`, `aggregate-value`. */
export type AggregateValue = {
  kind: "aggregate-value";
  subject: string;
  path: Path;
  aggregation: Aggregation;
  quantile: number | null;
  operand: Expression | null;
  filter: Filter | null;
  per: { inner: Expression; outer: Expression }[];
  once?: Field | undefined;
};

/** Bins of equal width from `origin`, or between given edges (below the first edge is null). */
export type Bins = { kind: "width"; width: number; origin: number } | { kind: "edges"; edges: number[] };

/** Comparison operators; comparing with null is never true. */
export type ComparisonOperator = "=" | "!=" | "<" | "<=" | ">" | ">=";

/**
 * A condition on one row, or in `having` on one result row. Null makes a condition untrue, and `not` keeps it untrue.
 * - `comparison`: an instant (`now` too) beside the date of a column counts as its day.
 * - `text`: ignores case unless `caseSensitive`; `like` takes % and _.
 * - `period`: the half-open interval of `period`; of a whole number, which is a year, the years that begin in it.
 * - `related`: how many rows at the end of `path`, under `filter` (its fields start at the table where `path` ends),
 *   hang on this row: exists is `> 0`, never is `= 0`.
 * - `member`: the operand is among the first column of `query`.
 */
export type Filter =
  | { kind: "and"; filters: Filter[] }
  | { kind: "or"; filters: Filter[] }
  | { kind: "not"; filter: Filter }
  | { kind: "comparison"; operator: ComparisonOperator; left: Expression; right: Expression }
  | { kind: "in"; operand: Expression; values: Literal[] }
  | { kind: "between"; operand: Expression; low: Expression; high: Expression }
  | {
      kind: "text";
      match: "contains" | "starts-with" | "ends-with" | "equals" | "like";
      operand: Expression;
      value: string;
      caseSensitive: boolean;
    }
  | { kind: "null"; operand: Expression }
  | { kind: "period"; operand: Expression; period: Period }
  | { kind: "related"; path: Path; filter: Filter | null; operator: ComparisonOperator; count: number }
  | { kind: "member"; operand: Expression; query: SemanticQuery };

/** Half-open interval of ISO dates or timestamps; null is open. `end` is the first instant outside. */
export type Interval = { start: string | null; end: string | null };

/**
 * A period as it was said, so that "last quarter" stays last quarter when the query runs again.
 * - `absolute`: the interval itself; `grain` is the unit it was named by ("March 2024": month).
 * - `calendar`: `count` whole units, the first `offset` units from the one that holds now (last month: -1, 1).
 * - `rolling`: the `count` units that end now or start now.
 * - `to-date`: from the start of the unit `offset` away to the same point in it as now.
 */
export type PeriodExpression =
  | { kind: "absolute"; grain: TimeGrain | null }
  | { kind: "calendar"; grain: TimeGrain; offset: number; count: number; fiscal: boolean }
  | { kind: "rolling"; grain: TimeGrain; count: number; direction: "past" | "future" }
  | { kind: "to-date"; grain: TimeGrain; offset: number; fiscal: boolean };

/** What was said and the interval it means; SQL is made from `interval` alone. */
export type Period = { expression: PeriodExpression; interval: Interval };

/**
 * The same measures over a second period, beside the first: for every measure `m` the outputs `m`, `m:previous`,
 * `m:difference` and `m:change` (difference / previous, null when previous is 0 or null). With
 * `standing` they are of what stands at the end of each period (of one that is not over, today), begun at `time`.
 */
export type PeriodComparison = {
  time: Field;
  current: Period;
  previous: Period;
  standing?: Standing | undefined;
};

/**
 * A column computed over the result rows, before `limit`. `of` names an output, `per` the dimensions that restart it;
 * `along` the dimension that orders it (default: the first time dimension).
 * - `share`: value / sum of values (0 to 1). `running`: cumulative sum. `moving`: average of the last `size` rows.
 * - `growth`: relative change to the row `lag` before; `difference`: the absolute one. Where nothing else is computed, conditions that bound
 *   the time that orders them from below bound the result rows: the first row that is shown looks back. `rank`: 1 is first.
 * - `expression`: any expression of outputs.
 */
export type Transform = { id: string; label: string } & (
  | { kind: "share"; of: string; per: string[] }
  | { kind: "running"; of: string; per: string[]; along: string }
  | { kind: "moving"; of: string; per: string[]; along: string; size: number; aggregation: "average" | "sum" }
  | { kind: "growth" | "difference"; of: string; per: string[]; along: string; lag: number }
  | { kind: "rank"; of: string; per: string[]; descending: boolean }
  | { kind: "expression"; expression: Expression }
);

/** Order by an output id, or by an expression of one row (lists only). Nulls come last. Ties break by the key of the rows, then by all outputs. */
export type Order = { by: Expression; descending: boolean };

/**
 * At most `count` rows, for each combination of the outputs `per` when given. `ties` "keep" also returns rows that tie
 * with the last one.
 */
export type Limit = { count: number; offset: number; per: string[]; ties: "keep" | "cut" };

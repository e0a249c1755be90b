import type {
  Aggregation,
  ComparisonOperator,
  Literal,
  PhysicalType,
  ScalarFunction,
  TimeGrain,
  TimePart,
} from "@parlance/contract";

/** A value in SQL. Values of a query are `parameter`s only; `number`, `day` and `null` are the planner's own constants. */
export type SqlExpression =
  /** A column of the source with that alias; `source` null is a name of the select list (in ORDER BY); `converted` to that type where the model says so. */
  | { kind: "column"; source: string | null; name: string; converted?: PhysicalType }
  | { kind: "parameter"; value: Literal; type: PhysicalType | null }
  | { kind: "number"; value: number }
  /** A day (ISO) of the calendar. */
  | { kind: "day"; value: string }
  | { kind: "null" }
  | { kind: "boolean"; value: boolean }
  | { kind: "arithmetic"; operator: "+" | "-" | "*"; left: SqlExpression; right: SqlExpression }
  /** Never truncates, null on zero. */
  | { kind: "divide"; left: SqlExpression; right: SqlExpression }
  | { kind: "comparison"; operator: ComparisonOperator; left: SqlExpression; right: SqlExpression }
  /** Equal, or both null. */
  | { kind: "same"; left: SqlExpression; right: SqlExpression }
  | { kind: "logic"; operator: "and" | "or"; operands: SqlExpression[] }
  | { kind: "not"; operand: SqlExpression }
  | { kind: "is-null"; operand: SqlExpression; negated: boolean }
  | { kind: "in-list"; operand: SqlExpression; values: SqlExpression[] }
  | { kind: "in-query"; operand: SqlExpression; query: SqlQuery }
  | { kind: "exists"; query: SqlQuery; negated: boolean }
  | { kind: "between"; operand: SqlExpression; low: SqlExpression; high: SqlExpression }
  /** LIKE with `%`, `_` and the escape `\`. */
  | { kind: "match"; operand: SqlExpression; pattern: SqlExpression; caseSensitive: boolean }
  | { kind: "call"; name: SqlFunction; arguments: SqlExpression[] }
  | {
      kind: "case";
      cases: { when: SqlExpression; value: SqlExpression }[];
      otherwise: SqlExpression | null;
    }
  | { kind: "cast"; operand: SqlExpression; type: PhysicalType }
  /** `shift` moves the periods' starts: by days later, or by months later, than the dialect's own. */
  | { kind: "truncate"; grain: TimeGrain; operand: SqlExpression; shift: DateShift | null }
  | { kind: "part"; part: TimePart; operand: SqlExpression }
  | { kind: "duration"; unit: TimeGrain; from: SqlExpression; to: SqlExpression }
  /** `operand` null counts rows; `fraction` is the quantile's, 0 to 1. */
  | { kind: "aggregate"; aggregation: Aggregation; operand: SqlExpression | null; fraction: number | null }
  | {
      kind: "window";
      function: WindowFunction;
      partitionBy: SqlExpression[];
      orderBy: SortNode[];
      /** Rows of the frame before the current one: a number, all of them, or no frame clause. */
      preceding: number | "all" | null;
    }
  | { kind: "scalar-query"; query: SqlQuery }
  /** The n-th column of the select list, from 1 (in GROUP BY). */
  | { kind: "ordinal"; position: number };

/** A number of days or months. */
export type DateShift = { unit: "day" | "month"; count: number };

/** Scalar functions that dialects may name differently. */
export type SqlFunction = ScalarFunction;

/** What a window computes; `lag` takes the value `rows` rows before. */
export type WindowFunction =
  | { name: "sum" | "average"; operand: SqlExpression }
  | { name: "lag"; operand: SqlExpression; rows: number }
  | { name: "rank" | "row-number" };

/** One key of an order; nulls come last either way. */
export type SortNode = { kind: "sort"; expression: SqlExpression; descending: boolean };

/** What rows come from: a table or CTE, a query in parentheses, or rows that are written out, of which there is one at least. */
export type SqlSource =
  | { kind: "table"; schema: string | null; name: string; alias: string }
  | { kind: "derived"; query: SqlQuery; alias: string }
  | { kind: "values"; columns: string[]; rows: SqlExpression[][]; alias: string };

/** A join; `on` null for cross joins. */
export type JoinNode = {
  kind: "join";
  type: "left" | "inner" | "cross";
  source: SqlSource;
  on: SqlExpression | null;
};

/** A column of a select list. */
export type SelectColumn = { kind: "select-column"; expression: SqlExpression; alias: string };

/** One SELECT. */
export type SelectNode = {
  kind: "select";
  distinct: boolean;
  columns: SelectColumn[];
  /** All columns of the source too, before `columns`. */
  star: boolean;
  from: SqlSource | null;
  joins: JoinNode[];
  where: SqlExpression | null;
  groupBy: SqlExpression[];
  having: SqlExpression | null;
  orderBy: SortNode[];
  limit: { count: number; offset: number } | null;
};

/** Two queries combined; rows are distinct. */
export type SetNode = {
  kind: "set";
  operation: "union" | "intersect" | "except";
  left: SqlQuery;
  right: SqlQuery;
};

/** Anything that returns rows. */
export type SqlQuery = SelectNode | SetNode;

/** A named query in front of the statement. */
export type CteNode = { kind: "cte"; name: string; query: SqlQuery };

/** A whole statement: plain data, printed by `printSql`. */
export type SqlTree = { kind: "statement"; ctes: CteNode[]; query: SqlQuery };

/** Any node; the printer holds one function for each kind. */
export type SqlNode =
  | SqlExpression
  | SqlQuery
  | SqlSource
  | JoinNode
  | SortNode
  | SelectColumn
  | CteNode
  | SqlTree;
export type SqlNodeKind = SqlNode["kind"];

/**
 * The menu of what the product can do. Adding a warehouse, chart, analysis or channel is a folder and one
 * word here; registries are `satisfies Record<Kind, Thing>`, so the compiler names what is missing.
 */

/** Data sources that can be connected. */
export const warehouseKinds = ["file", "postgresql", "mysql", "bigquery", "snowflake"] as const;
export type WarehouseKind = (typeof warehouseKinds)[number];

/** Ways to draw a result; `figure` is one number, `table` is always possible. */
export const chartKinds = [
  "figure",
  "table",
  "bar",
  "grouped-bar",
  "stacked-bar",
  "line",
  "area",
  "scatter",
  "histogram",
  "donut",
  "heat-map",
  "box-plot",
  "waterfall",
  "pareto",
  "combo",
  "forecast",
  "anomalies",
  "small-multiples",
  "cohort",
  "map",
] as const;
export type ChartKind = (typeof chartKinds)[number];

/** Functions that read what a text holds; see `ScalarFunction`. */
export const textFunctions = ["number", "seconds", "day"] as const;
export type TextFunction = (typeof textFunctions)[number];

/** Functions of one row; see `ScalarFunction`. */
export const scalarFunctions = [
  "absolute",
  "round",
  "lower",
  "upper",
  "length",
  "coalesce",
  "concatenate",
  "floor",
  "ceiling",
  ...textFunctions,
] as const;

/** Statistical analyses a question can ask for. */
export const analysisKinds = [
  "forecast",
  "anomalies",
  "drivers",
  "trend",
  "correlation",
  "distribution",
  "concentration",
] as const;
export type AnalysisKind = (typeof analysisKinds)[number];

/** The part of the members that a concentration looks at as the largest where none is named (Pareto's fifth). */
export const largestPart = 0.2;

/** How many rows become one value. */
export const aggregations = [
  "count",
  "count-distinct",
  "sum",
  "average",
  "minimum",
  "maximum",
  "median",
  "quantile",
  "standard-deviation",
  "variance",
] as const;
export type Aggregation = (typeof aggregations)[number];

/** What a column physically holds, after the warehouse's own types were mapped. */
export const physicalTypes = [
  "string",
  "integer",
  "decimal",
  "boolean",
  "date",
  "timestamp",
  "time",
] as const;
export type PhysicalType = (typeof physicalTypes)[number];

/** Whether values of a type are numbers. */
export const isNumberType = (type: PhysicalType | null | undefined): boolean =>
  type === "integer" || type === "decimal";

/** What a column is used for. */
export const semanticTypes = ["dimension", "measure"] as const;
export type SemanticType = (typeof semanticTypes)[number];

/** What a column means within its table. */
export const columnRoles = ["key", "time", "category", "measure", "text", "boolean", "geo"] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Whether values may be summed over every dimension, over all but time, or not at all. */
export const additivities = ["additive", "semi-additive", "non-additive"] as const;
export type Additivity = (typeof additivities)[number];

/** What a table records: events, the things that events are about, or not known. */
export const tableTypes = ["fact", "dimension", "unknown"] as const;
export type TableType = (typeof tableTypes)[number];

/** Units that change how a number is written; `currency` carries its code beside it. */
export const unitKinds = ["none", "currency", "percent", "ratio", "duration", "count"] as const;
export type UnitKind = (typeof unitKinds)[number];

/** Calendar steps that truncate a time to the first instant of its period. */
export const timeGrains = ["second", "minute", "hour", "day", "week", "month", "quarter", "year"] as const;
export type TimeGrain = (typeof timeGrains)[number];

/** Grains of whole days: their periods start on a date, those of the others at an instant. */
export const dayGrains: readonly TimeGrain[] = ["day", "week", "month", "quarter", "year"];

/** Cyclic parts of a time, each an integer: minute-of-day is 0 to 1,439, day-of-week 1 (Monday) to 7 (Sunday), as in ISO 8601. */
export const timeParts = [
  "minute-of-day",
  "hour-of-day",
  "day-of-week",
  "day-of-month",
  "day-of-year",
  "week-of-year",
  "month-of-year",
  "quarter-of-year",
  "year",
] as const;
export type TimePart = (typeof timeParts)[number];

/** The steps that long work reports, in order. */
export const workSteps = ["semantic_analysis", "sql_generation", "execution", "analysis"] as const;
export type WorkStep = (typeof workSteps)[number];

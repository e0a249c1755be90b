import { z } from "zod";
import { physicalTypes, timeGrains, timeParts } from "./kinds.ts";
import { literalSchema } from "./literal.ts";
import { unitSchema } from "./semantic-model.ts";

/**
 * What an analysis adds beside a measure `m`, as columns called `m:forecast` and so on: what is to come, what was to be
 * expected, the bounds of both (95 %, and 80 %), and whether the value falls out of them (boolean).
 */
export const estimates = [
  "forecast",
  "expected",
  "lower",
  "upper",
  "lower-80",
  "upper-80",
  "anomaly",
] as const;
export type Estimate = (typeof estimates)[number];

/** The id of a measure's estimate. */
export const estimateId = (measure: string, estimate: Estimate): string => `${measure}:${estimate}`;

/** What a comparison of two members needs beside a sum or average, as columns called `m:deviation` and `m:rows`. */
export const spreads = ["deviation", "rows"] as const;

/** The id of a measure's spread: the standard deviation of its rows' values, or their number. */
export const spreadId = (measure: string, spread: (typeof spreads)[number]): string => `${measure}:${spread}`;

/** The id of a measure's figure within one member of a dimension, the `place`th: what an analysis looks through beside the whole. */
export const splitId = (measure: string, place: number): string => `${measure}:split-${place}`;

/** The measure that a column splits; null of any other column. */
export const splitOf = (id: string): string | null => /^(.+):split-\d+$/.exec(id)?.[1] ?? null;

/**
 * A column of a result; `id` is the output's id in the semantic query, `grain` the period that its times stand for, and
 * `fiscalYearStart` (2 to 12) the month that its fiscal quarters or years are counted from. `part`: its numbers are a cyclic
 * part of a time, as weekdays are. `context`: it was not asked for, but ranks the rows. `whole`: a person's name that goes on in
 * other columns, and what both together are called. `decimals`: with how many its figures are written, so that all are alike;
 * left out where they are by themselves. `partial`: those of its periods, by their start, that the data covers in part alone.
 */
export const resultColumnSchema = z.object({
  id: z.string(),
  label: z.string(),
  type: z.enum(physicalTypes),
  role: z.enum(["dimension", "measure"]),
  unit: unitSchema,
  grain: z.enum(timeGrains).optional(),
  fiscalYearStart: z.number().int().min(2).max(12).optional(),
  part: z.enum(timeParts).optional(),
  context: z.literal(true).optional(),
  decimals: z.number().int().min(0).max(6).optional(),
  whole: z.object({ label: z.string(), with: z.array(z.string()) }).optional(),
  partial: z.array(z.string()).optional(),
});
export type ResultColumn = z.infer<typeof resultColumnSchema>;

/**
 * Rows of a result, each as long as `columns`. Integers beyond 2^53 are strings. `truncated` when the row cap cut it;
 * `rowCount` counts the rows held here, `total` those that there are, where the cap cut them and they were counted.
 */
export const resultTableSchema = z.object({
  columns: z.array(resultColumnSchema),
  rows: z.array(z.array(literalSchema)),
  rowCount: z.number(),
  truncated: z.boolean(),
  total: z.number().optional(),
});
export type ResultTable = z.infer<typeof resultTableSchema>;

/** What a column is called where its values are written with their unit: "running time" of "Running time (min)". */
export const unitless = ({ label, unit }: Pick<ResultColumn, "label" | "unit">): string =>
  unit.label === null ? label : label.replace(/(?<=\S) *\([^()]*\)(?=$|, )/, "");

/** Whether a table has no rows, or nothing but figures that are missing. */
export const holdsNothing = ({ columns, rows }: ResultTable): boolean =>
  rows.length === 0 ||
  (columns.every(({ role }) => role === "measure") &&
    rows.every((row) => row.every((value) => value === null)));

/** Whether a table tells nothing: no rows, or figures of which none is anything but zero. */
export function tellsNothing({ columns, rows }: ResultTable): boolean {
  const figures = columns.flatMap(({ role }, index) => (role === "measure" ? [index] : []));
  const isNothing = (row: ResultTable["rows"][number]): boolean =>
    figures.every((index) => Number(row[index] ?? 0) === 0);
  return rows.length === 0 || (figures.length > 0 && rows.every(isNothing));
}

/** A result as it was asked for: without the columns that are shown as context. */
export function withoutContext(table: ResultTable): ResultTable {
  const asked = table.columns.map(({ context }) => context !== true);
  return {
    ...table,
    columns: table.columns.filter((_, index) => asked[index]),
    rows: table.rows.map((row) => row.filter((_, index) => asked[index])),
  };
}

/** A result without the columns that split its measures, but for those of `kept`, and where its columns stand then. */
export function withoutSplits(
  table: ResultTable,
  kept: readonly number[],
): { table: ResultTable; placeOf(column: number): number } {
  const places = table.columns.flatMap(({ id }, index) =>
    splitOf(id) === null || kept.includes(index) ? [index] : [],
  );
  return {
    table: {
      ...table,
      columns: table.columns.filter((_, index) => places.includes(index)),
      rows: table.rows.map((row) => places.map((index) => row[index] ?? null)),
    },
    placeOf: (column) => places.indexOf(column),
  };
}

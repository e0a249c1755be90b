import { type Aggregation, aggregateOf, type Expression, lowered } from "@parlance/contract";
import { isNumeric } from "../../index/entries.ts";
import { asRead, type Build, fault, isMeasure } from "../build-context.ts";
import { withoutFailed } from "../conditions/failed-rows.ts";
import { fieldOn } from "../groups/field-on.ts";
import type { Figure } from "./figure.ts";
import { rowsEachOf } from "./of-each-row.ts";
import { quotientFigure } from "./quotient-figure.ts";

/** An aggregate of a column; the column's own one where none is named. */
export function columnFigure(build: Build, column: number, aggregation: Aggregation | null): Figure | null {
  const entry = build.index.columns[column];
  if (entry === undefined) return null;
  const chosen =
    (aggregation === "sum" && isOverall(build) && entry.column.additivity === "non-additive"
      ? "average"
      : aggregation) ??
    (isRunning(build) && isMeasure(build, column) ? "sum" : entry.column.defaultAggregation) ??
    (entry.column.additivity === "non-additive" ? "average" : "sum");
  const comparable =
    chosen === "minimum" || chosen === "maximum" || chosen === "count" || chosen === "count-distinct";
  const middleOfKeys = entry.column.role === "key" && chosen === "median";
  if ((!isNumeric(entry.column) && !comparable) || middleOfKeys) {
    fault(build, "badType");
    return null;
  }
  if (chosen === "sum" && !isMeasure(build, column)) fault(build, "badType", 0.4);
  const quotient = chosen === "average" ? quotientFigure(build, column) : null;
  if (quotient !== null) return quotient;
  const failed = withoutFailed(build, column);
  const each = failed === null ? rowsEachOf(build, entry, chosen) : null;
  return {
    table: each?.table ?? entry.table,
    label: `${aggregationName(chosen)} ${lowered(entry.column.label)}`,
    note: failed?.note ?? null,
    express: (path) =>
      aggregateOf(
        chosen,
        computed(build, column, chosen, fieldOn(build, column, [...path, ...(each?.path ?? [])])),
        path,
        failed?.condition(path) ?? null,
      ),
  };
}

/** "The overall satisfaction score": of all rows together, which is no sum of what does not add up. */
const isOverall = ({ lemmas }: Build): boolean =>
  lemmas.has("overall") && !lemmas.has("total") && !lemmas.has("sum");

/** A running total adds up what it is of. */
const isRunning = ({ frame }: Build): boolean => frame.transforms.some(({ kind }) => kind === "running");

/** What is aggregated; different values are told apart as they are written. */
const computed = (build: Build, column: number, aggregation: Aggregation, field: Expression): Expression =>
  aggregation === "count" || aggregation === "count-distinct" ? field : asRead(build, column, field);

/** An aggregation as a figure is called by it. */
export const aggregationName = (aggregation: Aggregation): string =>
  aggregation === "sum" ? "total" : aggregation;

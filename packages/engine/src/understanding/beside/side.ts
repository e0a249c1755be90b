import type { AggregateQuery, Filter, Measure, MeasureExpression } from "@parlance/contract";
import { onlyRows } from "../compose/figures/only-rows.ts";
import type { Candidate } from "../types.ts";

/** One of the figures: what is said of it, and what that is read as. */
export type Side = { said: string; candidate: Candidate; query: AggregateQuery; measure: Measure };

/** A figure of the rows that pass a condition, where there is one. */
export const ofRows = (measure: MeasureExpression, filter: Filter | null): MeasureExpression =>
  filter === null ? measure : onlyRows(measure, filter);

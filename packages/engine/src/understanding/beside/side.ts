import {
  type AggregateQuery,
  conjuncts,
  type Filter,
  type Measure,
  type MeasureExpression,
} from "@parlance/contract";
import { onlyRows } from "../compose/figures/only-rows.ts";
import type { Candidate } from "../types.ts";

/** One of the figures: what is said of it, and what that is read as. */
export type Side = { said: string; candidate: Candidate; query: AggregateQuery; measure: Measure };

/** The conditions on the rows of a figure, one by one. */
export const conjunctsOf = (rows: { filter: Filter | null } | undefined): readonly Filter[] =>
  rows?.filter == null ? [] : conjuncts(rows.filter);

/** A figure of the rows that pass a condition, where there is one. */
export const ofRows = (measure: MeasureExpression, filter: Filter | null): MeasureExpression =>
  filter === null ? measure : onlyRows(measure, filter);

import type { AggregateQuery, SemanticQuery } from "@parlance/contract";
import type { Build } from "../compose/build-context.ts";
import { rowsShown } from "./restrict.ts";

/** Whether an answer shows members with a figure of each, cut to some by it: a top 5, or those above a bound. */
export const showsMembers = (query: SemanticQuery): query is AggregateQuery =>
  query.kind === "aggregate" &&
  query.comparison === null &&
  query.dimensions.length > 0 &&
  query.dimensions.every(({ expression }) => expression.kind === "field");

/** "How much did they spend?" after a top 5: the answer with those five as its members, for another figure to stand beside each. */
export const ofEachShown = (query: AggregateQuery, build: Build, subject: number): AggregateQuery => ({
  ...query,
  filter: rowsShown(query, build, subject, false),
  having: null,
  order: [],
  limit: null,
  transforms: [],
});

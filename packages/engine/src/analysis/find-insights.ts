import type { Finding, ResultTable, SemanticQuery } from "@parlance/contract";
import { findExtreme } from "./extreme/find-extreme.ts";
import { findLeader } from "./leader/find-leader.ts";
import { findTrend } from "./trend/find-trend.ts";

/** Findings worth showing beside an answer. */
const maximumFindings = 4;

/** What the result's shape allows to be said, each with its evidence, weightiest first; empty where nothing carries. */
export function findInsights(table: ResultTable, query: SemanticQuery): Finding[] {
  return [...findTrend(table), ...findExtreme(table), ...findLeader(table, query)]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, maximumFindings);
}

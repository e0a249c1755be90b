import type { Finding, ResultTable, SemanticQuery } from "@parlance/contract";
import { findConcentration } from "./concentration/find-concentration.ts";
import { findExtreme } from "./extreme/find-extreme.ts";
import { findLatestChange } from "./latest/find-latest-change.ts";
import { findLeader } from "./leader/find-leader.ts";
import { findOutlyingMember } from "./member/find-outlying-member.ts";
import { nextStep } from "./next-step.ts";
import { findTrend } from "./trend/find-trend.ts";

/** Findings worth showing beside an answer. */
const maximumFindings = 3;

/**
 * What the result's shape allows to be said, each with its evidence, weightiest first, and the step that follows from the
 * first; empty where nothing carries, of rows that were cut off, of times by other times, and of periods that were chosen by their figures. Each test is made at one in a hundred. `now` is an ISO time: periods that are not over
 * by then are no change.
 */
export function findInsights(table: ResultTable, query: SemanticQuery, now: string): Finding[] {
  const times = table.columns.filter(({ role, grain }) => role === "dimension" && grain !== undefined);
  const chosen = query.kind === "aggregate" && query.having !== null && times.length > 0;
  if (table.truncated || times.length > 1 || chosen) return [];
  const found = [
    ...findTrend(table),
    ...findExtreme(table),
    ...findLatestChange(table, query, now),
    ...findOutlyingMember(table, query),
    ...findLeader(table, query),
    ...findConcentration(table, query),
  ]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, maximumFindings);
  return [...found, ...nextStep(found)];
}

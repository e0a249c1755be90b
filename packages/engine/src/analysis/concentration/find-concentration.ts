import type { Finding, ResultTable, SemanticQuery } from "@parlance/contract";
import { readGroups } from "../groups.ts";
import { giniOf } from "../statistics/largest-share.ts";
import { fewestWith, inequality, makeUp } from "./largest-members.ts";

/** Groups from which on a distribution over them says something. */
const leastGroups = 8;
/** The part of the whole that the largest groups make together (Pareto's). */
export const mostOfWhole = 0.8;
const alpha = 0.01;

/**
 * That few groups make most of the whole: "3 of 40 customers make up 83 % of revenue". Said where the amounts are less
 * equal (Gini's coefficient) than those of a random cut, and the few are at most a third of the groups.
 */
export function findConcentration(table: ResultTable, query: SemanticQuery): Finding[] {
  const groups = readGroups(table, query);
  if (groups === null || groups.adds === "no" || groups.rows.length < leastGroups) return [];
  const { gini, chance } = giniOf(groups.rows.map(({ value }) => value));
  const few = fewestWith(groups, mostOfWhole);
  if (chance >= alpha || few.few.length < 2 || few.few.length * 3 > groups.rows.length) return [];
  return [
    {
      kind: "concentration",
      sentence: makeUp(groups, few),
      weight: Math.min(0.85, 0.4 + gini / 2),
      evidence: inequality(gini, chance, groups.rows.length),
    },
  ];
}

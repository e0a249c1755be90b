import {
  type Failure,
  type Finding,
  failed,
  largestPart,
  type Result,
  type ResultTable,
  type Segment,
  type SemanticQuery,
  success,
  words,
} from "@parlance/contract";
import { type Groups, readGroups } from "../groups.ts";
import { giniOf } from "../statistics/largest-share.ts";
import { statistic } from "../table-series/segments.ts";
import { mostOfWhole } from "./find-concentration.ts";
import { fewestWith, inequality, largest, makeUp } from "./largest-members.ts";

/** The result as it was, and what is stated about how few of its members make up the whole. */
export type ConcentrationAnalysis = { table: ResultTable; findings: Finding[]; notes: string[] };

const fewestMembers = 5;
const alpha = 0.01;

/**
 * What the largest members of a result make up of the whole, how few make up four fifths of it (Pareto), and how unequal they
 * are (Gini's coefficient, 0 to 1). Fails as `too-little-data`, with the reason, where the figures do not add up to a whole.
 * `_now` is the ISO time that all analyses take; a concentration does not depend on it.
 */
export function analyseConcentration(
  table: ResultTable,
  query: SemanticQuery,
  _now: string,
): Result<ConcentrationAnalysis, Failure> {
  if (query.kind !== "analysis" || query.request.kind !== "concentration")
    return tooLittle("none was asked for");
  if (table.rows.length === 0) return tooLittle("the result has no rows");
  if (table.truncated) return tooLittle("there are too many members to hold all of them against the whole");
  const groups = readGroups(table, query.query);
  if (groups === null) return tooLittle("it takes the members of one column, none of them below zero");
  if (groups.adds === "no") return tooLittle("averages and ratios do not add up to a whole");
  if (groups.rows.length < fewestMembers) return tooLittle("there are fewer than five members");
  const { gini, chance } = giniOf(groups.rows.map(({ value }) => value));
  const evidence = inequality(gini, chance, groups.rows.length);
  const count = Math.max(1, Math.round((query.request.top ?? largestPart) * groups.rows.length));
  const stated = (sentence: Finding["sentence"], weight: number): Finding => ({
    kind: "concentration",
    sentence,
    weight,
    evidence,
  });
  return success({
    table,
    findings: [
      stated(makeUp(groups, largest(groups, count), "The largest "), 0.9),
      stated(makeUp(groups, fewestWith(groups, mostOfWhole)), 0.7),
      stated(comparedWithChance(groups, gini, chance), 0.5),
    ],
    notes: [],
  });
}

/** Whether the parts are less or more equal than those of a whole that is cut at random. */
function comparedWithChance({ rows, column }: Groups, gini: number, chance: number): Segment[] {
  const coefficient = statistic(
    Math.round(gini * 100) / 100,
    undefined,
    rows.map(({ row }) => row),
    column,
  );
  const said =
    chance < alpha
      ? "less equal than if the whole were shared out by chance."
      : chance > 1 - alpha
        ? "more equal than if the whole were shared out by chance."
        : "about as if the whole were shared out by chance.";
  return [words("The Gini coefficient is "), coefficient, words(`: ${said}`)];
}

const tooLittle = (reason: string): Result<never, Failure> =>
  failed({ code: "too-little-data", method: "a concentration", reason });

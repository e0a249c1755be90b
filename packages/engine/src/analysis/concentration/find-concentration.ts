import { type Finding, named, type ResultTable, type SemanticQuery, words } from "@parlance/contract";
import { readGroups } from "../groups.ts";
import { giniOf } from "../statistics/largest-share.ts";

/** Groups from which on a distribution over them says something. */
const leastGroups = 8;
/** The part of the whole that the largest groups make together (Pareto's). */
const most = 0.8;
const alpha = 0.01;

/**
 * That few groups make most of the whole: "3 of 40 customers make up 83 % of Revenue". Said where the amounts are less
 * equal (Gini's coefficient) than those of a random cut, and the few are at most a third of the groups.
 */
export function findConcentration(table: ResultTable, query: SemanticQuery): Finding[] {
  const groups = readGroups(table, query);
  if (groups === null || groups.adds === "no" || groups.rows.length < leastGroups) return [];
  const { rows, column, label } = groups;
  const { gini, chance } = giniOf(rows.map(({ value }) => value));
  const total = rows.reduce((sum, { value }) => sum + value, 0);
  const few: typeof rows = [];
  let held = 0;
  for (const one of rows.toSorted((a, b) => b.value - a.value)) {
    if (held >= most * total) break;
    few.push(one);
    held += one.value;
  }
  if (chance >= alpha || few.length < 2 || few.length * 3 > rows.length) return [];
  const cells = (list: typeof rows): [number, number][] => list.map(({ row }) => [row, column]);
  return [
    {
      kind: "concentration",
      sentence: [
        { kind: "cell", text: few.length.toLocaleString("en-US"), cells: cells(few), derivation: "count" },
        words(" of "),
        { kind: "cell", text: rows.length.toLocaleString("en-US"), cells: cells(rows), derivation: "count" },
        words(" groups make up "),
        {
          kind: "cell",
          text: `${((held / total) * 100).toLocaleString("en-US", { maximumFractionDigits: 0 })} %`,
          cells: [...cells(few), ...cells(rows)],
          derivation: "share",
        },
        words(" of "),
        named(label),
        words("."),
      ],
      weight: Math.min(0.85, 0.4 + gini / 2),
      evidence: {
        method: "Gini's coefficient against a whole cut at random places (Gail and Gastwirth)",
        figures: [
          { name: "Gini", value: gini },
          { name: "p-value", value: chance },
          { name: "groups", value: rows.length },
        ],
      },
    },
  ];
}

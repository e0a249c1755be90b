import { type Finding, named, type ResultTable, type SemanticQuery, words } from "@parlance/contract";
import { readGroups } from "../groups.ts";
import { largestCountChance, largestShareChance } from "../statistics/largest-share.ts";

/** A share is said where chance would make it as large in less than this part of cases, ... */
const alpha = 0.01;
/** ... and where it is at least so many times an even share, and so much of the whole. */
const [leastTimes, leastShare] = [1.5, 0.05];

/**
 * The leading group's share of the whole, where the whole is known and adds up (sums or counts of one dimension, nothing
 * cut off) and the share is larger than chance makes one: of counted rows, rows that fall on each group alike; of
 * amounts, a whole that is cut at random places.
 */
export function findLeader(table: ResultTable, query: SemanticQuery): Finding[] {
  const groups = readGroups(table, query);
  if (groups === null || groups.adds === "no" || groups.rows.length < 3) return [];
  const { rows, column } = groups;
  const total = rows.reduce((sum, { value }) => sum + value, 0);
  const top = rows.reduce((best, one) => (one.value > best.value ? one : best));
  const share = top.value / total;
  const chance =
    groups.adds === "counts"
      ? largestCountChance(top.value, total, rows.length)
      : largestShareChance(share, rows.length);
  if (share < Math.max(leastShare, leastTimes / rows.length) || chance >= alpha) return [];
  return [
    {
      kind: "share",
      sentence: [
        named(top.name),
        words(" makes up "),
        {
          kind: "cell",
          text: `${(share * 100).toLocaleString("en-US", { maximumFractionDigits: 1 })} %`,
          cells: [[top.row, column], ...rows.map(({ row }): [number, number] => [row, column])],
          derivation: "share",
        },
        words(" of the total."),
      ],
      weight: Math.min(0.9, 0.4 + share / 2),
      evidence: {
        method:
          groups.adds === "counts"
            ? "Largest share against rows that fall on each group alike, Bonferroni-corrected"
            : "Largest share against a whole cut at random places (Fisher's g)",
        figures: [
          { name: "share", value: share },
          { name: "groups", value: rows.length },
          { name: "p-value", value: chance },
        ],
      },
    },
  ];
}

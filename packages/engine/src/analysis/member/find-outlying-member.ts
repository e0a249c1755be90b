import { type Finding, named, type ResultTable, type SemanticQuery, words } from "@parlance/contract";
import { readGroups } from "../groups.ts";
import { studentTail } from "../statistics/distributions.ts";
import { outlyingChance } from "../statistics/largest-share.ts";
import { median } from "../statistics/quantile.ts";
import { numberText } from "../table-series/number-text.ts";
import { statistic } from "../table-series/segments.ts";

/** Groups from which on one of them can be unlike the others. */
const leastGroups = 8;
const alpha = 0.01;

/**
 * The group whose figure is far above all others': "Acme stands out: Revenue is 12,340, where the middle one is 1,200".
 * By Grubbs' test on logarithms, since figures of groups differ by factors; so the usual long tail is no outlier.
 */
export function findOutlyingMember(table: ResultTable, query: SemanticQuery): Finding[] {
  const groups = readGroups(table, query);
  const positive = groups?.rows.filter(({ value }) => value > 0) ?? [];
  if (groups === null || positive.length < leastGroups) return [];
  const chance = outlyingChance(
    positive.map(({ value }) => Math.log(value)),
    studentTail,
  );
  if (chance >= alpha) return [];
  const { column, label } = groups;
  const top = positive.reduce((best, one) => (one.value > best.value ? one : best));
  const others = positive.filter((one) => one !== top);
  const middle = median(others.map(({ value }) => value));
  return [
    {
      kind: "outlier",
      sentence: [
        named(top.name),
        words(" stands out: "),
        named(label),
        words(" is "),
        {
          kind: "cell",
          text: numberText(top.value, table.columns[column]),
          cells: [[top.row, column]],
          derivation: "value",
        },
        words(", where the middle one of the others is "),
        statistic(
          middle,
          table.columns[column],
          others.map(({ row }) => row),
          column,
        ),
        words("."),
      ],
      weight: 0.82,
      evidence: {
        method: "Grubbs' test on logarithms",
        figures: [
          { name: "p-value", value: chance },
          { name: "times the middle one", value: top.value / middle },
          { name: "groups", value: positive.length },
        ],
      },
    },
  ];
}

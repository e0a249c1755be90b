import {
  capitalised,
  type Finding,
  lowered,
  named,
  type ResultTable,
  type Segment,
  words,
} from "@parlance/contract";
import type { Coefficient } from "../statistics/correlation.ts";
import type { CorrelationRatio } from "../statistics/correlation-ratio.ts";
import { statistic } from "../table-series/segments.ts";
import { flagRates } from "./flag-rates.ts";
import type { CategoryPair, MeasurePair } from "./relate-columns.ts";

/** What has to be said with every correlation. */
export const notCause = "A correlation is not a cause: both may follow from something else.";

/** How two columns go together, how closely, and the interval of that. */
export function relationFinding(
  table: ResultTable,
  relation: MeasurePair | CategoryPair,
  pValue: number,
  grain: string | null,
): Finding {
  return relation.kind === "measures"
    ? measuresFinding(table, relation, pValue, grain)
    : categoryFinding(table, relation, pValue);
}

function measuresFinding(
  table: ResultTable,
  relation: MeasurePair,
  pValue: number,
  grain: string | null,
): Finding {
  const [x, y] = relation.columns;
  const [first, second] = relation.lag >= 0 ? [x, y] : [y, x];
  const { value, lower, upper } = relation.spearman;
  const figure = (number: number): Segment => coefficient(number, relation.rows, x);
  const later = Math.abs(relation.lag);
  const ahead: Segment[] =
    later === 0
      ? []
      : [
          words(", "),
          { ...figure(later), text: `${later}` },
          words(` ${grain ?? "period"}${later === 1 ? "" : "s"} later`),
        ];
  const together = value > 0 ? " go together" : " go against each other";
  return {
    kind: "note",
    sentence: [
      ...(grain === null
        ? [named(atStart(table, first)), words(" and "), named(label(table, second)), words(together)]
        : [
            words(`From ${grain} to ${grain} the changes of `),
            named(label(table, first)),
            words(value > 0 ? " go together with those of " : " go against those of "),
            named(label(table, second)),
          ]),
      ...ahead,
      words(`: ${strength(value)} rank correlation of `),
      figure(value),
      words(" (between "),
      figure(lower),
      words(" and "),
      figure(upper),
      words(")."),
    ],
    weight: 0.55 + 0.4 * Math.abs(value),
    evidence: measuresEvidence(relation, pValue),
  };
}

function categoryFinding(
  table: ResultTable,
  { columns, ratio, rows }: CategoryPair,
  pValue: number,
): Finding {
  const [category, measure] = columns;
  const share = (value: number): Segment => ({
    ...statistic(value, undefined, rows, measure),
    text: `${(value * 100).toLocaleString("en-US", { maximumFractionDigits: 1 })} %`,
  });
  return {
    kind: "note",
    sentence: flagRates(table, category, measure) ?? [
      named(atStart(table, measure)),
      words(" differs by "),
      named(label(table, category)),
      words(", which accounts for "),
      share(ratio.etaSquared),
      words(" of its variance (between "),
      share(ratio.lower),
      words(" and "),
      share(ratio.upper),
      words(")."),
    ],
    weight: 0.55 + 0.4 * Math.sqrt(ratio.etaSquared),
    evidence: categoryEvidence(ratio, pValue),
  };
}

/** That chance alone explains how two columns go together. */
export function unrelatedFinding(table: ResultTable, relation: MeasurePair | CategoryPair): Finding {
  const [x, y] = relation.columns;
  const isPair = relation.kind === "measures";
  return {
    kind: "note",
    sentence: [
      named(atStart(table, x)),
      words(" and "),
      named(label(table, y)),
      words(" do not go together beyond what chance makes likely."),
    ],
    weight: 0.5,
    evidence: isPair
      ? measuresEvidence(relation, relation.spearman.pValue)
      : categoryEvidence(relation.ratio, relation.ratio.pValue),
  };
}

const label = ({ columns }: ResultTable, index: number): string => lowered(columns[index]?.label ?? "");

const atStart = (table: ResultTable, index: number): string => capitalised(label(table, index));

const strength = (value: number): string =>
  Math.abs(value) >= 0.7 ? "a strong" : Math.abs(value) >= 0.4 ? "a moderate" : "a weak";

const coefficient = (value: number, rows: number[], column: number): Segment => ({
  ...statistic(value, undefined, rows, column),
  text: `${value < 0 ? "-" : ""}${Math.abs(value).toFixed(2)}`,
});

function measuresEvidence({ pearson, spearman, lag }: MeasurePair, pValue: number): Finding["evidence"] {
  const figures = (name: string, { value, lower, upper }: Coefficient) => [
    { name, value },
    { name: `${name}, lower bound`, value: lower },
    { name: `${name}, upper bound`, value: upper },
  ];
  return {
    method:
      "Spearman's rank correlation (p-value by Student's t, corrected for all pairs and lags); Pearson's beside it, both with 95 % intervals",
    figures: [
      ...figures("Spearman", spearman),
      ...figures("Pearson", pearson),
      { name: "p-value", value: pValue },
      { name: "independent pairs", value: spearman.pairs },
      { name: "lag", value: lag },
    ],
  };
}

const categoryEvidence = (
  { etaSquared, lower, upper, groups, values }: CorrelationRatio,
  pValue: number,
): Finding["evidence"] => ({
  method:
    "Correlation ratio with 95 % interval by the noncentral F distribution; p-value by analysis of variance of ranks, corrected for all pairs",
  figures: [
    { name: "eta squared", value: etaSquared },
    { name: "lower bound", value: lower },
    { name: "upper bound", value: upper },
    { name: "p-value", value: pValue },
    { name: "groups", value: groups },
    { name: "values", value: values },
  ],
});

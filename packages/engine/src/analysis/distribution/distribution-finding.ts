import {
  capitalised,
  type Finding,
  lowered,
  named,
  type ResultTable,
  type Segment,
  unitless,
  words,
} from "@parlance/contract";
import { numberText } from "../table-series/number-text.ts";
import { statistic } from "../table-series/segments.ts";
import type { ColumnValues } from "./column-values.ts";
import type { Description } from "./describe-values.ts";

/** Between which values the middle half lies, and the median. */
export function spreadFinding(table: ResultTable, one: ColumnValues, described: Description): Finding {
  const { q1, median, q3 } = described.quantiles;
  const figure = (value: number): Segment => nearest(table, one, value);
  return {
    kind: "spread",
    sentence: [
      words("Half of the values of "),
      named(lowered(called(table, one))),
      words(" lie between "),
      figure(q1),
      words(" and "),
      figure(q3),
      words("; the median is "),
      figure(median),
      words("."),
    ],
    weight: 0.8,
    evidence: evidenceOf(described),
  };
}

/** To which side the values tail off. */
export function skewFinding(table: ResultTable, one: ColumnValues, described: Description): Finding {
  const { mean, skewness, quantiles } = described;
  const column = table.columns[one.column];
  return {
    kind: "spread",
    sentence: [
      named(capitalised(called(table, one))),
      words(skewness > 0 ? " tails off to high values" : " tails off to low values"),
      words(": the mean is "),
      statistic(mean, column, one.rows, one.column),
      words(", the median "),
      nearest(table, one, quantiles.median),
      words("."),
    ],
    weight: 0.65,
    evidence: evidenceOf(described),
  };
}

/** The values that lie far beyond all the others. */
export function outlierFinding(table: ResultTable, one: ColumnValues, described: Description): Finding {
  const column = table.columns[one.column];
  const { outliers } = described;
  const distinct = [...new Set(outliers)];
  const rows = one.rows.filter((_, index) => outliers.includes(one.values[index] ?? Number.NaN));
  const shown = distinct
    .slice(0, 3)
    .flatMap((value, index): Segment[] => [
      ...(index === 0 ? [] : [words(", ")]),
      { ...nearest(table, one, value), text: numberText(value, column) },
    ]);
  return {
    kind: "outlier",
    sentence: [
      words(outliers.length === 1 ? "One value of " : "Values of "),
      named(lowered(called(table, one))),
      words(outliers.length === 1 ? " lies far beyond all the others: " : " lie far beyond all the others: "),
      ...shown,
      ...(distinct.length > 3 || outliers.length > distinct.length
        ? [
            words(distinct.length > 3 ? " and others, in all " : ", in all "),
            statistic(outliers.length, undefined, rows, one.column),
            words(" values"),
          ]
        : []),
      words("."),
    ],
    weight: 0.75,
    evidence: evidenceOf(described),
  };
}

/** A figure with the cells nearest to it: the value itself, or the two that it lies between. */
function nearest(table: ResultTable, { column, rows, values }: ColumnValues, value: number): Segment {
  let [below, above] = [-1, -1];
  for (const [index, other] of values.entries()) {
    if (other <= value && (below < 0 || other > (values[below] ?? 0))) below = index;
    if (other >= value && (above < 0 || other < (values[above] ?? 0))) above = index;
  }
  const cells = [...new Set([below, above])].filter((index) => index >= 0).map((index) => rows[index] ?? 0);
  const segment = statistic(value, table.columns[column], cells, column);
  return values[below] === value ? { ...segment, ...itself } : segment;
}

const itself = { derivation: "value" } as const;

function evidenceOf({ quantiles, bins, ...rest }: Description): Finding["evidence"] {
  return {
    method:
      "Quantiles by linear interpolation; skewness tested after D'Agostino; outliers against a generalised Pareto tail of the others; bins after Freedman and Diaconis",
    figures: [
      { name: "values", value: rest.count },
      { name: "mean", value: rest.mean },
      { name: "standard deviation", value: rest.deviation },
      { name: "minimum", value: quantiles.minimum },
      { name: "5 % quantile", value: quantiles.p5 },
      { name: "lower quartile", value: quantiles.q1 },
      { name: "median", value: quantiles.median },
      { name: "upper quartile", value: quantiles.q3 },
      { name: "95 % quantile", value: quantiles.p95 },
      { name: "maximum", value: quantiles.maximum },
      { name: "skewness", value: rest.skewness },
      { name: "chance of such skewness", value: rest.skewChance },
      { name: "outliers", value: rest.outliers.length },
      { name: "chance of such outliers", value: rest.outlierChance },
      { name: "bins", value: bins.counts.length },
      { name: "width of a bin", value: bins.width },
    ],
  };
}

/** What a column is called, its unit being said with its values. */
function called({ columns }: ResultTable, { column }: ColumnValues): string {
  const heading = columns[column];
  return heading === undefined ? "" : unitless(heading);
}

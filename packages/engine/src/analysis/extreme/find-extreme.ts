import { capitalised, type Finding, named, type ResultTable, words } from "@parlance/contract";
import { measureSeries, timeDimension } from "../series.ts";
import { twoSidedNormal } from "../statistics/distributions.ts";
import { median } from "../statistics/quantile.ts";
import { numberText } from "../table-series/number-text.ts";
import { statistic, when } from "../table-series/segments.ts";

/**
 * Periods whose step away from both neighbours' level is far beyond the usual (robust z by the median absolute
 * deviation, Iglewicz and Hoaglin 1993), with the p-value multiplied by the number of periods (Bonferroni). The last
 * period is left out: it may not be over. At most one a measure.
 */
export function findExtreme(table: ResultTable): Finding[] {
  const time = timeDimension(table);
  if (time === null) return [];
  return measureSeries(table).flatMap(({ column, label, values }): Finding[] => {
    const complete = values.slice(0, -1).filter((value) => value !== null);
    if (complete.length !== values.length - 1 || complete.length < 12) return [];
    const scores = cautious(complete);
    if (scores === null) return [];
    const row = scores.reduce(
      (best, score, index) => (Math.abs(score) > Math.abs(scores[best] ?? 0) ? index : best),
      0,
    );
    const score = scores[row] ?? 0;
    const heading = table.columns[column];
    const pValue = Math.min(1, twoSidedNormal(score) * complete.length);
    if (Math.abs(score) < 5 || pValue >= 0.01) return [];
    return [
      {
        kind: "outlier",
        sentence: [
          named(capitalised(label)),
          words(score > 0 ? " was unusually high" : " was unusually low"),
          ...when(table, row, time),
          words(": "),
          {
            kind: "cell",
            text: numberText(complete[row] ?? 0, heading),
            cells: [[row, column]],
            derivation: "value",
          },
          words(", where the periods around it have about "),
          statistic(median(neighbours(complete, row)), heading, aroundOf(complete, row), column),
          words("."),
        ],
        weight: 0.85,
        evidence: {
          method: "Robust z-score against neighbouring periods, Bonferroni-corrected",
          figures: [
            { name: "z", value: score },
            { name: "p-value", value: pValue },
            { name: "periods", value: complete.length },
          ],
        },
      },
    ];
  });
}

/** Scores of the values, and where all are above zero of their logarithms too, of which the smaller counts: a skewed spread is no outlier. */
function cautious(values: number[]): number[] | null {
  const plain = robustScores(values);
  const logarithms = values.every((value) => value > 0) ? robustScores(values.map(Math.log)) : null;
  if (plain === null || logarithms === null) return plain;
  return plain.map((score, index) => {
    const other = logarithms[index] ?? 0;
    return Math.abs(other) < Math.abs(score) ? other : score;
  });
}

function robustScores(values: number[]): number[] | null {
  const residuals = values.map((value, index) => value - median(neighbours(values, index)));
  const centre = median(residuals);
  const scale = median(residuals.map((residual) => Math.abs(residual - centre))) / 0.6745;
  return scale > 0 ? residuals.map((residual) => (residual - centre) / scale) : null;
}

const neighbours = (values: number[], index: number): number[] =>
  aroundOf(values, index).map((place) => values[place] ?? 0);

/** The places of the three before and the three after. */
const aroundOf = (values: number[], index: number): number[] =>
  [-3, -2, -1, 1, 2, 3].map((step) => index + step).filter((place) => place >= 0 && place < values.length);

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

/** Each value's step away from its neighbours, by the usual step away from neighbours on the same sides: the ends have them on one. */
function robustScores(values: number[]): number[] | null {
  const inner = scoresBeside(values, sides);
  if (inner === null) return null;
  return values.map((_, index) => {
    const there = sides.filter((step) => index + step >= 0 && index + step < values.length);
    return (there.length === sides.length ? inner : scoresBeside(values, there))?.[index] ?? 0;
  });
}

/** The steps away from the median of the values at `steps` from each, those there are, by their usual size; null where that is 0. */
function scoresBeside(values: number[], steps: readonly number[]): number[] | null {
  const residuals = values.map((value, index) => value - median(beside(values, index, steps)));
  const known = residuals.filter((residual) => !Number.isNaN(residual));
  const centre = median(known);
  const scale = median(known.map((residual) => Math.abs(residual - centre))) / 0.6745;
  return scale > 0 ? residuals.map((residual) => (residual - centre) / scale) : null;
}

/** The three before and the three after. */
const sides: readonly number[] = [-3, -2, -1, 1, 2, 3];

const neighbours = (values: number[], index: number): number[] => beside(values, index, sides);

const beside = (values: number[], index: number, steps: readonly number[]): number[] =>
  placesBeside(values, index, steps).map((place) => values[place] ?? 0);

const placesBeside = (values: number[], index: number, steps: readonly number[]): number[] =>
  steps.map((step) => index + step).filter((place) => place >= 0 && place < values.length);

const aroundOf = (values: number[], index: number): number[] => placesBeside(values, index, sides);

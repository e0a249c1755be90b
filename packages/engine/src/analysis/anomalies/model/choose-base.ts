import { coefficients, factorGram } from "../../statistics/least-squares.ts";
import { type Block, trendColumns } from "./basis.ts";
import { atPresent, combine, type Fit, type Observations } from "./fit.ts";
import { links } from "./link.ts";
import { type Model, refit } from "./refit.ts";

/**
 * Link, trend and seasons of a series whose interventions are `known` (their columns), by the Bayesian information
 * criterion (Schwarz 1978) of robust fits.
 */
export function chooseBase(data: Observations, blocks: readonly Block[], known: Float64Array[]): Model {
  const hasNegative = data.values.some((value, row) => data.present[row] === 1 && value < 0);
  const count = data.present.reduce((sum, one) => sum + one, 0);
  let best: Model | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const link of hasNegative ? links.slice(0, 1) : links) {
    const grown = growBase(data, blocks, known, { link, phi: 0, base: trendColumns(data.values.length) });
    const criterion = 2 * robustCost(data, grown.fit) + grown.model.base.length * Math.log(count);
    if (best !== null && criterion >= least) continue;
    [best, least] = [{ ...grown.model, phi: grown.fit.phi }, criterion];
  }
  if (best === null) throw new RangeError("there is always a link");
  return best;
}

/** Values that must be left over when all columns are fitted. */
const leftOver = 8;

/** Adds block after block, and seasons that grow with the trend or with each other, where they pay. */
function growBase(data: Observations, blocks: readonly Block[], known: Float64Array[], plain: Model) {
  const trend = plain.base;
  let model = plain;
  let fit = refit(data, { ...model, base: [...model.base, ...known] }, [], null);
  let cost = clippedCost(data, fit);
  const count = data.present.reduce((sum, one) => sum + one, 0);
  const logRows = Math.log(count);
  const add = (columns: Float64Array[]): boolean => {
    if (model.base.length + columns.length + known.length > count - leftOver) return false;
    const base = [...model.base, ...columns];
    const wider = refit(data, { ...model, phi: fit.phi, base: [...base, ...known] }, [], fit);
    const widerCost = clippedCost(data, wider);
    if (widerCost + columns.length * logRows >= cost) return false;
    [model, fit, cost] = [{ ...model, base }, wider, widerCost];
    return true;
  };
  const seasons = blocks.filter(({ columns }) => add(columns)).map(({ columns }) => columns);
  const profiles = [trend.slice(1), ...seasons].map((columns) => profileOf(columns, model.base, known, fit));
  for (const [index, one] of profiles.entries()) {
    for (const other of profiles.slice(index + 1)) add([one.map((value, row) => value * (other[row] ?? 0))]);
  }
  return { model, fit };
}

/** What some of a fit's columns add to its predictor. */
function profileOf(
  columns: Float64Array[],
  base: Float64Array[],
  known: Float64Array[],
  fit: Fit,
): Float64Array {
  const design = [...base, ...known];
  const beta = coefficients(factorGram(design), design, fit.predictor);
  return combine(
    columns,
    Float64Array.from(columns, (column) => beta[design.indexOf(column)] ?? 0),
  );
}

/** Minus the logarithm of the likelihood of the values under Student's t with 8 degrees of freedom, its scale by EM. */
function robustCost({ present }: Observations, { innovation, unit, innovationScale }: Fit): number {
  const squares = atPresent(innovation, present).map((value) => value * value);
  let square = innovationScale ** 2 || 1e-300;
  for (let round = 0; round < 10; round++) {
    let sum = 0;
    for (const value of squares) sum += (9 * value) / (8 + value / square);
    square = Math.max(sum / squares.length, 1e-300);
  }
  let cost = 0.5 * Math.log(square) * squares.length;
  for (const value of squares) cost += 4.5 * Math.log1p(value / (8 * square));
  for (const value of atPresent(unit, present)) cost += Math.log(value);
  return cost;
}

/** Minus twice the logarithm of the likelihood of the innovations, clipped at three standard deviations. */
export function clippedCost(data: Observations, fit: Fit): number {
  const limit = 3 * fit.innovationScale;
  let sum = 0;
  let count = 0;
  for (let row = 0; row < data.values.length; row++) {
    if (data.present[row] !== 1) continue;
    sum += Math.min(Math.abs(fit.innovation[row] ?? 0), limit) ** 2;
    count++;
  }
  return count * Math.log(Math.max(sum / count, 1e-300));
}

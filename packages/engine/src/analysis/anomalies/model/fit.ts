import { coefficients, type Factor, factorGram } from "../../statistics/least-squares.ts";
import { clippedScale, robustScale } from "../../statistics/robust-scale.ts";
import { selectRank } from "../../statistics/select-rank.ts";
import { type Link, meanOf, noiseUnit, predictorOf, predictorWeight } from "./link.ts";
import { type Whitening, whiten, whitening, whitenWeighted } from "./whitening.ts";

/** Values at equal steps; `present[t]` is 0 where the value is missing (its number means nothing). */
export type Observations = { values: Float64Array; present: Uint8Array };

/**
 * A robust regression. `mean` in the units of the values; `residual` is the deviation from the mean over the noise's
 * relative size `unit` (see `noiseUnit`), 0 where missing; `weight` is how much it moves with the predictor; `innovation`
 * the residual prewhitened by `phi`; `scale` and `innovationScale` their robust standard deviations. `columns` are
 * prewhitened, `factor` is that of their Gram matrix, `beta` their coefficients.
 */
export type Fit = {
  link: Link;
  phi: number;
  whitening: Whitening;
  columns: Float64Array[];
  factor: Factor;
  beta: Float64Array;
  predictor: Float64Array;
  mean: Float64Array;
  unit: Float64Array;
  weight: Float64Array;
  residual: Float64Array;
  innovation: Float64Array;
  scale: number;
  innovationScale: number;
};

/** Residuals count as at most this many standard deviations (Huber's limit, wide: interventions take the outliers). */
const clipAt = 3;

/**
 * Regresses observations on columns by iteratively reweighted quasi-likelihood (Wedderburn 1974) with clipped residuals
 * (Huber 1981) under AR(1) noise. `start` is a predictor to begin from, or null.
 */
export function fitRegression(
  data: Observations,
  design: Float64Array[],
  link: Link,
  phi: number,
  start: Float64Array | null,
): Fit {
  const correlation = whitening(data.present, phi);
  const floor = smallestMean(data);
  let predictor = start ?? initialPredictor(data, link, floor);
  let state = residuals(data, link, predictor, floor);
  let columns: Float64Array[] = [];
  let factor: Factor = { size: 0, cells: new Float64Array(0) };
  let beta: Float64Array = new Float64Array(0);
  const rounds = start === null ? 4 : 2;
  for (let round = 0; round < rounds; round++) {
    if (round === 0 || link.mean !== "identity" || link.power !== 0) {
      columns = design.map((column, index) =>
        whitenWeighted(correlation, column, state.weight, columns[index] ?? null),
      );
      factor = factorGram(columns);
    }
    const clip = round === 0 && start === null ? Number.POSITIVE_INFINITY : clipAt * state.scale;
    const target = workingTarget(predictor, state, clip);
    beta = coefficients(factor, columns, whiten(correlation, target));
    predictor = combine(design, beta);
    state = residuals(data, link, predictor, floor);
  }
  const innovation = whiten(correlation, state.residual);
  const innovationScale = clippedScale(atPresent(innovation, data.present), design.length);
  return {
    link,
    phi,
    whitening: correlation,
    columns,
    factor,
    beta,
    predictor,
    ...state,
    innovation,
    innovationScale,
  };
}

type State = Pick<Fit, "mean" | "unit" | "weight" | "residual" | "scale">;

/** What the linear predictor should have been, times the weights, with clipped residuals. */
function workingTarget(predictor: Float64Array, { weight, residual }: State, clip: number): Float64Array {
  const target = new Float64Array(predictor.length);
  for (let row = 0; row < target.length; row++) {
    const off = residual[row] ?? 0;
    target[row] =
      (predictor[row] ?? 0) * (weight[row] ?? 0) + (off > clip ? clip : off < -clip ? -clip : off);
  }
  return target;
}

function residuals(
  { values, present }: Observations,
  link: Link,
  predictor: Float64Array,
  floor: number,
): State {
  const rows = values.length;
  const [mean, unit] = [new Float64Array(rows), new Float64Array(rows)];
  const [weight, residual] = [new Float64Array(rows), new Float64Array(rows)];
  for (let row = 0; row < rows; row++) {
    const centre = meanOf(link, predictor[row] ?? 0);
    mean[row] = centre;
    unit[row] = noiseUnit(link, centre, floor);
    weight[row] = predictorWeight(link, centre, floor);
    residual[row] = present[row] === 1 ? ((values[row] ?? 0) - centre) / (unit[row] ?? 1) : 0;
  }
  return { mean, unit, weight, residual, scale: robustScale(atPresent(residual, present)) };
}

/** Means below a twentieth of the usual size count as that, so that no weight runs away. */
function smallestMean({ values, present }: Observations): number {
  const sizes = atPresent(values, present).map(Math.abs);
  return Math.max(selectRank(sizes, sizes.length >> 1) / 20, 1e-9);
}

function initialPredictor({ values, present }: Observations, link: Link, floor: number): Float64Array {
  const kept = atPresent(values, present);
  const centre = selectRank(kept, kept.length >> 1);
  return values.map((value, row) => predictorOf(link, present[row] === 1 ? value : centre, floor));
}

/** The values that are there, in a new array. */
export function atPresent(values: Float64Array, present: Uint8Array): Float64Array {
  const kept = new Float64Array(values.length);
  let count = 0;
  for (let row = 0; row < values.length; row++) if (present[row] === 1) kept[count++] = values[row] ?? 0;
  return kept.subarray(0, count);
}

/** The sum of columns times their coefficients. */
export function combine(columns: Float64Array[], beta: Float64Array): Float64Array {
  const sum = new Float64Array(columns[0]?.length ?? 0);
  for (const [index, column] of columns.entries()) {
    const weight = beta[index] ?? 0;
    for (let row = 0; row < sum.length; row++) sum[row] = (sum[row] ?? 0) + weight * (column[row] ?? 0);
  }
  return sum;
}

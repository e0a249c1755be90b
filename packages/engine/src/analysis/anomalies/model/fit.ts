import { coefficients, type Factor, factorGram } from "../../statistics/least-squares.ts";
import { medianDeviation, quantile } from "../../statistics/quantile.ts";
import { type Link, meanOf, noiseUnit, predictorOf, predictorWeight } from "./link.ts";
import { type Whitening, whiten, whitening } from "./whitening.ts";

/** Values at equal steps; `present[t]` is 0 where the value is missing (its number means nothing). */
export type Observations = { values: Float64Array; present: Uint8Array };

/**
 * A robust regression. `mean` in the units of the values; `residual` is the deviation from the mean over the noise's
 * relative size `unit` (see `noiseUnit`), 0 where missing; `weight` is how much it moves with the predictor; `innovation` the same prewhitened by `phi`; `scale` and
 * `innovationScale` their robust standard deviations. `columns` are prewhitened, `factor` is that of their Gram matrix.
 */
export type Fit = {
  link: Link;
  phi: number;
  whitening: Whitening;
  columns: Float64Array[];
  factor: Factor;
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
  const rounds = start === null ? 4 : 2;
  for (let round = 0; round < rounds; round++) {
    const { weight, residual } = state;
    if (round === 0 || !isConstant(weight)) {
      columns = design.map((column) =>
        whiten(
          correlation,
          column.map((value, row) => value * (weight[row] ?? 0)),
        ),
      );
      factor = factorGram(columns);
    }
    const clip = round === 0 && start === null ? Number.POSITIVE_INFINITY : clipAt * state.scale;
    const target = predictor.map(
      (value, row) => value * (weight[row] ?? 0) + Math.max(-clip, Math.min(clip, residual[row] ?? 0)),
    );
    predictor = combine(design, coefficients(factor, columns, whiten(correlation, target)));
    state = residuals(data, link, predictor, floor);
  }
  const innovation = whiten(correlation, state.residual);
  const innovationScale = robustScale(innovation, data.present);
  return {
    link,
    phi,
    whitening: correlation,
    columns,
    factor,
    predictor,
    ...state,
    innovation,
    innovationScale,
  };
}

/** Means below a twentieth of the usual size count as that, so that no weight runs away. */
function smallestMean({ values, present }: Observations): number {
  const sizes = values.filter((_, row) => present[row] === 1).map(Math.abs);
  return Math.max(quantile(sizes, 0.5) / 20, 1e-9);
}

function initialPredictor({ values, present }: Observations, link: Link, floor: number): Float64Array {
  const centre = quantile(
    values.filter((_, row) => present[row] === 1),
    0.5,
  );
  return values.map((value, row) => predictorOf(link, present[row] === 1 ? value : centre, floor));
}

function residuals({ values, present }: Observations, link: Link, predictor: Float64Array, floor: number) {
  const mean = predictor.map((value) => meanOf(link, value));
  const unit = mean.map((centre) => noiseUnit(link, centre, floor));
  const weight = mean.map((centre) => predictorWeight(link, centre, floor));
  const residual = mean.map((centre, row) =>
    present[row] === 1 ? ((values[row] ?? 0) - centre) / (unit[row] ?? 1) : 0,
  );
  return { mean, unit, weight, residual, scale: robustScale(residual, present) };
}

const isConstant = (values: Float64Array): boolean => values.every((value) => value === values[0]);

function robustScale(values: Float64Array, present: Uint8Array): number {
  return medianDeviation(
    values.filter((_, row) => present[row] === 1),
    0,
  );
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

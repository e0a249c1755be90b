import { type Fit, fitRegression, type Observations } from "./fit.ts";
import { designOf, type Intervention } from "./intervention.ts";
import type { Link } from "./link.ts";

/** How noise and mean are modelled: the link, the autocorrelation to begin with, the columns of trend and seasons. */
export type Model = { link: Link; phi: number; base: Float64Array[] };

/** Strongest autocorrelation that is believed: beyond it level shifts could not be told from noise. */
const mostPhi = 0.97;

/** Fits a model with interventions and the autocorrelation that the residuals then have. */
export function refit(
  data: Observations,
  model: Model,
  chosen: readonly Intervention[],
  start: Fit | null,
): Fit {
  const rows = data.values.length;
  const design = designOf(model.base, chosen, rows);
  const begin = start !== null && start.link === model.link ? start.predictor : null;
  const first = fitRegression(data, design, model.link, model.phi, begin);
  const estimated = autocorrelation(data, first);
  return Math.abs(estimated - model.phi) < 0.02
    ? first
    : fitRegression(data, design, model.link, estimated, first.predictor);
}

/** The first autocorrelation of the residuals, clipped at three standard deviations; between -0.3 and `mostPhi`. */
function autocorrelation(data: Observations, { scale, residual }: Fit): number {
  const limit = 3 * scale;
  let above = 0;
  let below = 0;
  for (let row = 1; row < data.values.length; row++) {
    if (data.present[row] !== 1 || data.present[row - 1] !== 1) continue;
    const here = Math.max(-limit, Math.min(limit, residual[row] ?? 0));
    const before = Math.max(-limit, Math.min(limit, residual[row - 1] ?? 0));
    above += here * before;
    below += before * before;
  }
  return below === 0 ? 0 : Math.max(-0.3, Math.min(mostPhi, above / below));
}

import { minimise } from "../fit/minimise.ts";
import { mean, range, sum } from "../numbers.ts";
import { adjust } from "../season/decompose.ts";

/** A model of the family of Hyndman et al. (2008): error, trend and season. */
export type SmoothingModel = {
  error: "additive" | "multiplicative";
  trend: "none" | "additive" | "damped";
  season: "none" | "additive" | "multiplicative";
};

/** A fitted model's forecast and its corrected Akaike criterion. */
export type SmoothingFit = { model: SmoothingModel; ahead: number[]; criterion: number };

type State = { level: number; slope: number; season: number[] };
type Weights = { alpha: number; beta: number; gamma: number; phi: number };

/** The longest season that is smoothed: a figure for each position has to be kept. */
export const longestSmoothed = 24;

/**
 * Exponential smoothing (Hyndman et al. 2008): every admissible model is fitted, and the forecasts are combined with
 * weights by the corrected Akaike criterion (Kolassa 2011). Multiplicative models only for positive values.
 */
export function exponentialSmoothing(
  values: readonly number[],
  period: number,
  horizon: number,
): number[] | null {
  const fits = candidates(values, period).flatMap((model) => {
    const fit = fitSmoothing(values, period, horizon, model);
    return fit === null ? [] : [fit];
  });
  const best = Math.min(...fits.map(({ criterion }) => criterion));
  if (!Number.isFinite(best)) return null;
  const weights = fits.map(({ criterion }) => Math.exp(-(criterion - best) / 2));
  const total = sum(weights);
  return range(horizon).map(
    (step) => sum(fits.map(({ ahead }, index) => (weights[index] ?? 0) * (ahead[step] ?? 0))) / total,
  );
}

function candidates(values: readonly number[], period: number): SmoothingModel[] {
  const positive = Math.min(...values) > 0;
  const seasonal = period > 1 && period <= longestSmoothed && values.length >= 2 * period + 2;
  const seasons: SmoothingModel["season"][] = !seasonal
    ? ["none"]
    : positive
      ? ["additive", "multiplicative"]
      : ["additive"];
  const trends: SmoothingModel["trend"][] = values.length < 6 ? ["none"] : ["none", "additive", "damped"];
  return seasons.flatMap((season) =>
    trends.flatMap((trend): SmoothingModel[] => {
      const errors: SmoothingModel["error"][] =
        season === "multiplicative"
          ? ["multiplicative"]
          : season === "additive" || !positive
            ? ["additive"]
            : ["additive", "multiplicative"];
      return errors.map((error) => ({ error, trend, season }));
    }),
  );
}

/** Fits one model by maximum likelihood; null where the values are too few for its parameters. */
export function fitSmoothing(
  values: readonly number[],
  period: number,
  horizon: number,
  model: SmoothingModel,
): SmoothingFit | null {
  const scale = mean(values.map(Math.abs));
  const parameters =
    2 +
    (model.trend === "none" ? 0 : 2) +
    (model.trend === "damped" ? 1 : 0) +
    (model.season === "none" ? 0 : period) +
    1;
  if (!(scale > 0) || values.length < parameters + 2) return null;
  const scaled = Float64Array.from(values, (value) => value / scale);
  const initial = firstState(Array.from(scaled), period, model);
  const { start, steps, read } = parametrise(model, initial);
  const fitted = minimise(
    (point) => {
      const given = read(point);
      return given === null
        ? Number.POSITIVE_INFINITY
        : filter(scaled, model, given.weights, given.state, 0).cost;
    },
    start,
    steps,
    60 + 50 * start.length,
  );
  const given = read(fitted.point);
  if (given === null || !Number.isFinite(fitted.value)) return null;
  const { ahead } = filter(scaled, model, given.weights, given.state, horizon);
  const n = values.length;
  const criterion =
    fitted.value + 2 * parameters + (2 * parameters * (parameters + 1)) / Math.max(1, n - parameters - 1);
  if (!ahead.every(Number.isFinite)) return null;
  return { model, ahead: ahead.map((value) => value * scale), criterion };
}

function firstState(values: number[], period: number, model: SmoothingModel): State {
  const window =
    model.season === "none"
      ? values
      : values.slice(0, Math.max(3 * period, Math.min(values.length, 5 * period)));
  const { values: adjusted, figures, kind } = adjust(window, period, model.season, "mean");
  const season =
    kind === model.season ? figures : range(period).map(() => (model.season === "multiplicative" ? 1 : 0));
  const head = adjusted.slice(0, Math.max(4, Math.min(adjusted.length, 10)));
  const first = mean(head.slice(0, Math.max(1, head.length >> 1)));
  const second = mean(head.slice(head.length >> 1));
  const slope = head.length < 4 ? 0 : (second - first) / (head.length / 2);
  return {
    level: mean(head) - (slope * (head.length + 1)) / 2,
    slope,
    season: model.season === "none" ? [] : season,
  };
}

type Parametrised = {
  start: number[];
  steps: number[];
  read: (point: number[]) => { weights: Weights; state: State } | null;
};

/** The model's free parameters as a point: weights, then the first level and slope. */
function parametrise(model: SmoothingModel, initial: State): Parametrised {
  const names = [
    { name: "alpha", start: 0.3, step: 0.2, used: true },
    { name: "beta", start: 0.1, step: 0.1, used: model.trend !== "none" },
    { name: "gamma", start: 0.1, step: 0.1, used: model.season !== "none" },
    { name: "phi", start: 0.95, step: -0.05, used: model.trend === "damped" },
    { name: "level", start: initial.level, step: 0.1, used: true },
    { name: "slope", start: initial.slope, step: 0.01, used: model.trend !== "none" },
  ].filter(({ used }) => used);
  const places = new Map(names.map(({ name }, index) => [name, index]));
  const value = (point: number[], name: string, absent: number): number => {
    const place = places.get(name);
    return place === undefined ? absent : (point[place] ?? absent);
  };
  return {
    start: names.map(({ start }) => start),
    steps: names.map(({ step }) => step),
    read: (point) => {
      const alpha = value(point, "alpha", 0.3);
      const share = value(point, "beta", 0);
      const gamma = value(point, "gamma", 0);
      const phi = value(point, "phi", 1);
      const inside =
        alpha >= 1e-4 &&
        alpha <= 0.9999 &&
        share >= 0 &&
        share <= 1 &&
        gamma >= 0 &&
        gamma <= 1 - alpha &&
        (model.trend !== "damped" || (phi >= 0.8 && phi <= 0.98));
      if (!inside) return null;
      return {
        weights: { alpha, beta: share * alpha, gamma, phi },
        state: { level: value(point, "level", 0), slope: value(point, "slope", 0), season: initial.season },
      };
    },
  };
}

/** Runs a model over the values: twice the negative log-likelihood, and `horizon` steps beyond. */
function filter(
  values: Float64Array,
  model: SmoothingModel,
  { alpha, beta, gamma, phi }: Weights,
  first: State,
  horizon: number,
): { cost: number; ahead: number[] } {
  const multiplicative = model.season === "multiplicative";
  const relative = model.error === "multiplicative";
  const season = Float64Array.from(first.season.length === 0 ? [multiplicative ? 1 : 0] : first.season);
  const period = season.length;
  let level = first.level;
  let slope = first.slope;
  let squares = 0;
  let logs = 0;
  let place = 0;
  for (const value of values) {
    const figure = season[place] ?? 0;
    const trend = level + phi * slope;
    const expected = multiplicative ? trend * figure : trend + figure;
    const error = value - expected;
    if (relative) {
      if (expected <= 1e-9) return { cost: Number.POSITIVE_INFINITY, ahead: [] };
      squares += (error / expected) ** 2;
      logs += Math.log(expected);
    } else squares += error * error;
    level = trend + (alpha * error) / (multiplicative ? figure : 1);
    slope = phi * slope + (beta * error) / (multiplicative ? figure : 1);
    if (gamma > 0) season[place] = figure + (gamma * error) / (multiplicative ? trend : 1);
    if (++place === period) place = 0;
  }
  const cost = values.length * Math.log(squares / values.length + 1e-12) + 2 * logs;
  const ahead: number[] = [];
  for (let step = 0; step < horizon; step++) {
    slope *= phi;
    level += slope;
    const figure = season[(place + step) % period] ?? 0;
    ahead.push(multiplicative ? level * figure : level + figure);
  }
  return { cost, ahead };
}

import { normalUpper } from "../../statistics/distributions.ts";
import { solveLower } from "../../statistics/least-squares.ts";
import { type Scored, type Scorer, scoreIntervention, scorerOf, scoreSteps } from "./candidates.ts";
import { type Fit, fitRegression, type Observations } from "./fit.ts";
import { designOf, type Intervention, isSame } from "./intervention.ts";
import { type Model, refit } from "./refit.ts";

/**
 * What is looked for: patches of these lengths; steps (and `ramps`, changes of slope) that last `minimumRun` periods or
 * more and, steps, are `minimumStep` standard deviations of the noise or more, between long levels `minimumLongStep`; at most
 * `maximumFound` of all.
 */
export type Search = {
  patchLengths: readonly number[];
  ramps: boolean;
  minimumRun: number;
  minimumStep: number;
  minimumLongStep: number;
  maximumFound: number;
};

/** An intervention tested last, with the noise of all the others: `size` in standard deviations of the noise. */
export type Tested = Scored & { size: number };

/** How many tests a search makes, about. */
export const testsOf = (kind: Intervention["kind"], rows: number, { patchLengths }: Search): number =>
  kind === "patch" ? rows * Math.max(1, patchLengths.length) : rows;

/** Forward selection from those given on: the strongest candidate, again and again, while chance would not make it. */
export function selectInterventions(
  data: Observations,
  model: Model,
  search: Search,
  given: Intervention[],
): Intervention[] {
  const rows = data.values.length;
  let chosen = given;
  let fit = refit(data, model, chosen, null);
  const room = roomFor(data, model, search);
  while (chosen.length < room) {
    const next = strongest(data, { ...model, phi: fit.phi }, fit, search, chosen);
    if (next === null || 2 * normalUpper(Math.abs(next.z)) * testsOf(next.kind, rows, search) > 0.5) break;
    chosen = [...chosen, { kind: next.kind, at: next.at, length: next.length }];
    fit = refit(data, { ...model, phi: fit.phi }, chosen, null);
  }
  return chosen;
}

/** Interventions that the data can carry: one for eight values at most, and eight values left over when all is fitted. */
export function roomFor(data: Observations, { base }: Model, { maximumFound }: Search): number {
  const count = data.present.reduce((sum, one) => sum + one, 0);
  return Math.min(maximumFound, Math.floor(count / 8), count - base.length - 8);
}

/** The strongest candidate that is not there yet. */
function strongest(
  data: Observations,
  model: Model,
  fit: Fit,
  search: Search,
  chosen: Intervention[],
): Scored | null {
  const patch = strongestPatch(scorerOf(fit), search.patchLengths, chosen);
  const lasting = strongestLasting(data, model, fit, search, chosen);
  return best([patch, lasting].filter((candidate) => candidate !== null));
}

function strongestPatch(scorer: Scorer, lengths: readonly number[], chosen: Intervention[]): Scored | null {
  const rows = scorer.fit.residual.length;
  let most: Scored | null = null;
  for (const length of lengths) {
    for (let at = 0; at + length <= rows; at++) {
      const candidate = scoreIntervention(scorer, { kind: "patch", at, length });
      if (most !== null && Math.abs(candidate.z) <= Math.abs(most.z)) continue;
      if (!chosen.some((item) => isSame(item, candidate))) most = candidate;
    }
  }
  return most;
}

/**
 * The step (or ramp) that least squares like best, tested with the autocorrelation and scale that remain when it is there:
 * one that is left out looks like autocorrelation and would hide itself.
 */
function strongestLasting(
  data: Observations,
  model: Model,
  fit: Fit,
  search: Search,
  chosen: Intervention[],
): Scored | null {
  const plain = scorerOf(refitPlain(data, model, fit, chosen));
  const last = data.values.length - search.minimumRun;
  const isFree = ({ kind, at }: Intervention): boolean =>
    !chosen.some((item) => item.kind === kind && Math.abs(item.at - at) < search.minimumRun);
  const step = best(scoreSteps(plain, search.minimumRun, last).filter(isFree));
  const ramp = search.ramps ? best(scoreRamps(plain, search.minimumRun, last).filter(isFree)) : null;
  const tested = [step, ramp].flatMap((item) => {
    if (item === null) return [];
    const all = [...chosen, item];
    const result = testIn(data, model, refit(data, model, all, fit), all, item);
    return Math.abs(result.size) < smallestSize(result, all, data.values.length, search) ? [] : [result];
  });
  return best(tested);
}

/** Periods from which on a level is long: its mean is known well. */
const longLevel = 80;

/** The size that a step (0: anything else) among others has to have: levels that are long on both sides may be nearer. */
export function smallestSize(
  item: Intervention,
  others: readonly Intervention[],
  rows: number,
  { minimumStep, minimumLongStep }: Pick<Search, "minimumStep" | "minimumLongStep">,
): number {
  if (item.kind !== "step") return 0;
  const bounds = [0, rows, ...others.filter(({ kind }) => kind !== "patch").map(({ at }) => at)];
  const nearest = Math.min(...bounds.map((at) => (at === item.at ? rows : Math.abs(at - item.at))));
  return nearest >= longLevel ? minimumLongStep : minimumStep;
}

/** Ramps from every hundredth of the rows on, the best of them then to the row. */
function scoreRamps(scorer: Scorer, from: number, last: number): Scored[] {
  const stride = Math.max(1, Math.floor((last - from) / 100));
  const ramp = (at: number): Scored =>
    scoreIntervention(scorer, { kind: "ramp", at, length: scorer.fit.residual.length - at });
  const coarse: Scored[] = [];
  for (let at = from; at <= last; at += stride) coarse.push(ramp(at));
  const peak = best(coarse);
  if (peak === null || stride === 1) return coarse;
  for (let at = Math.max(from, peak.at - stride); at <= Math.min(last, peak.at + stride); at++)
    coarse.push(ramp(at));
  return coarse;
}

const best = (candidates: Scored[]): Scored | null =>
  candidates.reduce<Scored | null>(
    (most, candidate) => (most === null || Math.abs(candidate.z) > Math.abs(most.z) ? candidate : most),
    null,
  );

const refitPlain = (data: Observations, { base, link }: Model, fit: Fit, chosen: Intervention[]): Fit =>
  fitRegression(data, designOf(base, chosen, data.values.length), link, 0, fit.predictor);

/**
 * Tests one of the interventions of a fit against the others, under the noise of all of them: a patch by its score (the
 * noise of a patch is that of the mean without it), a step or ramp by Wald's test.
 */
export function testIn(
  data: Observations,
  model: Model,
  fit: Fit,
  chosen: Intervention[],
  item: Intervention,
): Tested {
  const index = model.base.length + chosen.indexOf(item);
  const effect = fit.beta[index] ?? 0;
  if (fit.innovationScale === 0) return { ...item, effect, z: 0, size: 0 };
  if (item.kind === "patch") return scorePatchIn(data, model, fit, chosen, item);
  const unit = new Float64Array(fit.beta.length);
  unit[index] = 1;
  const variance = solveLower(fit.factor, unit).reduce((sum, value) => sum + value * value, 0);
  const z = effect / (fit.innovationScale * Math.sqrt(variance));
  return { ...item, effect, z, size: (effect * (fit.weight[item.at] ?? 1)) / fit.scale };
}

function scorePatchIn(
  data: Observations,
  model: Model,
  fit: Fit,
  chosen: Intervention[],
  item: Intervention,
): Tested {
  const effect = fit.beta[model.base.length + chosen.indexOf(item)] ?? 0;
  const start = fit.predictor.slice();
  for (let row = item.at; row < item.at + item.length; row++) start[row] = (start[row] ?? 0) - effect;
  const rest = chosen.filter((other) => other !== item);
  const without = fitRegression(data, designOf(model.base, rest, start.length), model.link, fit.phi, start);
  const scored = scoreIntervention(scorerOf(without), item);
  const size = (scored.effect * (without.weight[item.at] ?? 1)) / fit.scale;
  return { ...scored, effect, z: (scored.z * without.innovationScale) / fit.innovationScale, size };
}

import type { Block } from "./basis.ts";
import { chooseBase, clippedCost } from "./choose-base.ts";
import { atPresent, type Fit, type Observations } from "./fit.ts";
import { type Intervention, interventionColumn, isSame } from "./intervention.ts";
import { type Model, refit } from "./refit.ts";
import { segmentLevels } from "./segment-levels.ts";
import {
  roomFor,
  type Search,
  selectInterventions,
  smallestSize,
  type Tested,
  testIn,
  testsOf,
} from "./select.ts";
import { estimateTails, type TailShape, tailProbability } from "./tail-shape.ts";

/** An intervention that the data carries. `pValue` is of this one test; `size` the effect in standard deviations. */
export type Found = Tested & { pValue: number };

/** A series explained: its fit with everything found in it, and the noise's tails. */
export type Explanation = { model: Model; fit: Fit; found: Found[]; tails: TailShape };

/**
 * `alpha`: the chance of any false patch, and of any false step, in a series of pure noise; a patch has to lie
 * `minimumPatch` standard deviations of the noise off or more.
 */
export type ExplainOptions = Search & { alpha: number; minimumPatch: number };

/** Steps that only a search for all of them at once finds, at least, for it to be tried. */
const manySteps = 2;

/**
 * Explains a series by trend, seasons and a few interventions, in the manner of Chen and Liu (1993, JASA 88): forward
 * selection of the strongest under AR(1) noise, then backward elimination with the noise's own tails. Where many steps hide
 * each other, the selection starts from a partition of the whole series, if that explains it better.
 */
export function explainSeries(
  data: Observations,
  blocks: readonly Block[],
  options: ExplainOptions,
): Explanation {
  const greedy = prune(data, ...search(data, blocks, options, []), options);
  const steps = segmentLevels(data, options.minimumRun);
  const found = greedy.found.filter(({ kind }) => kind === "step").length;
  if (steps.length < found + manySteps || steps.length > roomFor(data, greedy.model, options)) return greedy;
  const joint = prune(data, ...search(data, blocks, options, steps), options);
  return criterion(data, joint) < criterion(data, greedy) ? joint : greedy;
}

/** Base and interventions, each chosen in the light of the other, until they agree. */
function search(
  data: Observations,
  blocks: readonly Block[],
  options: ExplainOptions,
  given: Intervention[],
): [Model, Intervention[]] {
  const rows = data.values.length;
  const columns = (chosen: Intervention[]): Float64Array[] =>
    chosen.map((item) => interventionColumn(item, rows));
  let model = chooseBase(data, blocks, columns(given));
  const easier = { minimumStep: options.minimumStep / 2, minimumLongStep: options.minimumLongStep / 2 };
  let chosen = selectInterventions(data, model, { ...options, ...easier }, given);
  for (let round = 0; round < 2 && chosen.length > 0; round++) {
    model = chooseBase(data, blocks, columns(chosen));
    const before = chosen;
    chosen = selectInterventions(data, model, options, given);
    if (before.length === chosen.length && before.every((item, index) => isEqual(item, chosen[index]))) break;
  }
  return [model, settleSteps(data, model, chosen)];
}

/**
 * A patch right before or right at a step may be the step itself, a few periods earlier or later: the step moves, and the
 * patch goes, where that explains the series no worse.
 */
function settleSteps(data: Observations, model: Model, chosen: Intervention[]): Intervention[] {
  const score = (items: Intervention[]): number =>
    clippedCost(data, refit(data, model, items, null)) + items.length * 3 * Math.log(data.values.length);
  let left = chosen;
  for (const patch of chosen.filter(({ kind }) => kind === "patch")) {
    const end = patch.at + patch.length;
    const step = left.find(({ kind, at }) => kind === "step" && (at === end || at === patch.at));
    if (step === undefined) continue;
    const moved = { ...step, at: step.at === end ? patch.at : end };
    const other = left.flatMap((item) => (item === patch ? [] : item === step ? [moved] : [item]));
    if (score(other) <= score(left)) left = other;
  }
  return left;
}

const isEqual = (one: Intervention, other: Intervention | undefined): boolean =>
  other !== undefined && isSame(one, other);

/** The modified information criterion of Zhang and Siegmund (2007, Biometrics 63), about: where a step is costs, too. */
function criterion(data: Observations, { model, fit, found }: Explanation): number {
  const count = atPresent(data.values, data.present).length;
  return clippedCost(data, fit) + (model.base.length + 3 * found.length) * Math.log(count);
}

/** Drops the weakest intervention until each that is left is significant when tested last. */
function prune(
  data: Observations,
  model: Model,
  chosen: Intervention[],
  options: ExplainOptions,
): Explanation {
  const rows = data.values.length;
  const start = refit(data, model, chosen, null);
  const tails = estimateTails(noiseOf(data, start));
  const free = atPresent(start.innovation, data.present).length - model.base.length;
  let left = chosen;
  for (;;) {
    const fit = refit(data, { ...model, phi: start.phi }, left, null);
    const tested = left.map((item): Found => {
      const result = testIn(data, model, fit, left, item);
      const averaged = item.kind === "patch" ? item.length : rows;
      return { ...result, pValue: tailProbability(result.z, tails, averaged, free) };
    });
    const excesses = tested.map((item) => excessOf(item, tested, fit, options));
    const worst = Math.max(0, ...excesses);
    if (worst <= 1) return { model: { ...model, phi: fit.phi }, fit, found: tested, tails };
    left = left.filter((_, index) => index !== excesses.indexOf(worst));
  }
}

/** How many times too likely an intervention is to count; infinite where it is too small. */
function excessOf(item: Found, all: readonly Found[], { predictor }: Fit, options: ExplainOptions): number {
  const rows = predictor.length;
  const smallest = item.kind === "patch" ? options.minimumPatch : smallestSize(item, all, rows, options);
  if (Math.abs(item.size) < smallest || (item.kind === "ramp" && !isVisible(item, all, predictor)))
    return Number.POSITIVE_INFINITY;
  return (item.pValue * testsOf(item.kind, rows, options)) / options.alpha;
}

/** The share of all that the series moves that a change of its slope has to make up. */
const visible = 0.1;

/** Whether another slope leads elsewhere, before the next one begins: a smooth curve has many that nobody sees. */
function isVisible(ramp: Found, all: readonly Found[], predictor: Float64Array): boolean {
  const later = all.filter(({ kind, at }) => kind === "ramp" && at > ramp.at).map(({ at }) => at);
  const rows = predictor.length;
  const reach = (Math.abs(ramp.effect) * (Math.min(rows, ...later) - ramp.at)) / rows;
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of predictor) [least, most] = [Math.min(least, value), Math.max(most, value)];
  return reach >= visible * (most - least);
}

/** The innovations in their own standard deviations. */
function noiseOf(data: Observations, { innovation, innovationScale }: Fit): Float64Array {
  const scale = Math.max(innovationScale, 1e-300);
  return atPresent(innovation, data.present).map((value) => value / scale);
}

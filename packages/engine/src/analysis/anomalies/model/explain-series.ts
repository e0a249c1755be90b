import type { Block } from "./basis.ts";
import { chooseBase } from "./choose-base.ts";
import { atPresent, type Fit, type Observations } from "./fit.ts";
import { type Intervention, interventionColumn, isSame } from "./intervention.ts";
import { type Model, refit } from "./refit.ts";
import { type Search, selectInterventions, type Tested, testIn, testsOf } from "./select.ts";
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

/**
 * Explains a series by trend, seasons and a few interventions, in the manner of Chen and Liu (1993, JASA 88): forward
 * selection of the strongest under AR(1) noise, then backward elimination with the noise's own tails.
 */
export function explainSeries(
  data: Observations,
  blocks: readonly Block[],
  options: ExplainOptions,
): Explanation {
  const rows = data.values.length;
  let model = chooseBase(data, blocks, []);
  let chosen = selectInterventions(data, model, { ...options, minimumStep: options.minimumStep / 2 });
  for (let round = 0; round < 2 && chosen.length > 0; round++) {
    const known = chosen.map((item) => interventionColumn(item, rows));
    model = chooseBase(data, blocks, known);
    const before = chosen;
    chosen = selectInterventions(data, model, options);
    if (before.length === chosen.length && before.every((item, index) => isEqual(item, chosen[index]))) break;
  }
  return prune(data, model, chosen, options);
}

const isEqual = (one: Intervention, other: Intervention | undefined): boolean =>
  other !== undefined && isSame(one, other);

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
    const excess = (item: Found): number => {
      const small =
        item.kind === "patch" ? options.minimumPatch : item.kind === "step" ? options.minimumStep : 0;
      if (Math.abs(item.size) < small) return Number.POSITIVE_INFINITY;
      return (item.pValue * testsOf(item.kind, rows, options)) / options.alpha;
    };
    const worst = tested.reduce((most, item) => Math.max(most, excess(item)), 0);
    if (worst <= 1) return { model: { ...model, phi: fit.phi }, fit, found: tested, tails };
    const index = tested.findIndex((item) => excess(item) === worst);
    left = left.filter((_, at) => at !== index);
  }
}

/** The innovations in their own standard deviations. */
function noiseOf(data: Observations, { innovation, innovationScale }: Fit): Float64Array {
  const scale = Math.max(innovationScale, 1e-300);
  return atPresent(innovation, data.present).map((value) => value / scale);
}

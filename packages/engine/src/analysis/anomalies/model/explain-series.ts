import { coefficients, factorGram } from "../../statistics/least-squares.ts";
import { quantile } from "../../statistics/quantile.ts";
import { type Block, trendColumns } from "./basis.ts";
import {
  type Intervention,
  interventionColumn,
  type Scored,
  scoreInterventions,
  scoreSteps,
} from "./candidates.ts";
import { combine, type Fit, fitRegression, type Observations } from "./fit.ts";
import { type Link, links } from "./link.ts";
import { estimateTails, type TailShape, tailProbability } from "./tail-shape.ts";

/** An intervention that the data carries. `pValue` is of this one test; `size` the effect in standard deviations. */
export type Found = Scored & { pValue: number; size: number };

/** A series explained: its fit with everything found in it, and the noise's tails. */
export type Explanation = { fit: Fit; base: Float64Array[]; found: Found[]; tails: TailShape };

/** `alpha`: the chance of any false patch or of any false step in a series of pure noise. */
export type ExplainOptions = {
  alpha: number;
  patchLengths: number[];
  minimumRun: number;
  minimumStep: number;
  maximumFound: number;
};

/**
 * Explains a series by trend, seasons and a few interventions, in the manner of Chen and Liu (1993, JASA 88): forward
 * selection of the strongest under AR(1) noise, then backward elimination with the noise's own tails.
 */
export function explainSeries(data: Observations, blocks: Block[], options: ExplainOptions): Explanation {
  const rows = data.values.length;
  let { link, base, phi } = chooseBase(data, blocks, []);
  let chosen = select(data, base, link, phi, { ...options, minimumStep: options.minimumStep / 2 });
  for (let round = 0; round < 2 && chosen.length > 0; round++) {
    const known = chosen.map((item) => interventionColumn(item, rows));
    ({ link, base, phi } = chooseBase(data, blocks, known));
    const before = chosen;
    chosen = select(data, base, link, phi, options);
    if (isSame(before, chosen)) break;
  }
  const fit = refit(data, base, chosen, link, phi);
  const tails = estimateTails(noiseOf(data, fit, chosen));
  return prune(data, base, link, fit.phi, chosen, tails, options);
}

const isSame = (one: Intervention[], other: Intervention[]): boolean =>
  one.length === other.length &&
  one.every(({ kind, at }, index) => kind === other[index]?.kind && at === other[index]?.at);

/** Forward selection: the strongest candidate, again and again, while chance would not make it. */
function select(
  data: Observations,
  base: Float64Array[],
  link: Link,
  phi: number,
  options: ExplainOptions,
): Intervention[] {
  const tests = data.values.length * options.patchLengths.length;
  let chosen: Intervention[] = [];
  let fit = refit(data, base, chosen, link, phi);
  while (chosen.length < options.maximumFound) {
    const next = strongest(data, base, fit, options, chosen);
    if (next === null || rough(next) * tests > 0.5) break;
    chosen = [...chosen, next];
    fit = refit(data, base, chosen, link, fit.phi);
  }
  return chosen;
}

const rough = ({ z }: Scored): number => tailProbability(z, { df: Number.POSITIVE_INFINITY, skew: 0 }, 1);

/** The strongest candidate that is not there yet; a step has to run for a while and be large enough to see. */
function strongest(
  data: Observations,
  base: Float64Array[],
  fit: Fit,
  options: ExplainOptions,
  chosen: Intervention[],
): Scored | null {
  const rows = fit.residual.length;
  const patches = options.patchLengths.flatMap((length) =>
    Array.from({ length: rows - length + 1 }, (_, at): Intervention => ({ kind: "patch", at, length })),
  );
  const taken = (candidate: Scored): boolean =>
    chosen.some(
      ({ kind, at, length }) => kind === candidate.kind && at === candidate.at && length === candidate.length,
    );
  const patch = best(scoreInterventions(fit, patches).filter((candidate) => !taken(candidate)));
  const step = strongestStep(data, base, fit, options, chosen);
  return best([patch, step].filter((candidate) => candidate !== null));
}

const best = (candidates: Scored[]): Scored | null =>
  candidates.reduce<Scored | null>(
    (most, candidate) => (most === null || Math.abs(candidate.z) > Math.abs(most.z) ? candidate : most),
    null,
  );

/**
 * The step that least squares like best, tested with the autocorrelation and scale that remain when it is there: a step
 * that is left out looks like autocorrelation and would hide itself.
 */
function strongestStep(
  data: Observations,
  base: Float64Array[],
  fit: Fit,
  options: ExplainOptions,
  chosen: Intervention[],
): Scored | null {
  const rows = data.values.length;
  const design = [...base, ...chosen.map((item) => interventionColumn(item, rows))];
  const plain = fitRegression(data, design, fit.link, 0, fit.predictor);
  const free = scoreSteps(plain, options.minimumRun, rows - options.minimumRun).filter(
    ({ at }) => !chosen.some((item) => item.kind === "step" && Math.abs(item.at - at) < options.minimumRun),
  );
  const step = best(free);
  if (step === null) return null;
  const tested = testLast(data, base, [...chosen, step], step, fit.link, fit.phi);
  return Math.abs(tested.size) >= options.minimumStep ? tested : null;
}

/** Tests one of the chosen interventions against the others, under the noise of all of them. */
function testLast(
  data: Observations,
  base: Float64Array[],
  chosen: Intervention[],
  item: Intervention,
  link: Link,
  phi: number,
): Scored & { size: number } {
  const full = refit(data, base, chosen, link, phi);
  const rest = chosen.filter((other) => other !== item);
  const design = [...base, ...rest.map((other) => interventionColumn(other, data.values.length))];
  const without = fitRegression(data, design, link, full.phi, null);
  const [scored] = scoreInterventions(without, [item]);
  if (scored === undefined) throw new RangeError("one test gives one result");
  const z = (scored.z * without.innovationScale) / full.innovationScale;
  return { ...scored, z, size: (scored.effect * (full.weight[item.at] ?? 1)) / full.scale };
}

function refit(
  data: Observations,
  base: Float64Array[],
  chosen: Intervention[],
  link: Link,
  phi: number,
): Fit {
  const design = [...base, ...chosen.map((item) => interventionColumn(item, data.values.length))];
  const first = fitRegression(data, design, link, phi, null);
  const estimated = autocorrelation(data, first);
  return Math.abs(estimated - phi) < 0.02
    ? first
    : fitRegression(data, design, link, estimated, first.predictor);
}

/** The first autocorrelation of the residuals, clipped at three standard deviations; between -0.3 and 0.9. */
function autocorrelation(data: Observations, fit: Fit): number {
  const limit = 3 * fit.scale;
  let [above, below] = [0, 0];
  for (let row = 1; row < data.values.length; row++) {
    if (data.present[row] !== 1 || data.present[row - 1] !== 1) continue;
    const here = Math.max(-limit, Math.min(limit, fit.residual[row] ?? 0));
    const before = Math.max(-limit, Math.min(limit, fit.residual[row - 1] ?? 0));
    above += here * before;
    below += before * before;
  }
  return below === 0 ? 0 : Math.max(-0.3, Math.min(0.9, above / below));
}

/** Link and seasonal blocks by the Bayesian information criterion of robust fits. */
function chooseBase(
  data: Observations,
  blocks: Block[],
  known: Float64Array[],
): { link: Link; base: Float64Array[]; phi: number } {
  const trend = trendColumns(data.values.length);
  const negative = data.values.some((value, row) => data.present[row] === 1 && value < 0);
  const tried = negative ? links.slice(0, 1) : links;
  const bases = tried.map((link) => growBase(data, blocks, trend, known, link));
  const costs = bases.map(
    ({ fit, base }) => cost(data, fit) + (base.length * Math.log(data.values.length)) / 2,
  );
  const best = bases[costs.indexOf(Math.min(...costs))] ?? bases[0];
  if (best === undefined) throw new RangeError("there is always a link");
  return { link: best.fit.link, base: best.base, phi: best.fit.phi };
}

/** Adds block after block, and seasons that grow with the trend or with each other, where they pay. */
function growBase(
  data: Observations,
  blocks: Block[],
  trend: Float64Array[],
  known: Float64Array[],
  link: Link,
) {
  let base = trend;
  let fit = refit(data, [...base, ...known], [], link, 0);
  const seasons: Float64Array[][] = [];
  const add = (columns: Float64Array[]): boolean => {
    const wider = refit(data, [...base, ...columns, ...known], [], link, fit.phi);
    const penalty = columns.length * Math.log(data.values.length);
    if (clippedCost(data, wider) + penalty >= clippedCost(data, fit)) return false;
    base = [...base, ...columns];
    fit = wider;
    return true;
  };
  for (const { columns } of blocks) if (add(columns)) seasons.push(columns);
  const beta = coefficientsOf([...base, ...known], fit);
  const profile = (columns: Float64Array[]): Float64Array =>
    combine(
      columns,
      Float64Array.from(columns, (column) => beta[base.indexOf(column)] ?? 0),
    );
  const profiles = [trend.slice(1), ...seasons].map(profile);
  for (const [index, one] of profiles.entries()) {
    for (const other of profiles.slice(index + 1)) add([one.map((value, row) => value * (other[row] ?? 0))]);
  }
  return { base, fit };
}

function coefficientsOf(base: Float64Array[], fit: Fit): Float64Array {
  const factor = factorGram(base);
  return coefficients(factor, base, fit.predictor);
}

/** Minus the logarithm of the likelihood under Student's t with 8 degrees of freedom, its scale fitted by EM. */
function cost(data: Observations, fit: Fit): number {
  const rows = Array.from(fit.innovation.keys()).filter((row) => data.present[row] === 1);
  let square = fit.innovationScale ** 2 || 1e-300;
  for (let round = 0; round < 10; round++) {
    const sum = rows.reduce((total, row) => {
      const r = (fit.innovation[row] ?? 0) ** 2;
      return total + (9 * r) / (8 + r / square);
    }, 0);
    square = Math.max(sum / rows.length, 1e-300);
  }
  return rows.reduce(
    (total, row) =>
      total +
      Math.log(fit.unit[row] ?? 1) +
      0.5 * Math.log(square) +
      4.5 * Math.log1p((fit.innovation[row] ?? 0) ** 2 / (8 * square)),
    0,
  );
}

/** Minus twice the logarithm of the likelihood of the innovations, clipped at three standard deviations. */
function clippedCost(data: Observations, fit: Fit): number {
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

/** The standardised innovations as they are without the patches: outliers included, their interventions not. */
function noiseOf(data: Observations, fit: Fit, chosen: Intervention[]): number[] {
  const kept = Array.from(fit.innovation).filter((_, row) => data.present[row] === 1);
  const scale = Math.max(fit.innovationScale, 1e-300);
  const centre = quantile(kept, 0.5);
  const patches = chosen.filter(({ kind }) => kind === "patch");
  return [
    ...kept.map((value) => (value - centre) / scale),
    ...scoreInterventions(fit, []).map(({ z }) => z),
    ...patches.map(() => 0),
  ];
}

/** Drops the weakest intervention until each that is left is significant when tested last. */
function prune(
  data: Observations,
  base: Float64Array[],
  link: Link,
  phi: number,
  chosen: Intervention[],
  tails: TailShape,
  options: ExplainOptions,
): Explanation {
  const rows = data.values.length;
  let left = chosen;
  for (;;) {
    const fit = refit(data, base, left, link, phi);
    const tested = left.map((item): Found => {
      const scored = testLast(data, base, left, item, link, fit.phi);
      return {
        ...scored,
        pValue: tailProbability(scored.z, tails, item.kind === "patch" ? item.length : rows),
      };
    });
    const bound = (item: Found): number =>
      options.alpha / (item.kind === "patch" ? rows * options.patchLengths.length : rows);
    const weakest = tested.reduce<Found | null>(
      (worst, item) =>
        worst === null || item.pValue / bound(item) > worst.pValue / bound(worst) ? item : worst,
      null,
    );
    if (weakest === null || weakest.pValue <= bound(weakest)) return { fit, base, found: tested, tails };
    left = left.filter(
      (item) => item.at !== weakest.at || item.kind !== weakest.kind || item.length !== weakest.length,
    );
  }
}

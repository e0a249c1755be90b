/** What levels are fitted to: each leaf's weighted figures, and a bit for each slice that holds it. */
export type Fitted = { prior: Float64Array; current: Float64Array; masks: Int32Array; slices: number };

/** Log factors: of everything (`common`), then of each slice; `likelihood` in nats, the prior on `common` included. */
export type Levels = { common: number; slices: number[]; likelihood: number };

/** A common move beyond about this log factor is believed only when the leaves say so: it settles ties alone. */
const commonSpread = 0.12;
/** Keeps a vanished slice's log factor finite. */
const ridge = 0.01;

/**
 * The factors by which the current period differs from the prior one: one for all leaves, one for each slice,
 * multiplied where slices overlap. Logistic regression of "which period" on slice membership (Newton's method), the
 * conditional form of a Poisson model in which both periods are noisy. Leaves of one membership are one observation.
 */
export function fitLevels(fitted: Fitted): Levels {
  const patterns = patternsOf(fitted);
  const size = fitted.slices + 1;
  let beta = new Array<number>(size).fill(0);
  let likelihood = likelihoodAt(patterns, beta);
  for (let round = 0; round < 30; round++) {
    const step = newtonStep(patterns, beta);
    let scale = 1;
    let next = beta.map((value, index) => value + (step[index] ?? 0));
    let reached = likelihoodAt(patterns, next);
    while (!(reached >= likelihood) && scale > 1e-3) {
      scale /= 2;
      next = beta.map((value, index) => value + scale * (step[index] ?? 0));
      reached = likelihoodAt(patterns, next);
    }
    const gained = reached - likelihood;
    if (!(gained >= 0)) break;
    beta = next;
    likelihood = reached;
    if (gained < 1e-9) break;
  }
  return { common: beta[0] ?? 0, slices: beta.slice(1), likelihood };
}

type Pattern = { mask: number; prior: number; current: number };

function patternsOf({ prior, current, masks }: Fitted): Pattern[] {
  const patterns = new Map<number, Pattern>();
  for (let leaf = 0; leaf < masks.length; leaf++) {
    const mask = masks[leaf] ?? 0;
    let pattern = patterns.get(mask);
    if (pattern === undefined) {
      pattern = { mask, prior: 0, current: 0 };
      patterns.set(mask, pattern);
    }
    pattern.prior += prior[leaf] ?? 0;
    pattern.current += current[leaf] ?? 0;
  }
  return [...patterns.values()];
}

const holds = (mask: number, index: number): boolean => index === 0 || (mask & (1 << (index - 1))) !== 0;

const logFactor = (mask: number, beta: number[]): number =>
  beta.reduce((sum, value, index) => (holds(mask, index) ? sum + value : sum), 0);

function likelihoodAt(patterns: Pattern[], beta: number[]): number {
  let sum = -((beta[0] ?? 0) ** 2) / (2 * commonSpread ** 2);
  for (const value of beta.slice(1)) sum -= (ridge * value ** 2) / 2;
  for (const { mask, prior, current } of patterns) {
    const log = logFactor(mask, beta);
    sum += current * log - (prior + current) * softPlus(log);
  }
  return sum;
}

const softPlus = (x: number): number => (x > 0 ? x + Math.log1p(Math.exp(-x)) : Math.log1p(Math.exp(x)));

function newtonStep(patterns: Pattern[], beta: number[]): number[] {
  const size = beta.length;
  const gradient = beta.map((value, index) => -value * (index === 0 ? 1 / commonSpread ** 2 : ridge));
  const matrix = beta.map((_, row) =>
    beta.map((__, column) => (row !== column ? 0 : row === 0 ? 1 / commonSpread ** 2 : ridge)),
  );
  for (const { mask, prior, current } of patterns) {
    const share = 1 / (1 + Math.exp(-logFactor(mask, beta)));
    const count = prior + current;
    for (let row = 0; row < size; row++) {
      if (!holds(mask, row)) continue;
      gradient[row] = (gradient[row] ?? 0) + current - count * share;
      const line = matrix[row] ?? [];
      for (let column = 0; column < size; column++)
        if (holds(mask, column)) line[column] = (line[column] ?? 0) + count * share * (1 - share);
    }
  }
  return solve(matrix, gradient);
}

/** Gauss elimination with pivoting of a positive definite system. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((line, index) => [...line, right[index] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const pivot = rows
      .slice(column)
      .reduce(
        (best, line, offset) =>
          Math.abs(line[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0) ? column + offset : best,
        column,
      );
    const [upper, lower] = [rows[column] ?? [], rows[pivot] ?? []];
    rows[column] = lower;
    rows[pivot] = pivot === column ? lower : upper;
    for (const line of rows.slice(column + 1)) {
      const factor = (line[column] ?? 0) / (lower[column] ?? 1);
      for (let at = column; at <= size; at++) line[at] = (line[at] ?? 0) - factor * (lower[at] ?? 0);
    }
  }
  const found = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    const line = rows[row] ?? [];
    const known = found.reduce((sum, value, at) => (at > row ? sum + value * (line[at] ?? 0) : sum), 0);
    found[row] = ((line[size] ?? 0) - known) / (line[row] ?? 1);
  }
  return found;
}

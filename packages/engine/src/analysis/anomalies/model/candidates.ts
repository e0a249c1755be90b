import { dot, solveLower } from "../../statistics/least-squares.ts";
import type { Fit } from "./fit.ts";
import { type Intervention, shapeOf } from "./intervention.ts";

/** The test of an intervention: `z` in standard errors, `effect` in units of the predictor. */
export type Scored = Intervention & { z: number; effect: number };

/**
 * A fit made ready for many tests: rows of orthonormal columns that span its design, made when they are first needed
 * (`ready`), the innovations' share in each of them, and room for the sums of the one test under way.
 */
export type Scorer = {
  fit: Fit;
  size: number;
  basis: Float64Array;
  ready: Uint8Array;
  own: Float64Array;
  sums: Sums;
};

/** Prepares score tests (Rao 1948) of adding one intervention to a fit. O(columns²) a row that is looked at. */
export function scorerOf(fit: Fit): Scorer {
  const [rows, size] = [fit.residual.length, fit.columns.length];
  const shares = Float64Array.from(fit.columns, (column) => dot(column, fit.innovation));
  return {
    fit,
    size,
    basis: new Float64Array(rows * size),
    ready: new Uint8Array(rows),
    own: solveLower(fit.factor, shares),
    sums: noSums(size),
  };
}

/** Makes one row of the orthonormal columns: the design's row, solved by the factor. */
function makeRow({ fit, size, basis, ready }: Scorer, row: number): void {
  const { cells } = fit.factor;
  const start = row * size;
  for (let k = 0; k < size; k++) {
    let sum = fit.columns[k]?.[row] ?? 0;
    for (let j = 0; j < k; j++) sum -= (cells[k * size + j] ?? 0) * (basis[start + j] ?? 0);
    basis[start + k] = sum / (cells[k * size + k] ?? 1);
  }
  ready[row] = 1;
}

/** Sums over the rows that an intervention reaches. */
type Sums = { inner: number; square: number; across: Float64Array };

const noSums = (size: number): Sums => ({ inner: 0, square: 0, across: new Float64Array(size) });

function addRow(scorer: Scorer, sums: Sums, row: number, z: number): void {
  const { fit, size, basis, ready } = scorer;
  if (ready[row] === 0) makeRow(scorer, row);
  sums.inner += z * (fit.innovation[row] ?? 0);
  sums.square += z * z;
  for (let k = 0; k < size; k++) sums.across[k] = (sums.across[k] ?? 0) + z * (basis[row * size + k] ?? 0);
}

/** The score test of one intervention. */
export function scoreIntervention(scorer: Scorer, intervention: Intervention): Scored {
  const { weight, whitening, residual } = scorer.fit;
  const rows = residual.length;
  const { at, length, kind } = intervention;
  const end = kind === "patch" ? Math.min(rows, at + length + 1) : rows;
  const { sums } = scorer;
  [sums.inner, sums.square] = [0, 0];
  sums.across.fill(0);
  let before = 0;
  for (let row = at; row < end; row++) {
    const here = (weight[row] ?? 0) * shapeOf(intervention, row, rows);
    const z = (whitening.lead[row] ?? 0) * here - (whitening.lag[row] ?? 0) * before;
    if (z !== 0) addRow(scorer, sums, row, z);
    before = here;
  }
  return { ...intervention, ...scored(scorer, sums) };
}

/** The score tests of a step at each row from row `from` to `last`, in one pass over suffix sums. */
export function scoreSteps(scorer: Scorer, from: number, last: number): Scored[] {
  const { fit, sums } = scorer;
  const { weight, whitening, residual } = fit;
  const rows = residual.length;
  const found: Scored[] = [];
  const settled = noSums(scorer.size);
  for (let row = rows - 1; row >= from; row--) {
    const first = (whitening.lead[row] ?? 0) * (weight[row] ?? 0);
    if (row <= last && first > 0) {
      [sums.inner, sums.square] = [settled.inner, settled.square];
      sums.across.set(settled.across);
      addRow(scorer, sums, row, first);
      found.push({ kind: "step", at: row, length: rows - row, ...scored(scorer, sums) });
    }
    addRow(scorer, settled, row, first - (whitening.lag[row] ?? 0) * (weight[row - 1] ?? 0));
  }
  return found;
}

function scored({ fit, size, own }: Scorer, { inner, square, across }: Sums): { z: number; effect: number } {
  let explained = 0;
  let shared = 0;
  for (let k = 0; k < size; k++) {
    explained += (across[k] ?? 0) ** 2;
    shared += (across[k] ?? 0) * (own[k] ?? 0);
  }
  const free = square - explained;
  if (free <= 1e-6 * square || fit.innovationScale === 0) return { z: 0, effect: 0 };
  const effect = (inner - shared) / free;
  return { z: (effect * Math.sqrt(free)) / fit.innovationScale, effect };
}

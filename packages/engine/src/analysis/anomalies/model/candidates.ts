import { solveLower } from "../../statistics/least-squares.ts";
import type { Fit } from "./fit.ts";

/**
 * Something that happened: a `patch` of `length` periods out of line, a `step` to another level or a `ramp` to another
 * slope, from `at` (a row) on.
 */
export type Intervention = { kind: "patch" | "step" | "ramp"; at: number; length: number };

/** The test of an intervention: `z` in standard errors, `effect` in units of the predictor. */
export type Scored = Intervention & { z: number; effect: number };

/** The column that an intervention adds to a regression of `rows` rows. */
export function interventionColumn({ kind, at, length }: Intervention, rows: number): Float64Array {
  const column = new Float64Array(rows);
  const end = kind === "patch" ? Math.min(rows, at + length) : rows;
  for (let row = at; row < end; row++) column[row] = kind === "ramp" ? (row - at + 1) / rows : 1;
  return column;
}

/** The score test (Rao 1948) of adding each intervention alone to a fit. */
export function scoreInterventions(fit: Fit, interventions: Intervention[]): Scored[] {
  const rows = fit.residual.length;
  const own = projection(fit, fit.innovation);
  return interventions.map((intervention) => {
    const { at, length, kind } = intervention;
    const end = kind === "patch" ? Math.min(rows, at + length + 1) : rows;
    const value = (row: number): number =>
      row < at || (kind === "patch" && row >= at + length)
        ? 0
        : (fit.weight[row] ?? 0) * (kind === "ramp" ? (row - at + 1) / rows : 1);
    let [inner, square] = [0, 0];
    const across = new Float64Array(fit.columns.length);
    for (let row = at; row < end; row++) {
      const z = (fit.whitening.lead[row] ?? 0) * value(row) - (fit.whitening.lag[row] ?? 0) * value(row - 1);
      if (z === 0) continue;
      inner += z * (fit.innovation[row] ?? 0);
      square += z * z;
      for (let k = 0; k < across.length; k++) across[k] = (across[k] ?? 0) + z * (fit.columns[k]?.[row] ?? 0);
    }
    return { ...intervention, ...scored(fit, own, inner, square, across) };
  });
}

/** The score test of a step at each row from row `from` to `last`, in one pass over suffix sums. */
export function scoreSteps(fit: Fit, from: number, last: number): Scored[] {
  const rows = fit.residual.length;
  const own = projection(fit, fit.innovation);
  const size = fit.columns.length;
  const across = new Float64Array(size);
  const found: Scored[] = [];
  let [inner, square] = [0, 0];
  for (let row = rows - 1; row >= from; row--) {
    const lead = fit.whitening.lead[row] ?? 0;
    const first = lead * (fit.weight[row] ?? 0);
    const settled = first - (fit.whitening.lag[row] ?? 0) * (fit.weight[row - 1] ?? 0);
    if (row <= last) {
      const here = new Float64Array(size);
      for (let k = 0; k < size; k++) here[k] = (across[k] ?? 0) + first * (fit.columns[k]?.[row] ?? 0);
      const result = scored(
        fit,
        own,
        inner + first * (fit.innovation[row] ?? 0),
        square + first * first,
        here,
      );
      if (lead > 0) found.push({ kind: "step", at: row, length: rows - row, ...result });
    }
    inner += settled * (fit.innovation[row] ?? 0);
    square += settled * settled;
    for (let k = 0; k < size; k++) across[k] = (across[k] ?? 0) + settled * (fit.columns[k]?.[row] ?? 0);
  }
  return found;
}

/** L⁻¹ X'e: what of a vector lies in the space of the fit's columns. */
function projection(fit: Fit, vector: Float64Array): Float64Array {
  const inner = Float64Array.from(fit.columns, (column) => {
    let sum = 0;
    for (let row = 0; row < vector.length; row++) sum += (column[row] ?? 0) * (vector[row] ?? 0);
    return sum;
  });
  return solveLower(fit.factor, inner);
}

function scored(fit: Fit, own: Float64Array, inner: number, square: number, across: Float64Array) {
  const projected = solveLower(fit.factor, across);
  let [explained, shared] = [0, 0];
  for (let k = 0; k < projected.length; k++) {
    explained += (projected[k] ?? 0) ** 2;
    shared += (projected[k] ?? 0) * (own[k] ?? 0);
  }
  const free = square - explained;
  if (free <= 1e-6 * square || fit.innovationScale === 0) return { z: 0, effect: 0 };
  const effect = (inner - shared) / free;
  return { z: (effect * Math.sqrt(free)) / fit.innovationScale, effect };
}

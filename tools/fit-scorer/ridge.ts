/** An example's outcome (0 or 1) and how much it counts. */
export type Target = { right: number; weight: number };

const steps = 25;

/**
 * The coefficients of a logistic regression with a Gaussian prior around 0 of strength `pulls` on each column (the first of which is 1),
 * by Newton's method.
 */
export function ridge(
  rows: readonly number[][],
  targets: readonly Target[],
  pulls: readonly number[],
): number[] {
  const size = rows[0]?.length ?? 0;
  const fitted = Array.from({ length: size }, () => 0);
  for (let step = 0; step < steps; step += 1) {
    const { gradient, curvature } = slope(rows, targets, fitted);
    for (let at = 0; at < size; at += 1) {
      const pull = pulls[at] ?? 0;
      gradient[at] = (gradient[at] ?? 0) - pull * (fitted[at] ?? 0);
      const line = curvature[at];
      if (line !== undefined) line[at] = (line[at] ?? 0) + Math.max(1e-6, pull);
    }
    const change = solve(curvature, gradient);
    for (const [at, each] of change.entries()) fitted[at] = (fitted[at] ?? 0) + each;
    if (Math.max(...change.map(Math.abs)) < 1e-6) break;
  }
  return fitted;
}

/** The gradient of the likelihood and its negative second derivatives. */
function slope(
  rows: readonly number[][],
  targets: readonly Target[],
  fitted: readonly number[],
): { gradient: number[]; curvature: number[][] } {
  const gradient = fitted.map(() => 0);
  const curvature = fitted.map(() => new Array<number>(fitted.length).fill(0));
  for (const [place, row] of rows.entries()) {
    const { right, weight } = targets[place] ?? { right: 0, weight: 0 };
    const chance = 1 / (1 + Math.exp(-row.reduce((sum, value, at) => sum + value * (fitted[at] ?? 0), 0)));
    const spread = weight * chance * (1 - chance);
    for (const [at, value] of row.entries()) {
      gradient[at] = (gradient[at] ?? 0) + weight * (right - chance) * value;
      const line = curvature[at];
      if (line === undefined || value === 0) continue;
      for (let other = 0; other <= at; other += 1)
        line[other] = (line[other] ?? 0) + spread * value * (row[other] ?? 0);
    }
  }
  for (const [at, line] of curvature.entries())
    for (let other = at + 1; other < line.length; other += 1) line[other] = curvature[other]?.[at] ?? 0;
  return { gradient, curvature };
}

/** Solves a symmetric positive definite system by Cholesky's decomposition. */
function solve(matrix: readonly number[][], vector: readonly number[]): number[] {
  const size = vector.length;
  const lower = matrix.map(() => new Array<number>(size).fill(0));
  const at = (row: number, column: number): number => lower[row]?.[column] ?? 0;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let left = matrix[row]?.[column] ?? 0;
      for (let each = 0; each < column; each += 1) left -= at(row, each) * at(column, each);
      const line = lower[row];
      if (line !== undefined) line[column] = row === column ? Math.sqrt(left) : left / at(column, column);
    }
  }
  const forward: number[] = [];
  for (let row = 0; row < size; row += 1) {
    let left = vector[row] ?? 0;
    for (let each = 0; each < row; each += 1) left -= at(row, each) * (forward[each] ?? 0);
    forward[row] = left / at(row, row);
  }
  const result = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row -= 1) {
    let left = forward[row] ?? 0;
    for (let each = row + 1; each < size; each += 1) left -= at(each, row) * (result[each] ?? 0);
    result[row] = left / at(row, row);
  }
  return result;
}

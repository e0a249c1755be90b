/**
 * Ridge regression by Cholesky: weights that minimise |y - X w|² + penalty · Σ w², the first column (the constant)
 * unpenalised. `rows` are X's rows. Null where the system is not positive definite.
 */
export function leastSquares(
  rows: readonly Float64Array[],
  y: readonly number[],
  penalty: number,
): number[] | null {
  const width = rows[0]?.length ?? 0;
  const normal = Array.from({ length: width }, () => new Float64Array(width));
  const right = new Float64Array(width);
  for (const [index, row] of rows.entries()) {
    const target = y[index] ?? 0;
    for (let i = 0; i < width; i++) {
      const value = row[i] ?? 0;
      const line = normal[i];
      if (value === 0 || line === undefined) continue;
      right[i] = (right[i] ?? 0) + value * target;
      for (let j = 0; j <= i; j++) line[j] = (line[j] ?? 0) + value * (row[j] ?? 0);
    }
  }
  for (let i = 1; i < width; i++) {
    const line = normal[i];
    if (line !== undefined) line[i] = (line[i] ?? 0) + penalty;
  }
  return solve(normal, right);
}

/** Solves a symmetric system given by its lower triangle, which is overwritten. */
function solve(lower: Float64Array[], right: Float64Array): number[] | null {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    const line = lower[i] ?? new Float64Array(size);
    for (let j = 0; j <= i; j++) {
      const other = lower[j] ?? line;
      let total = line[j] ?? 0;
      for (let k = 0; k < j; k++) total -= (line[k] ?? 0) * (other[k] ?? 0);
      if (i === j) {
        if (!(total > 1e-12)) return null;
        line[j] = Math.sqrt(total);
      } else line[j] = total / (other[j] ?? 1);
    }
  }
  const solution = Array.from(right);
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) solution[i] = (solution[i] ?? 0) - (lower[i]?.[k] ?? 0) * (solution[k] ?? 0);
    solution[i] = (solution[i] ?? 0) / (lower[i]?.[i] ?? 1);
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++)
      solution[i] = (solution[i] ?? 0) - (lower[k]?.[i] ?? 0) * (solution[k] ?? 0);
    solution[i] = (solution[i] ?? 0) / (lower[i]?.[i] ?? 1);
  }
  return solution;
}

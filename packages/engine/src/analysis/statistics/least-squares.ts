/** A symmetric positive matrix's lower triangular factor, row by row, by Cholesky's method. */
export type Factor = { size: number; cells: Float64Array };

/**
 * Factors X'X of some columns of equal length, with a ridge of 1e-10 of the diagonal against collinear columns. Columns that
 * are zero but for a stretch, as those of an outlier, cost that stretch alone.
 */
export function factorGram(columns: Float64Array[]): Factor {
  const size = columns.length;
  const cells = new Float64Array(size * size);
  const extents = columns.map(extentOf);
  const isWide = ([from, to]: [number, number]): boolean => 4 * (to - from) > (columns[0]?.length ?? 0);
  const wide = extents.flatMap((extent, index) => (isWide(extent) ? [index] : []));
  for (let row = 0; row < wide.length; row += 2)
    for (let column = 0; column <= row; column += 2) addTile(cells, columns, wide, row, column);
  for (const [index, extent] of extents.entries()) {
    if (isWide(extent)) continue;
    for (let other = 0; other < size; other++)
      cells[Math.max(index, other) * size + Math.min(index, other)] = dotWithin(
        columns[index] ?? none,
        columns[other] ?? none,
        extent[0],
        extent[1],
      );
  }
  for (let row = 0; row < size; row++)
    cells[row * size + row] = (cells[row * size + row] ?? 0) * (1 + 1e-10) + 1e-12;
  return factorInPlace({ size, cells });
}

/** The products of two wide columns with two others, in one pass: twice as fast as one by one. Places count in `wide`. */
function addTile(
  cells: Float64Array,
  columns: Float64Array[],
  wide: number[],
  row: number,
  column: number,
): void {
  const size = columns.length;
  const at = (place: number): number => wide[Math.min(place, wide.length - 1)] ?? 0;
  const [above, below, left, right] = [at(row), at(row + 1), at(column), at(column + 1)];
  const [a, b, c, d] = [above, below, left, right].map((index) => columns[index] ?? none);
  const sums = tile(a ?? none, b ?? none, c ?? none, d ?? none);
  cells[below * size + right] = sums.bd;
  cells[below * size + left] = sums.bc;
  cells[above * size + right] = sums.ad;
  cells[above * size + left] = sums.ac;
}

function tile(
  a: Float64Array,
  b: Float64Array,
  c: Float64Array,
  d: Float64Array,
): { ac: number; ad: number; bc: number; bd: number } {
  let ac = 0;
  let ad = 0;
  let bc = 0;
  let bd = 0;
  for (let index = 0; index < a.length; index++) {
    const one = a[index] ?? 0;
    const two = b[index] ?? 0;
    const three = c[index] ?? 0;
    const four = d[index] ?? 0;
    ac += one * three;
    ad += one * four;
    bc += two * three;
    bd += two * four;
  }
  return { ac, ad, bc, bd };
}

function factorInPlace({ size, cells }: Factor): Factor {
  const at = (row: number, column: number): number => cells[row * size + column] ?? 0;
  for (let column = 0; column < size; column++) {
    for (let row = column; row < size; row++) {
      let sum = at(row, column);
      for (let k = 0; k < column; k++) sum -= at(row, k) * at(column, k);
      cells[row * size + column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(column, column);
    }
  }
  return { size, cells };
}

/** Solves L v = u for the factor's lower triangle L. */
export function solveLower({ size, cells }: Factor, u: Float64Array): Float64Array {
  const v = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let sum = u[row] ?? 0;
    for (let k = 0; k < row; k++) sum -= (cells[row * size + k] ?? 0) * (v[k] ?? 0);
    v[row] = sum / (cells[row * size + row] ?? 1);
  }
  return v;
}

/** Solves L' v = u. */
export function solveUpper({ size, cells }: Factor, u: Float64Array): Float64Array {
  const v = new Float64Array(size);
  for (let row = size - 1; row >= 0; row--) {
    let sum = u[row] ?? 0;
    for (let k = row + 1; k < size; k++) sum -= (cells[k * size + row] ?? 0) * (v[k] ?? 0);
    v[row] = sum / (cells[row * size + row] ?? 1);
  }
  return v;
}

/** The least-squares coefficients of `target` on the factored columns. */
export const coefficients = (factor: Factor, columns: Float64Array[], target: Float64Array): Float64Array =>
  solveUpper(
    factor,
    solveLower(
      factor,
      Float64Array.from(columns, (column) => dot(column, target)),
    ),
  );

/** The sum of products of two vectors of equal length. */
export const dot = (a: Float64Array, b: Float64Array): number => dotWithin(a, b, 0, a.length);

function dotWithin(a: Float64Array, b: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let index = from; index < to; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

/** The rows from the first that is not zero to behind the last: an outlier's column has one or two. */
function extentOf(column: Float64Array): [number, number] {
  let from = 0;
  let to = column.length;
  while (from < to && column[from] === 0) from++;
  while (to > from && column[to - 1] === 0) to--;
  return [from, to];
}

const none = new Float64Array(0);

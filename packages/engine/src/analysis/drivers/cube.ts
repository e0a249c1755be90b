/** The members' combinations that occur: `codes[dimension][leaf]` indexes `members[dimension]`. */
export type Cube = { dimensions: string[]; members: string[][]; codes: Int32Array[]; size: number };

/** A cube with a figure of each leaf in both periods; the figures add up over leaves. */
export type Leaves = { cube: Cube; prior: Float64Array; current: Float64Array };

/** Leaves that hold certain members, dimensions in ascending order. */
export type Slice = { dimension: number; member: number }[];

/** One row of either period: a member of each dimension, and its figures (sums over the rows behind it). */
export type CubeRow = { current: boolean; members: string[]; values: number[] };

/** A cube and the figures of its leaves: `prior[figure]` and `current[figure]`, both by leaf. */
export type CubeFigures = { cube: Cube; prior: Float64Array[]; current: Float64Array[] };

/**
 * Puts rows of two periods side by side: a leaf a combination of members, 0 where a period has no row of it, repeated
 * combinations added up. `figures` is how many values each row has; values that are not finite count as 0.
 */
export function buildCube(dimensions: string[], rows: CubeRow[], figures: number): CubeFigures {
  const coders = dimensions.map(() => new Map<string, number>());
  const leaves = new Map<string, number>();
  const codes: number[][] = dimensions.map(() => []);
  const leafOf = rows.map(({ members }) => {
    const own = coders.map((coder, dimension) => codeOf(coder, members[dimension] ?? ""));
    const known = leaves.get(own.join());
    if (known !== undefined) return known;
    leaves.set(own.join(), leaves.size);
    for (const [dimension, code] of own.entries()) codes[dimension]?.push(code);
    return leaves.size - 1;
  });
  const sums = (current: boolean, figure: number): Float64Array => {
    const column = new Float64Array(leaves.size);
    for (const [index, row] of rows.entries()) {
      const value = row.values[figure] ?? 0;
      if (row.current === current && Number.isFinite(value)) addTo(column, leafOf[index] ?? 0, value);
    }
    return column;
  };
  const all = Array.from({ length: figures }, (_, figure) => figure);
  return {
    cube: {
      dimensions,
      members: coders.map((coder) => [...coder.keys()]),
      codes: codes.map((column) => Int32Array.from(column)),
      size: leaves.size,
    },
    prior: all.map((figure) => sums(false, figure)),
    current: all.map((figure) => sums(true, figure)),
  };
}

/** Adds to one cell of a column. */
export function addTo(column: Float64Array, index: number, value: number): void {
  column[index] = (column[index] ?? 0) + value;
}

/** For each leaf, 1 where it is in the slice. */
export function leavesIn(cube: Cube, slice: Slice): Uint8Array {
  const inside = new Uint8Array(cube.size).fill(1);
  for (const { dimension, member } of slice) {
    const codes = cube.codes[dimension] ?? new Int32Array();
    for (let leaf = 0; leaf < cube.size; leaf++) if (codes[leaf] !== member) inside[leaf] = 0;
  }
  return inside;
}

/** The sum of a column, over the leaves of `inside` where it is given; compensated (Neumaier), so that parts add up. */
export function sum(column: Float64Array, inside: Uint8Array | null = null): number {
  let total = 0;
  let lost = 0;
  for (let index = 0; index < column.length; index++) {
    if (inside !== null && inside[index] === 0) continue;
    const value = column[index] ?? 0;
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + lost;
}

function codeOf(coder: Map<string, number>, member: string): number {
  const known = coder.get(member);
  if (known !== undefined) return known;
  coder.set(member, coder.size);
  return coder.size - 1;
}

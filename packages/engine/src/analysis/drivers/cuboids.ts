import type { Cube } from "./cube.ts";

/** The combinations of members that occur in some dimensions (`members` by cell), and each leaf's cell. */
export type Cuboid = { dimensions: number[]; cellOf: Int32Array; members: number[][] };

/** Cell indexes that are kept; beyond that each scan counts them anew. */
const mostKept = 8_000_000;

/** Every cuboid of up to `depth` dimensions, shallow ones first; may be walked several times. */
export function cuboidsOf(cube: Cube, depth: number): Iterable<Cuboid> {
  const choices = combinations(cube.dimensions.length, depth);
  if (choices.length * cube.size <= mostKept) return choices.map((dimensions) => cuboidOf(cube, dimensions));
  return {
    *[Symbol.iterator]() {
      for (const dimensions of choices) yield cuboidOf(cube, dimensions);
    },
  };
}

function cuboidOf(cube: Cube, dimensions: number[]): Cuboid {
  const cellOf = new Int32Array(cube.size);
  const known = new Map<number, number>();
  const members: number[][] = [];
  for (let leaf = 0; leaf < cube.size; leaf++) {
    let key = 0;
    for (const dimension of dimensions)
      key = key * (cube.members[dimension]?.length ?? 1) + (cube.codes[dimension]?.[leaf] ?? 0);
    let cell = known.get(key);
    if (cell === undefined) {
      cell = members.length;
      known.set(key, cell);
      members.push(dimensions.map((dimension) => cube.codes[dimension]?.[leaf] ?? 0));
    }
    cellOf[leaf] = cell;
  }
  return { dimensions, cellOf, members };
}

/** Every choice of 1 to `depth` of `count` things, small ones first. */
export function combinations(count: number, depth: number): number[][] {
  const found: number[][] = [];
  let level: number[][] = [[]];
  for (let size = 1; size <= Math.min(depth, count); size++) {
    level = level.flatMap((chosen) =>
      Array.from({ length: count }, (_, index) => index)
        .filter((index) => index > (chosen.at(-1) ?? -1))
        .map((index) => [...chosen, index]),
    );
    found.push(...level);
  }
  return found;
}

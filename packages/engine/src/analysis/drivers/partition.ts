import { type CubeFigures, leavesIn, type Slice, sum } from "./cube.ts";
import { decompose } from "./decompose.ts";
import type { Drivers } from "./rank-drivers.ts";

/**
 * Parts of the cube that neither overlap nor leave anything out: `partOf` by leaf. A part is a driver (`driver` indexes
 * the given ones), the rest of one, a member, or what is left over (empty slice).
 */
export type Partition = { partOf: Int32Array; parts: { slice: Slice; driver: number | null }[] };

/** Members that are shown one by one, the others together. */
const mostMembers = 9;

/**
 * What the table shows a change to be made of. Drivers first, where two overlap the earlier has the overlap; then the
 * other members of their dimension when all drivers are of one, else the rest as one part. Without drivers: the members of the
 * dimension along which the change is least even.
 */
export function partitionOf(figures: CubeFigures, { drivers, offsets }: Drivers, ratio: boolean): Partition {
  const { cube } = figures;
  const slices = [...drivers, ...offsets].map(({ slice }) => slice);
  const parts: Partition["parts"] = slices.map((slice, driver) => ({ slice, driver }));
  const along = slices.length === 0 ? unevenDimension(figures, ratio) : commonDimension(slices);
  if (along !== null) {
    const named = new Set(slices.map(([part]) => part?.member));
    for (const member of weightiest(figures, along, ratio))
      if (!named.has(member) && parts.length < slices.length + mostMembers)
        parts.push({ slice: [{ dimension: along, member }], driver: null });
  }
  const partOf = new Int32Array(cube.size).fill(-1);
  for (const [index, { slice }] of parts.entries()) {
    const inside = leavesIn(cube, slice);
    for (let leaf = 0; leaf < cube.size; leaf++)
      if (inside[leaf] === 1 && partOf[leaf] === -1) partOf[leaf] = index;
  }
  if (!partOf.includes(-1)) return { partOf, parts };
  return {
    partOf: partOf.map((part) => (part === -1 ? parts.length : part)),
    parts: [...parts, { slice: [], driver: null }],
  };
}

/** The one dimension that all slices are members of, or null. */
function commonDimension(slices: Slice[]): number | null {
  const dimension = slices[0]?.[0]?.dimension ?? null;
  return slices.every((slice) => slice.length === 1 && slice[0]?.dimension === dimension) ? dimension : null;
}

/** Members of a dimension, that which changed most first. */
function weightiest(figures: CubeFigures, dimension: number, ratio: boolean): number[] {
  const count = figures.cube.members[dimension]?.length ?? 0;
  const changes = decompose(figures, ratio, figures.cube.codes[dimension] ?? new Int32Array(), count);
  return changes
    .map(({ change }, member) => ({ member, change: Math.abs(change) }))
    .toSorted((a, b) => b.change - a.change)
    .map(({ member }) => member);
}

/** The dimension whose members' figures moved apart most: the sum of squared deviations from an even change, by size. */
function unevenDimension(figures: CubeFigures, ratio: boolean): number {
  const { cube } = figures;
  const base = ratio ? 1 : 0;
  const weights = figures.prior[base] ?? new Float64Array(cube.size);
  const scores = cube.members.map((members, dimension) => {
    const codes = cube.codes[dimension] ?? new Int32Array(cube.size);
    const parts = decompose(figures, ratio, codes, members.length);
    const whole = sum(Float64Array.from(parts, ({ change }) => change));
    const all = sum(weights);
    const apart = parts.reduce((total, { change }, member) => {
      const share = sum(weights, leavesIn(cube, [{ dimension, member }])) / all;
      return total + (change - whole * share) ** 2 / Math.max(share, 1e-3);
    }, 0);
    return apart / Math.max(1, members.length - 1);
  });
  return scores.indexOf(Math.max(...scores));
}

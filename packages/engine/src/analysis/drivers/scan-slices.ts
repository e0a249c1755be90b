import { addTo, type Cube, type Slice } from "./cube.ts";
import type { Cuboid } from "./cuboids.ts";

/** A slice with how much better two levels, one inside and one outside, explain the leaves than one level does. */
export type Proposal = { slice: Slice; gain: number; cost: number };

/** What is scanned: expected and observed figures of each leaf, and the weight that its noise leaves it. */
export type Evidence = { cube: Cube; expected: Float64Array; observed: Float64Array; weights: Float64Array };

/** How many dimensions a slice may name and how many proposals a scan hands back. */
export type ScanLimits = { depth: number; proposals: number };

/**
 * Scans cuboids for the slices whose level differs most from the rest: a
 * likelihood-ratio scan (Kulldorff 1997) with binomial counts whose weights carry the noise. Best first by gain less
 * cost; the cost (nats) says how many slices of its depth there were to choose from.
 */
export function scanSlices(evidence: Evidence, cuboids: Iterable<Cuboid>, limits: ScanLimits): Proposal[] {
  const best: Proposal[] = [];
  const { cube } = evidence;
  const whole = {
    expected: weighted(evidence, evidence.expected),
    observed: weighted(evidence, evidence.observed),
  };
  const totals = { expected: total(whole.expected), observed: total(whole.observed) };
  for (const cells of cuboids) {
    const { dimensions } = cells;
    const expected = new Float64Array(cells.members.length);
    const observed = new Float64Array(cells.members.length);
    for (let leaf = 0; leaf < cube.size; leaf++) {
      const cell = cells.cellOf[leaf] ?? 0;
      addTo(expected, cell, whole.expected[leaf] ?? 0);
      addTo(observed, cell, whole.observed[leaf] ?? 0);
    }
    const cost = sliceCost(cube, dimensions.length, cells.members.length);
    for (let cell = 0; cell < cells.members.length; cell++) {
      const gain = levelGain(expected[cell] ?? 0, observed[cell] ?? 0, totals.expected, totals.observed);
      const proposal = { gain, cost, cell };
      if (isBetter(best, proposal, limits.proposals))
        keep(best, { gain, cost, slice: sliceOf(dimensions, cells.members[cell] ?? []) }, limits.proposals);
    }
  }
  return best;
}

/** Nats to name one of the slices of this depth; each level of depth must also earn its keep. */
export function sliceCost(cube: Cube, depth: number, cells: number): number {
  return Math.log(choose(cube.dimensions.length, depth)) + Math.log(Math.max(2, cells)) + 2 + 2 * depth;
}

/** Twice-binomial likelihood gain of a level of its own for (expected, observed) within the totals. */
function levelGain(expected: number, observed: number, allExpected: number, allObserved: number): number {
  const inside = entropyTerm(expected, observed);
  const outside = entropyTerm(allExpected - expected, allObserved - observed);
  return inside + outside - entropyTerm(allExpected, allObserved);
}

const entropyTerm = (a: number, b: number): number => xLogX(a) + xLogX(b) - xLogX(a + b);

const xLogX = (x: number): number => (x > 0 ? x * Math.log(x) : 0);

function weighted({ weights }: Evidence, column: Float64Array): Float64Array {
  return column.map((value, leaf) => value * (weights[leaf] ?? 0));
}

const total = (column: Float64Array): number => column.reduce((sum, value) => sum + value, 0);

const sliceOf = (dimensions: number[], members: number[]): Slice =>
  dimensions.map((dimension, index) => ({ dimension, member: members[index] ?? 0 }));

const value = ({ gain, cost }: { gain: number; cost: number }): number => gain - cost;

function isBetter(best: Proposal[], proposal: { gain: number; cost: number }, room: number): boolean {
  const last = best.at(-1);
  return best.length < room || last === undefined || value(proposal) > value(last);
}

function keep(best: Proposal[], proposal: Proposal, room: number): void {
  const at = best.findIndex((other) => value(proposal) > value(other));
  best.splice(at < 0 ? best.length : at, 0, proposal);
  if (best.length > room) best.pop();
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

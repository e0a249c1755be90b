import { type Cube, type Leaves, leavesIn, type Slice } from "./cube.ts";
import { type Cuboid, cuboidsOf } from "./cuboids.ts";
import { fitLevels, type Levels } from "./fit-levels.ts";
import { keptLeaves, leafNoise, leafWeights } from "./leaf-noise.ts";
import { type Proposal, type ScanLimits, scanSlices } from "./scan-slices.ts";

/** Slices that moved on their own, each with its log factor beyond the common one; `gain` is what leaving it out costs; `expected` is the model's current figure of each leaf. */
export type SliceModel = { slices: FoundSlice[]; common: number; expected: Float64Array };
export type FoundSlice = { slice: Slice; factor: number; gain: number };

const defaultLimits: ScanLimits = { depth: 3, proposals: 12 };
const maximumSlices = 6;
/** So many are added before any must earn its cost: two changes at once look like noise to each other. */
const forcedSlices = 3;
/** "All but one" is one slice to name; each member of it beyond the first has its own level (nats). */
const levelCost = 3;
/** A member is exchanged for at most so many others. */
const mostOthers = 4;

/**
 * The few slices whose own factors, with a common one, explain how the leaves moved: forward selection by penalised
 * likelihood, each chosen slice reconsidered after every addition, and the noise measured anew on what is left
 * unexplained. None where noise explains everything.
 */
export function searchSlices(leaves: Leaves, limits: ScanLimits = defaultLimits): SliceModel {
  let state = startState(leaves, cuboidsOf(leaves.cube, limits.depth));
  for (let round = 0; round < maximumSlices; round++) {
    const extended = addBest(state, limits, round < forcedSlices);
    if (extended === null) break;
    state = withNoise(complemented(reconsider(extended, limits)));
  }
  return modelOf(settled(state));
}

/** A model of given slices, none searched for. */
export function modelSlices(leaves: Leaves, slices: Slice[]): SliceModel {
  const chosen = slices.map((slice) => ({ slice, gain: 0, cost: 0 }));
  const inside = slices.map((slice) => leavesIn(leaves.cube, slice));
  return modelOf(withNoise(fit({ ...startState(leaves, []), chosen, inside })));
}

function modelOf(state: State): SliceModel {
  return {
    slices: state.chosen.map((proposal, index) => ({
      slice: proposal.slice,
      factor: state.levels.slices[index] ?? 0,
      gain: state.levels.likelihood - without(state, index).levels.likelihood,
    })),
    common: state.levels.common,
    expected: expectedBy(state),
  };
}

/** Drops slices that do not earn their cost, under the noise that the remaining ones leave. */
function settled(state: State): State {
  const fewer = prune(state);
  return fewer.chosen.length === state.chosen.length ? fewer : settled(withNoise(fewer));
}

type State = {
  leaves: Leaves;
  cuboids: Iterable<Cuboid>;
  weights: Float64Array;
  chosen: Proposal[];
  levels: Levels;
  inside: Uint8Array[];
};

function startState(leaves: Leaves, cuboids: Iterable<Cuboid>): State {
  const weights = new Float64Array(leaves.cube.size).fill(1);
  const empty = {
    leaves,
    cuboids,
    weights,
    chosen: [],
    levels: { common: 0, slices: [], likelihood: 0 },
    inside: [],
  };
  return withNoise(withNoise(fit(empty)));
}

/** Fits the levels of the chosen slices. */
function fit(state: State): State {
  const { leaves, weights, inside } = state;
  const masks = new Int32Array(leaves.cube.size);
  for (const [index, members] of inside.entries())
    for (let leaf = 0; leaf < masks.length; leaf++)
      if (members[leaf] === 1) masks[leaf] = (masks[leaf] ?? 0) | (1 << index);
  const scale = (column: Float64Array): Float64Array =>
    column.map((value, leaf) => value * (weights[leaf] ?? 0));
  const levels = fitLevels({
    prior: scale(leaves.prior),
    current: scale(leaves.current),
    masks,
    slices: inside.length,
  });
  return { ...state, levels };
}

function expectedBy({ leaves, levels, inside }: State): Float64Array {
  return leaves.prior.map((value, leaf) => {
    let log = levels.common;
    for (const [index, members] of inside.entries())
      if (members[leaf] === 1) log += levels.slices[index] ?? 0;
    return value * Math.exp(log);
  });
}

function withNoise(state: State): State {
  const expected = expectedBy(state);
  const weights = leafWeights(leafNoise(expected, state.leaves.current), expected, state.leaves.current);
  return fit({ ...state, weights });
}

const worth = ({ levels, chosen }: State): number =>
  levels.likelihood - chosen.reduce((sum, { cost }) => sum + cost, 0);

/** The state with the slice that adds most, or null when none earns its cost. */
function addBest(state: State, limits: ScanLimits, forced = false): State | null {
  const proposals = scanSlices(
    {
      cube: state.leaves.cube,
      expected: expectedBy(state),
      observed: state.leaves.current,
      weights: state.weights,
    },
    state.cuboids,
    limits,
  );
  let best: State | null = null;
  for (const proposal of proposals) {
    if (state.chosen.some(({ slice }) => sameSlice(slice, proposal.slice))) continue;
    const next = fit({
      ...state,
      chosen: [...state.chosen, proposal],
      inside: [...state.inside, leavesIn(state.leaves.cube, proposal.slice)],
    });
    if ((forced && best === null) || worth(next) > worth(best ?? state)) best = next;
  }
  return best;
}

/** Looks for a better slice in place of each chosen one, given the others. */
function reconsider(state: State, limits: ScanLimits): State {
  let current = state;
  for (let index = 0; index < current.chosen.length - 1; index++) {
    const replaced = addBest(without(current, index), limits);
    if (replaced !== null && worth(replaced) > worth(current) + 1e-6) {
      current = replaced;
      index = -1;
    }
  }
  return current;
}

/**
 * "All but North rose" and "North fell" fit alike when few members exist. Each lone member is tried in exchange for
 * the others of its dimension; the prior on the common factor and the slices' costs decide.
 */
function complemented(state: State): State {
  let best = state;
  for (const [index, { slice, cost }] of state.chosen.entries()) {
    const [part] = slice;
    if (part === undefined || slice.length > 1) continue;
    const others = (state.leaves.cube.members[part.dimension] ?? []).flatMap((_, member) =>
      member === part.member ? [] : [[{ dimension: part.dimension, member }]],
    );
    if (others.length > mostOthers || state.chosen.length + others.length > maximumSlices) continue;
    if (state.chosen.some((other) => others.some((one) => sameSlice(one, other.slice)))) continue;
    const rest = without(state, index);
    const shared = (cost + levelCost * (others.length - 1)) / others.length;
    const swapped = fit({
      ...rest,
      chosen: [...rest.chosen, ...others.map((one) => ({ slice: one, gain: 0, cost: shared }))],
      inside: [...rest.inside, ...others.map((one) => leavesIn(state.leaves.cube, one))],
    });
    if (worth(swapped) > worth(best)) best = swapped;
  }
  return best;
}

/** Drops slices, the weakest first, that no longer earn their cost under the final noise. */
function prune(state: State): State {
  const leaves = state.weights.reduce((count, weight) => (weight > 0 ? count + 1 : count), 0);
  const freedom = keptLeaves * leaves - state.chosen.length - 1;
  const margins = state.chosen.map(({ cost }, index) => {
    const gain = state.levels.likelihood - without(state, index).levels.likelihood;
    return heavyTailed(gain, freedom) - cost;
  });
  const weakest = margins.indexOf(Math.min(...margins));
  return (margins[weakest] ?? 1) <= 0 ? prune(without(state, weakest)) : state;
}

/**
 * A gain under a noise that was itself estimated from few leaves: Student's t in place of the normal, (ν/2)·ln(1 + 2g/ν).
 */
const heavyTailed = (gain: number, freedom: number): number =>
  (Math.max(1, freedom) / 2) * Math.log1p((2 * Math.max(0, gain)) / Math.max(1, freedom));

const without = (state: State, index: number): State =>
  fit({ ...state, chosen: state.chosen.toSpliced(index, 1), inside: state.inside.toSpliced(index, 1) });

/** Whether two slices hold the same members. */
export const sameSlice = (a: Slice, b: Slice): boolean =>
  a.length === b.length &&
  a.every((part, index) => part.dimension === b[index]?.dimension && part.member === b[index]?.member);

/** A slice as dimension and member names. */
export const namedSlice = (cube: Cube, slice: Slice): Record<string, string> =>
  Object.fromEntries(
    slice.map(({ dimension, member }) => [
      cube.dimensions[dimension] ?? "",
      cube.members[dimension]?.[member] ?? "",
    ]),
  );

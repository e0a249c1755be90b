import { type Cube, type CubeFigures, type Leaves, leavesIn, sum } from "./cube.ts";
import { type Driver, driversOf, importance } from "./driver.ts";
import { isProportion, rateBaseline } from "./rate-baseline.ts";
import { modelSlices, searchSlices } from "./search-slices.ts";

/** Which figures of the cube make the measure: one that adds up, or a ratio of two. */
export type DriverMeasure = { numerator: number; denominator: number | null };

/**
 * What made a measure change: `drivers` move it the way it went, `offsets` the other way, both best first. `broad`
 * says that everything moved alike. `common` is the factor of all leaves (for a ratio, of its rate).
 */
export type Drivers = { drivers: Driver[]; offsets: Driver[]; broad: boolean; common: number };

const limits = { depth: 3, proposals: 12 };
/** A common move of at least this log factor is a broad change. */
const broadMove = Math.log(1.06);
/** A slice of its own moves by at least this log factor ... */
const leastMove = Math.log(1.12);
/** ... and explains at least this part of what the strongest one does. */
const leastPart = 0.12;
/** ... and has at least this part of its importance; rates drift by themselves more than levels do. */
const leastImportance = { level: 0.03, rate: 0.08 };
/** A change of the whole by this log factor shows which way drivers must push; a smaller one may be chance. */
const clearChange = Math.log(1.06);
/** Mix counts from this part of all effects on. */
const leastMix = 0.3;

/** A counterpart needs this surprise (nats), and is looked for among so many members. */
const counterpartGain = 2;
const mostCounterparts = 40;

/** Finds the slices that made a measure change between the two periods of a cube; none where nothing but noise did. */
export function findDrivers(figures: CubeFigures, measure: DriverMeasure): Drivers {
  const { cube } = figures;
  const numerator = pair(figures, measure.numerator);
  if (measure.denominator !== null) return ratioDrivers(cube, numerator, pair(figures, measure.denominator));
  const leaves = positive(numerator);
  const model = searchSlices({ cube, ...leaves }, limits);
  return directed(
    driversOf(cube, model, "level"),
    model.common,
    Math.log(sum(leaves.current) / sum(leaves.prior)),
  );
}

type Pair = { prior: Float64Array; current: Float64Array };

const pair = (figures: CubeFigures, figure: number): Pair => ({
  prior: figures.prior[figure] ?? new Float64Array(figures.cube.size),
  current: figures.current[figure] ?? new Float64Array(figures.cube.size),
});

/** Counts cannot be negative; the rare negative leaf (returns) counts as empty for the search. */
const positive = ({ prior, current }: Pair): Pair => ({
  prior: prior.map((value) => Math.max(0, value)),
  current: current.map((value) => Math.max(0, value)),
});

function ratioDrivers(cube: Cube, numerator: Pair, denominator: Pair): Drivers {
  const counted = rarer(positive(numerator), positive(denominator));
  const expected = rateBaseline(
    cube,
    { numerator: counted.prior, denominator: denominator.prior },
    denominator.current,
  );
  const leaves = { prior: expected, current: counted.current };
  const model = searchSlices({ cube, ...leaves }, limits);
  const volumes = searchSlices({ cube, ...positive(denominator) }, limits);
  const sign = counted === numerator ? 1 : -1;
  const size = sum(denominator.current) || 1;
  const rates = driversOf(cube, model, "rate").map((driver) => ({
    ...driver,
    effect: (sign * driver.effect) / size,
  }));
  const shifts = driversOf(cube, volumes, "mix").filter(isMove);
  const paired = withCounterparts({ cube, ...positive(denominator) }, shifts);
  return directed(
    [...rates, ...mixDrivers(cube, numerator, denominator, paired, rates)],
    model.common,
    sign *
      Math.log(
        sum(counted.current) / sum(denominator.current) / (sum(counted.prior) / sum(denominator.prior)),
      ),
  );
}

/** Of a proportion's two outcomes the rarer one: a success rate that falls from 99 to 95 % is failures times five. */
function rarer(numerator: Pair, denominator: Pair): Pair {
  const shares =
    isProportion({ numerator: numerator.prior, denominator: denominator.prior }) &&
    isProportion({ numerator: numerator.current, denominator: denominator.current });
  if (!shares || sum(numerator.prior) * 2 <= sum(denominator.prior)) return numerator;
  const rest = (all: Float64Array, part: Float64Array): Float64Array =>
    all.map((value, leaf) => Math.max(0, value - (part[leaf] ?? 0)));
  return {
    prior: rest(denominator.prior, numerator.prior),
    current: rest(denominator.current, numerator.current),
  };
}

/** Volume shifts as drivers of the ratio, where together they explain enough of it beside the rates. */
function mixDrivers(
  cube: Cube,
  numerator: Pair,
  denominator: Pair,
  shifts: Driver[],
  rates: Driver[],
): Driver[] {
  const without = (undone: Driver[]): number => {
    const scale = new Float64Array(cube.size).fill(1);
    for (const { slice, factor } of undone) {
      const inside = leavesIn(cube, slice);
      for (let leaf = 0; leaf < cube.size; leaf++)
        if (inside[leaf] === 1) scale[leaf] = (scale[leaf] ?? 1) / factor;
    }
    const scaled = (column: Float64Array): number =>
      sum(column.map((value, leaf) => value * (scale[leaf] ?? 1)));
    return scaled(numerator.current) / scaled(denominator.current);
  };
  const now = without([]);
  const together = now - without(shifts);
  const all = Math.abs(together) + rates.reduce((total, { effect }) => total + Math.abs(effect), 0);
  if (shifts.length === 0 || Math.abs(together) < leastMix * all) return [];
  return shifts.map((shift) => {
    const own = now - without([shift]);
    const share = together / shifts.length;
    return { ...shift, effect: Math.sign(own) === Math.sign(together) ? own : share / 4 };
  });
}

/**
 * What one member loses, another of its dimension may gain: the member that moved most against a lone one, tested by
 * itself, since it need not be searched for.
 */
function withCounterparts(leaves: Leaves, shifts: Driver[]): Driver[] {
  const [only] = shifts;
  const [part] = only?.slice ?? [];
  if (only === undefined || part === undefined || shifts.length > 1 || only.slice.length > 1) return shifts;
  const others = (leaves.cube.members[part.dimension] ?? []).flatMap((_, member) =>
    member === part.member ? [] : [member],
  );
  const tried = others.slice(0, mostCounterparts).map((member) => {
    const model = modelSlices(leaves, [only.slice, [{ dimension: part.dimension, member }]]);
    return driversOf(leaves.cube, model, "mix");
  });
  const against = tried.filter(
    ([one, other]) =>
      one !== undefined &&
      other !== undefined &&
      other.gain >= counterpartGain &&
      Math.sign(other.effect) === -Math.sign(one.effect) &&
      Math.abs(other.effect) >= 0.25 * Math.abs(one.effect),
  );
  return against.toSorted((a, b) => (b[1]?.gain ?? 0) - (a[1]?.gain ?? 0))[0] ?? shifts;
}

const isMove = ({ factor }: Driver): boolean => Math.abs(Math.log(factor)) >= leastMove;

function directed(found: Driver[], common: number, change: number): Drivers {
  const moved = found.filter(isMove);
  const kinds = Map.groupBy(moved, ({ kind }) => kind);
  const strong = [...kinds.values()]
    .map(strongest)
    .toSorted((a, b) => reach(b) - reach(a))
    .flat();
  const went =
    Math.abs(change) >= clearChange && strong.some(({ effect }) => Math.sign(effect) === Math.sign(change));
  const sign = Math.sign(went ? change : (strong[0]?.effect ?? 0));
  return {
    drivers: strong.filter(({ effect }) => Math.sign(effect) === sign),
    offsets: strong.filter(({ effect }) => Math.sign(effect) !== sign),
    broad: moved.length === 0 && Math.abs(common) >= broadMove,
    common: Math.exp(common),
  };
}

const reach = (drivers: Driver[]): number =>
  drivers.reduce((total, { effect }) => total + Math.abs(effect), 0);

/** The drivers of one kind that stand beside the most important one, most important first. */
function strongest(drivers: Driver[]): Driver[] {
  const ordered = drivers.toSorted((a, b) => importance(b) - importance(a));
  const [first] = ordered;
  if (first === undefined) return [];
  return ordered.filter(
    (driver) =>
      driver.kind === "mix" ||
      (Math.abs(driver.effect) >= leastPart * Math.abs(first.effect) &&
        importance(driver) >= leastImportance[driver.kind] * importance(first)),
  );
}

import { type Cube, type Leaves, leavesIn, sum } from "./cube.ts";
import { type Driver, driversOf, isMove } from "./driver.ts";
import { type Pair, positive } from "./figure-pair.ts";
import { type Drivers, rankDrivers } from "./rank-drivers.ts";
import { isProportion, rateBaseline } from "./rate-baseline.ts";
import { modelSlices, searchSlices } from "./search-slices.ts";

/** Mix counts from this part of all effects on. */
const leastMix = 0.3;
/** A counterpart needs this surprise (nats), and is looked for among so many members. */
const counterpartGain = 2;
const mostCounterparts = 40;

/**
 * The slices that made a ratio change: those whose rate moved (against the rates that their members had, at the
 * current volumes) and, where they explain enough, those whose volume moved, since a mix of other rates is another ratio.
 */
export function ratioDrivers(cube: Cube, numerator: Pair, denominator: Pair): Drivers {
  const whole = positive(numerator);
  const counted = rarer(whole, positive(denominator));
  const expected = rateBaseline(
    cube,
    { numerator: counted.prior, denominator: denominator.prior },
    denominator.current,
  );
  const leaves = { prior: expected, current: counted.current };
  const model = searchSlices({ cube, ...leaves });
  const volumes = searchSlices({ cube, ...positive(denominator) });
  const sign = counted === whole ? 1 : -1;
  const size = sum(denominator.current) || 1;
  const rates = driversOf(cube, model, "rate").map((driver) => ({
    ...driver,
    effect: (sign * driver.effect) / size,
  }));
  const shifts = driversOf(cube, volumes, "mix").filter(isMove);
  const paired = withCounterparts({ cube, ...positive(denominator) }, shifts);
  return rankDrivers([...rates, ...mixDrivers(cube, numerator, denominator, paired, rates)], {
    common: sign * model.common,
    prior: sum(numerator.prior) / sum(denominator.prior),
    current: sum(numerator.current) / sum(denominator.current),
    size: sum(counted.prior) / sum(denominator.prior),
  });
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

import { type Driver, importance, isMove } from "./driver.ts";

/**
 * What made a measure change: `drivers` move it the way it went, `offsets` the other way, both best first. `broad`
 * says that everything moved alike. `common` is the factor of all leaves (for a ratio, of its rate).
 */
export type Drivers = { drivers: Driver[]; offsets: Driver[]; broad: boolean; common: number };

/**
 * The measure as a whole in both periods, and the log factor that all leaves have in common. `size` is what effects are
 * small or large against: the prior figure, of a proportion its rarer outcome.
 */
export type Whole = { prior: number; current: number; size: number; common: number };

/** A common move of at least this log factor is a broad change. */
const broadMove = Math.log(1.06);
/** A change of the whole by this log factor shows which way drivers must push; a smaller one may be chance. */
const clearChange = Math.log(1.06);
/** A driver explains at least this part of what the strongest one does ... */
const leastPart = 0.12;
/** ... and has at least this part of its importance; rates drift by themselves more than levels do. */
const leastImportance = { level: 0.03, rate: 0.08 };
/** What moves the whole by less than this part of it is not worth naming, ... */
const leastShare = 0.005;
/** ... and beside a broad change, what makes less than this part of the change. */
const leastOfBroad = 0.15;

/** Puts what moved in order of importance, that which pushed the way the whole went apart from that which held it back. */
export function rankDrivers(found: Driver[], whole: Whole): Drivers {
  const change = whole.current - whole.prior;
  const clear = Math.log1p(Math.abs(change) / whole.size) >= clearChange;
  const common = Math.abs(whole.common) >= broadMove;
  const least = Math.max(leastShare * whole.size, common && clear ? leastOfBroad * Math.abs(change) : 0);
  const moved = found.filter((driver) => isMove(driver) && Math.abs(driver.effect) >= least);
  const strong = [...Map.groupBy(moved, ({ kind }) => kind).values()]
    .map(strongest)
    .toSorted((a, b) => reach(b) - reach(a))
    .flat();
  const along = strong.filter(({ effect }) => Math.sign(effect) === Math.sign(change));
  const went = clear && (along.length > 0 || (common && Math.sign(whole.common) === Math.sign(change)));
  const sign = Math.sign(went ? change : (strong[0]?.effect ?? 0));
  const drivers = strong.filter(({ effect }) => Math.sign(effect) === sign);
  return {
    drivers,
    offsets: strong.filter(({ effect }) => Math.sign(effect) !== sign),
    broad: drivers.length === 0 && common,
    common: Math.exp(whole.common),
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

import { type Cube, leavesIn, type Slice, sum } from "./cube.ts";
import type { SliceModel } from "./search-slices.ts";

/**
 * A slice that moved on its own. `kind`: the level of an additive measure, or a ratio's rate or mix (its volume).
 * `factor` is its own move beyond the common one (1 is none), `effect` what it added to the measure, `gain` its
 * surprise in nats: the log likelihood lost without it.
 */
export type Driver = {
  slice: Slice;
  kind: "level" | "rate" | "mix";
  factor: number;
  effect: number;
  gain: number;
};

/** Drivers from a model's slices; the effect is the figure that the model expects less what it would be without the slice's factor. */
export function driversOf(cube: Cube, model: SliceModel, kind: Driver["kind"]): Driver[] {
  return model.slices.map(({ slice, factor, gain }) => {
    const held = sum(model.expected, leavesIn(cube, slice));
    return { slice, kind, factor: Math.exp(factor), effect: held * (1 - Math.exp(-factor)), gain };
  });
}

/** A slice of its own moves by at least this log factor. */
const leastMove = Math.log(1.12);

/** Whether a driver's own move is worth naming. */
export const isMove = ({ factor }: Driver): boolean => Math.abs(Math.log(factor)) >= leastMove;

/** Order of importance: surprise, which grows with the slice's share, times the size of its own move. */
export const importance = ({ factor, gain }: Driver): number =>
  Math.abs(Math.log(factor)) * Math.max(0, gain);

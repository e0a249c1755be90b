import { median } from "../../statistics/quantile.ts";
import { explainSeries } from "../model/explain-series.ts";
import type { Stretch } from "./stretch.ts";

/** The level that a series has moved to, at each row (0 at first), and where it moved. */
export type Levels = { shifts: Stretch[]; level: Float64Array };

/** Blocks that the series is divided into: their medians know nothing of single points. */
const blocks = 240;

/** A shift has to leave the range in which most values lay: as many spreads of single values. */
const smallest = 2;

/** Level shifts of standardised values, from the medians of blocks; a shift has to last a twentieth of the series. */
export function levelsOfBlocks(standardised: Float64Array, rows: number): Levels {
  const size = Math.max(1, Math.floor(rows / blocks));
  const count = Math.floor(rows / size);
  const medians = Float64Array.from({ length: count }, (_, index) =>
    median(standardised.subarray(index * size, (index + 1) * size)),
  );
  const level = new Float64Array(rows);
  if (medians.every((value) => value === medians[0])) return { shifts: [], level };
  const { found } = explainSeries({ values: medians, present: new Uint8Array(count).fill(1) }, [], {
    alpha: 0.01,
    patchLengths: [],
    minimumPatch: 0,
    ramps: false,
    minimumRun: Math.ceil(count / 20),
    minimumStep: 3,
    minimumLongStep: 3,
    maximumFound: 4,
  });
  const shifts = found
    .filter(({ effect }) => Math.abs(effect) >= smallest)
    .map(({ at, effect, pValue }): Stretch => {
      const start = sharpen(standardised, at * size, size);
      for (let row = start; row < rows; row++) level[row] = (level[row] ?? 0) + effect;
      return {
        kind: "level-shift",
        start,
        end: start + 1,
        size: effect,
        chance: Math.min(1, pValue * count),
      };
    });
  return { shifts, level };
}

/** The row within a block of `near` that divides the values around it best into two levels. */
function sharpen(values: Float64Array, near: number, block: number): number {
  const from = Math.max(0, near - 2 * block);
  const around = values.subarray(from, near + 2 * block).map((value) => Math.max(-10, Math.min(10, value)));
  const total = around.reduce((sum, value) => sum + value, 0);
  let [best, most, before] = [near, -1, 0];
  for (let at = 1; at < around.length; at++) {
    before += around[at - 1] ?? 0;
    const split = before ** 2 / at + (total - before) ** 2 / (around.length - at);
    if (Math.abs(from + at - near) <= block && split > most) [best, most] = [from + at, split];
  }
  return best;
}

import type { CubeFigures } from "./cube.ts";

/** One figure of every leaf in both periods. */
export type Pair = { prior: Float64Array; current: Float64Array };

/** A figure of a cube; zeros where it has no such figure. */
export const figurePair = (figures: CubeFigures, figure: number): Pair => ({
  prior: figures.prior[figure] ?? new Float64Array(figures.cube.size),
  current: figures.current[figure] ?? new Float64Array(figures.cube.size),
});

/** Counts cannot be negative; the rare negative leaf (returns) counts as empty for the search. */
export const positive = ({ prior, current }: Pair): Pair => ({
  prior: prior.map((value) => Math.max(0, value)),
  current: current.map((value) => Math.max(0, value)),
});

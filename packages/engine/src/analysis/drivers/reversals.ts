import type { CubeFigures } from "./cube.ts";
import { decompose } from "./decompose.ts";

/** A dimension all of whose weighty members' ratios moved against the whole's. */
export type Reversal = { dimension: number; rose: boolean; members: number };

/** Members with less of the denominator than this part do not count. */
const weighty = 0.01;
/** A ratio that moves by less than this part of itself is standing still. */
const still = 0.001;

/**
 * Simpson's reversals: dimensions along which each member's ratio moved one way while the whole moved the other, because
 * the weight shifted to members of other levels. Each says that the whole's change is one of composition.
 */
export function findReversals(figures: CubeFigures): Reversal[] {
  const { cube } = figures;
  const whole = decompose(figures, true, new Int32Array(cube.size), 1)[0]?.change ?? 0;
  return cube.dimensions.flatMap((_, dimension): Reversal[] => {
    const count = cube.members[dimension]?.length ?? 0;
    const codes = cube.codes[dimension] ?? new Int32Array(cube.size);
    const moves = decompose(figures, true, codes, count).flatMap(({ prior, current }, member) =>
      prior === null || current === null || weightOf(figures, codes, member) < weighty
        ? []
        : [{ move: current - prior, least: still * Math.abs(prior) }],
    );
    const against = moves.every(
      ({ move, least }) => Math.abs(move) > least && Math.sign(move) === -Math.sign(whole),
    );
    return moves.length >= 2 && whole !== 0 && against
      ? [{ dimension, rose: whole < 0, members: moves.length }]
      : [];
  });
}

/** The member's larger share of the denominator in the two periods. */
function weightOf(figures: CubeFigures, codes: Int32Array, member: number): number {
  const share = (column: Float64Array | undefined): number => {
    let [own, all] = [0, 0];
    for (const [leaf, value] of column?.entries() ?? []) {
      all += value;
      if (codes[leaf] === member) own += value;
    }
    return all === 0 ? 0 : own / all;
  };
  return Math.max(share(figures.prior[1]), share(figures.current[1]));
}

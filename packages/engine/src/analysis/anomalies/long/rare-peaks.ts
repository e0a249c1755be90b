import { quantileOfSorted } from "../../statistics/quantile.ts";
import { fitTail, tailBeyond } from "./tail-fit.ts";

/** A peak that the tail of the other peaks does not explain: its row and the chance of any such one. */
export type Peak = { row: number; height: number; pValue: number };

/** Peaks tested at most: what happens more often is usual. */
const mostPeaks = 5;
/** Blocks below which the tail cannot be known. */
const fewestBlocks = 24;

/**
 * Peaks of a signal that stand out of all its other peaks. Maxima of blocks of `block` rows are independent enough for
 * extreme value theory (Coles 2001); the highest few are tested, all at once from the lowest of them on, against a
 * generalised Pareto tail in which they are censored. In a signal like itself throughout something is found with a chance
 * of about `alpha`.
 */
export function rarePeaks(signal: Float64Array, block: number, alpha: number): Peak[] {
  const peaks = declustered(blockMaxima(signal, block), block).toSorted((a, b) => b.height - a.height);
  if (peaks.length < fewestBlocks) return [];
  const heights = peaks.map(({ height }) => height);
  const threshold = quantileOfSorted(heights.toReversed(), 0.4);
  const beyond = heights.filter((height) => height > threshold);
  for (let count = Math.min(mostPeaks, beyond.length >> 2); count > 0; count--) {
    const rest = beyond.slice(count).map((height) => height - threshold);
    const tail = fitTail(rest, threshold, count, rest[0] ?? 0);
    const expected = (height: number): number => beyond.length * tailBeyond(tail, height);
    const pValue = poissonAtLeast(count, expected(heights[count - 1] ?? 0));
    if (pValue < alpha / mostPeaks)
      return peaks
        .slice(0, count)
        .map((peak) => ({ ...peak, pValue: Math.min(pValue, expected(peak.height)) }));
  }
  return [];
}

function blockMaxima(signal: Float64Array, block: number): Omit<Peak, "pValue">[] {
  return Array.from({ length: Math.floor(signal.length / block) }, (_, index) => {
    let row = index * block;
    const end = index === Math.floor(signal.length / block) - 1 ? signal.length : (index + 1) * block;
    for (let at = row + 1; at < end; at++) if ((signal[at] ?? 0) > (signal[row] ?? 0)) row = at;
    return { row, height: signal[row] ?? 0 };
  });
}

/** Of two maxima of neighbouring blocks less than half a block apart the higher one stays: they are one peak. */
function declustered(maxima: Omit<Peak, "pValue">[], block: number): Omit<Peak, "pValue">[] {
  return maxima.filter(({ row, height }, index) =>
    [maxima[index - 1], maxima[index + 1]].every(
      (other) =>
        other === undefined ||
        Math.abs(other.row - row) > block / 2 ||
        other.height < height ||
        (other.height === height && other.row > row),
    ),
  );
}

/** The chance that a Poisson count of this mean is at least `count`. */
function poissonAtLeast(count: number, mean: number): number {
  let term = Math.exp(-mean);
  let below = 0;
  for (let k = 0; k < count; k++) {
    below += term;
    term *= mean / (k + 1);
  }
  if (mean > 0.1) return Math.max(0, 1 - below);
  let sum = 0;
  for (let k = count; k < count + 6; k++) {
    sum += term;
    term *= mean / (k + 1);
  }
  return sum;
}

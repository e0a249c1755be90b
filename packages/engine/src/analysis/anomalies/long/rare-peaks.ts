import { rareExtremes } from "../../statistics/rare-extremes.ts";

/** A peak that the tail of the other peaks does not explain: its row and the chance of any such one. */
export type Peak = { row: number; height: number; pValue: number };

/** Peaks tested at most: what happens more often is usual. */
const mostPeaks = 5;
/** The tail is what lies beyond this quantile of the peaks. */
const beyondQuantile = 0.4;
/** Blocks below which the tail cannot be known. */
const fewestBlocks = 24;

/**
 * Peaks of a signal that stand out of all its other peaks. Maxima of blocks of `block` rows are independent enough for
 * extreme value theory (Coles 2001); the highest few are tested, all at once from the lowest of them on, against a
 * generalised Pareto tail in which they are censored. In a signal like itself throughout something is found with a chance
 * of a few times `alpha` (see `rareExtremes`).
 */
export function rarePeaks(signal: Float64Array, block: number, alpha: number): Peak[] {
  const peaks = declustered(blockMaxima(signal, block), block).toSorted((a, b) => b.height - a.height);
  if (peaks.length < fewestBlocks) return [];
  const heights = peaks.map(({ height }) => height);
  const chances = rareExtremes(heights, beyondQuantile, mostPeaks, alpha);
  return chances.flatMap((pValue, index) => {
    const peak = peaks[index];
    return peak === undefined ? [] : [{ ...peak, pValue }];
  });
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

import { quantileOfSorted } from "../../statistics/quantile.ts";
import { fitTail, tailBeyond } from "../../statistics/tail-fit.ts";

/**
 * A peak of a signal: its row, and how many as high as it a signal of its kind, as long as this one, would show
 * (`expected`, below 1 where it stands out).
 */
export type Peak = { row: number; height: number; expected: number };

/** The tail is what lies beyond this quantile of the peaks. */
const beyondQuantile = 0.4;
/** Blocks below which the tail cannot be known. */
const fewestBlocks = 24;

/**
 * Peaks of a signal of which `fewer` are expected in one that is like itself throughout, highest first. Maxima of blocks of `block`
 * rows are independent enough for extreme value theory (Coles 2001); a generalised Pareto tail is fitted to them with the
 * highest `suspect` share censored, so that what stands out, as often and as long as that, does not count as usual.
 */
export function rarePeaks(signal: Float64Array, block: number, suspect: number, fewer: number): Peak[] {
  const peaks = declustered(blockMaxima(signal, block), block).toSorted((a, b) => b.height - a.height);
  if (peaks.length < fewestBlocks) return [];
  const threshold = quantileOfSorted(peaks.map(({ height }) => height).toReversed(), beyondQuantile);
  const beyond = peaks.filter(({ height }) => height > threshold);
  const censored = Math.min(beyond.length >> 2, Math.ceil(suspect * beyond.length));
  const rest = beyond.slice(censored).map(({ height }) => height - threshold);
  const tail = fitTail(rest, threshold, censored, rest[0] ?? 0);
  return beyond
    .slice(0, censored)
    .map((peak) => ({ ...peak, expected: beyond.length * tailBeyond(tail, peak.height) }))
    .filter(({ expected }) => expected < fewer);
}

function blockMaxima(signal: Float64Array, block: number): Omit<Peak, "expected">[] {
  return Array.from({ length: Math.floor(signal.length / block) }, (_, index) => {
    let row = index * block;
    const end = index === Math.floor(signal.length / block) - 1 ? signal.length : (index + 1) * block;
    for (let at = row + 1; at < end; at++) if ((signal[at] ?? 0) > (signal[row] ?? 0)) row = at;
    return { row, height: signal[row] ?? 0 };
  });
}

/** Of two maxima of neighbouring blocks less than half a block apart the higher one stays: they are one peak. */
function declustered(maxima: Omit<Peak, "expected">[], block: number): Omit<Peak, "expected">[] {
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

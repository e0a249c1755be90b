import type { ReliabilityBin } from "@parlance/contract";

/** From so many judged answers on, what they say of the confidence is worth a sentence. */
const enough = 20;
/** Standard deviations of a 95 % interval. */
const z = 1.96;

/** Wilson's 95 % interval (1927) of a share seen in `count` answers: where the true share lies. */
export function shareInterval(share: number, count: number): [low: number, high: number] {
  const scale = 1 + (z * z) / count;
  const middle = (share + (z * z) / (2 * count)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/**
 * How far, on average over judged answers, the confidence was from how many were right (0 to 1: the expected calibration
 * error); null while they are too few to say.
 */
export function calibrationError(bins: ReliabilityBin[]): number | null {
  const total = bins.reduce((sum, { answers }) => sum + answers, 0);
  if (total < enough) return null;
  return (
    bins.reduce((sum, { answers, confidence, right }) => sum + answers * Math.abs(confidence - right), 0) /
    total
  );
}

/** Squared residual a unit of level, as a line in the level: counting noise `a` and noise in proportion `b`. */
export type Noise = { counting: number; proportional: number };

const bins = 8;
/** The mean of a chi-square's lowest 80 % (one degree of freedom) is this part of its full mean. */
const trimmedMean = 0.4375;
const kept = 0.8;

/**
 * How noisy leaves are, from the residuals of a fit: the variance of observed less expected is
 * (a + b·n)·n with n = observed + expected. `b` is what separates a large leaf from many small ones: its swings do not
 * average out. Trimmed means within bins of equal count, then a non-negative line, so that changed leaves do not
 * pass for noise.
 */
export function leafNoise(expected: Float64Array, observed: Float64Array): Noise {
  const points = residualPoints(expected, observed);
  if (points.length === 0) return { counting: 1, proportional: 0 };
  const count = Math.max(1, Math.min(bins, Math.floor(points.length / 8)));
  const lines = Array.from({ length: count }, (_, bin) => {
    const part = points.slice(
      Math.floor((bin * points.length) / count),
      Math.floor(((bin + 1) * points.length) / count),
    );
    const sorted = part.map(({ ratio }) => ratio).toSorted((a, b) => a - b);
    const lowest = sorted.slice(0, Math.max(1, Math.ceil(sorted.length * kept)));
    return {
      level: mean(part.map(({ level }) => level)),
      ratio: mean(lowest) / trimmedMean,
    };
  });
  return nonNegativeLine(lines);
}

/** Weight of each leaf under some noise: the inverse of its variance a unit of level. */
export function leafWeights(noise: Noise, expected: Float64Array, observed: Float64Array): Float64Array {
  return expected.map((value, leaf) => {
    const level = value + (observed[leaf] ?? 0);
    return level > 0 ? 1 / (noise.counting + noise.proportional * level) : 0;
  });
}

type Point = { level: number; ratio: number };

function residualPoints(expected: Float64Array, observed: Float64Array): Point[] {
  const points: Point[] = [];
  for (let leaf = 0; leaf < expected.length; leaf++) {
    const [e, o] = [expected[leaf] ?? 0, observed[leaf] ?? 0];
    if (e + o > 0) points.push({ level: e + o, ratio: (o - e) ** 2 / (e + o) });
  }
  return points.sort((a, b) => a.level - b.level);
}

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Least squares on relative errors (variances scale with themselves), neither coefficient below 0. */
function nonNegativeLine(points: Point[]): Noise {
  const floor = Math.max(1e-12, Math.max(...points.map(({ ratio }) => ratio)) * 1e-3);
  let [w, x, xx, y, xy] = [0, 0, 0, 0, 0];
  for (const { level, ratio } of points) {
    const weight = 1 / Math.max(ratio, floor) ** 2;
    w += weight;
    x += weight * level;
    xx += weight * level * level;
    y += weight * ratio;
    xy += weight * level * ratio;
  }
  const determinant = w * xx - x * x;
  const slope = determinant > 1e-12 * w * xx ? (w * xy - x * y) / determinant : 0;
  const start = (y - slope * x) / w;
  if (slope < 0)
    return { counting: Math.max(floor, mean(points.map(({ ratio }) => ratio))), proportional: 0 };
  if (start < 0) return { counting: floor, proportional: Math.max(0, xy / xx) };
  return { counting: Math.max(floor, start), proportional: slope };
}

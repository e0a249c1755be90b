/** Variance of a leaf a unit of level, as a line in the level: counting noise and noise in proportion. */
export type Noise = { counting: number; proportional: number };

const bins = 8;
/** The part of leaves of like size that passes for unchanged: noise is what these show. */
export const keptLeaves = 0.8;
/** Leaves with something in them that a group of leaves must hold, so that rare counts show their spread. */
const filledInGroup = 4;
/** Half the square of the swing of a large leaf; more than 22 % is no level at all. */
const mostProportional = 0.025;
/** Rows are counted one by one: the variance of whole numbers is hardly below this part of their level. */
const leastOfCounts = 0.45;

/**
 * How noisy leaves are, from the residuals of a fit: the variance of observed less expected is
 * (a + b·n)·n with n = observed + expected. `b` is what separates a large leaf from many small ones: its swings do not
 * average out. Trimmed means over groups of leaves of like size, so that changed leaves do not pass for noise, then a
 * non-negative line.
 */
export function leafNoise(expected: Float64Array, observed: Float64Array): Noise {
  const points = residualPoints(expected, observed);
  if (points.length === 0) return { counting: 1, proportional: 0 };
  const count = Math.max(1, Math.min(bins, Math.floor(points.length / 8)));
  const line = Array.from({ length: count }, (_, bin) =>
    binSpread(
      points.slice(
        Math.floor((bin * points.length) / count),
        Math.floor(((bin + 1) * points.length) / count),
      ),
    ),
  );
  const noise = nonNegativeLine(line);
  return observed.every(Number.isInteger)
    ? { ...noise, counting: Math.max(leastOfCounts, noise.counting) }
    : noise;
}

/** Weight of each leaf under some noise: the inverse of its variance a unit of level. */
export function leafWeights(noise: Noise, expected: Float64Array, observed: Float64Array): Float64Array {
  return expected.map((value, leaf) => {
    const level = value + Math.max(Math.min(value, observed[leaf] ?? 0), (observed[leaf] ?? 0) / 4);
    return level > 0 ? 1 / (noise.counting + noise.proportional * level) : 0;
  });
}

type Point = { expected: number; level: number; squared: number; filled: boolean };

function residualPoints(expected: Float64Array, observed: Float64Array): Point[] {
  const points: Point[] = [];
  for (let leaf = 0; leaf < expected.length; leaf++) {
    const [e, o] = [expected[leaf] ?? 0, observed[leaf] ?? 0];
    if (e + o > 0) points.push({ expected: e, level: e + o, squared: (o - e) ** 2, filled: o > 0 });
  }
  return points.sort((a, b) => a.expected - b.expected);
}

type Spread = { level: number; ratio: number };

/** The typical squared residual a unit of level among leaves of like size. */
function binSpread(points: Point[]): Spread {
  const filled = points.filter((point) => point.filled).length / points.length;
  const wanted = filled > 0.9 ? 1 : Math.ceil(filledInGroup / Math.max(filled, 1e-9));
  const groups = Math.max(1, Math.floor(points.length / wanted));
  const size = points.length / groups;
  const ratios = Array.from({ length: groups }, (_, group) => {
    const own = points.filter((__, index) => index % groups === group);
    return total(own.map(({ squared }) => squared)) / total(own.map(({ level }) => level));
  });
  const lowest = ratios.toSorted((a, b) => a - b).slice(0, Math.max(1, Math.ceil(groups * keptLeaves)));
  return {
    level: total(points.map(({ level }) => level)) / points.length,
    ratio: total(lowest) / lowest.length / trimmedMean(groups > 1 ? size : null),
  };
}

/** Normal quantiles in the middle of tenths of the lowest 80 %. */
const quantiles = [-1.751, -1.175, -0.842, -0.583, -0.358, -0.151, 0.05, 0.253, 0.468, 0.706];

/** Mean of the lowest 80 % of chi-squares a degree of freedom (Wilson and Hilferty 1931); null: nothing is cut off. */
function trimmedMean(freedom: number | null): number {
  if (freedom === null) return 1;
  const spread = 2 / (9 * freedom);
  return total(quantiles.map((z) => Math.max(0, 1 - spread + z * Math.sqrt(spread)) ** 3)) / quantiles.length;
}

const total = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Least squares on relative errors (variances scale with themselves), neither coefficient below 0. */
function nonNegativeLine(points: Spread[]): Noise {
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
  const proportional = Math.min(mostProportional, Math.max(0, start < 0 ? xy / xx : slope));
  if (slope === proportional && start >= floor) return { counting: start, proportional };
  const left = points.map(({ level, ratio }) => ratio - proportional * level);
  return { counting: Math.max(floor, total(left) / left.length), proportional };
}

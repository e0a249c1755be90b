/** A function of many numbers: its value there, and its slopes written into `gradient`. */
export type Slope = (at: Float64Array, gradient: Float64Array) => number;

const remembered = 8;

/**
 * Where a smooth convex function is least, from `start` on: L-BFGS (Liu and Nocedal 1989) with a backtracking line search
 * (Armijo 1966). Stops after `rounds` or when a round gains less than a millionth.
 */
export function minimise(slope: Slope, start: Float64Array, rounds: number): Float64Array {
  let here: Float64Array = Float64Array.from(start);
  let gradient: Float64Array = new Float64Array(start.length);
  let value = slope(here, gradient);
  const steps: { moved: Float64Array; turned: Float64Array; scale: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const direction = descent(gradient, steps);
    const slant = dot(direction, gradient);
    if (slant >= 0) return here;
    const found = search(slope, { here, value, direction, slant });
    if (found === null) return here;
    const moved = found.here.map((each, at) => each - (here[at] ?? 0));
    const turned = found.gradient.map((each, at) => each - (gradient[at] ?? 0));
    const curved = dot(moved, turned);
    if (curved > 1e-12) steps.push({ moved, turned, scale: 1 / curved });
    if (steps.length > remembered) steps.shift();
    const gained = value - found.value;
    ({ here, value, gradient } = found);
    if (gained < 1e-6 * Math.abs(value)) return here;
  }
  return here;
}

/** The two loops that turn the slope by what the last steps say about how it bends. */
function descent(
  gradient: Float64Array,
  steps: readonly { moved: Float64Array; turned: Float64Array; scale: number }[],
): Float64Array {
  const direction = gradient.map((each) => -each);
  const shares: number[] = [];
  for (const { moved, turned, scale } of steps.toReversed()) {
    const share = scale * dot(moved, direction);
    shares.push(share);
    addTo(direction, turned, -share);
  }
  const last = steps.at(-1);
  const bend =
    last === undefined ? 1 / Math.max(1, length(gradient)) : 1 / (last.scale * dot(last.turned, last.turned));
  for (let at = 0; at < direction.length; at += 1) direction[at] = (direction[at] ?? 0) * bend;
  for (const { moved, turned, scale } of steps)
    addTo(direction, moved, (shares.pop() ?? 0) - scale * dot(turned, direction));
  return direction;
}

type Start = { here: Float64Array; value: number; direction: Float64Array; slant: number };

function search(
  slope: Slope,
  { here, value, direction, slant }: Start,
): { here: Float64Array; value: number; gradient: Float64Array } | null {
  for (let size = 1; size > 1e-8; size /= 2) {
    const there = here.map((each, at) => each + size * (direction[at] ?? 0));
    const gradient = new Float64Array(here.length);
    const reached = slope(there, gradient);
    if (reached <= value + 1e-4 * size * slant) return { here: there, value: reached, gradient };
  }
  return null;
}

const length = (values: Float64Array): number => Math.sqrt(dot(values, values));

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}

function addTo(into: Float64Array, values: Float64Array, times: number): void {
  for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) + times * (values[at] ?? 0);
}

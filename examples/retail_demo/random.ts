/** Seeded pseudo-random numbers, the same on every machine: mulberry32 and the draws that the generator needs. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (items) => itemAt(items, integer(0, items.length - 1)),
    poisson: (mean) => poisson(next, mean),
  };
}

/** The draws: `next` in [0, 1), `integer` with both ends, `chance` of a probability, `pick` evenly, `poisson` counts. */
export type Random = {
  next(): number;
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  poisson(mean: number): number;
};

/** Draws indexes in proportion to fixed weights. */
export function createWeightedPick(weights: readonly number[]): (random: Random) => number {
  const sums: number[] = [];
  let total = 0;
  for (const weight of weights) {
    total += weight;
    sums.push(total);
  }
  return (random) => {
    const target = random.next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? total) > target) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

/** The item of a list at an index that is known to be inside it. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} of ${items.length}`);
  return item;
}

/** Knuth's product method; good for the small means that a shop's day has. */
function poisson(next: () => number, mean: number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = next(); product > limit; product *= next()) count += 1;
  return count;
}

/** Seeded chance: the same numbers for the same seed. */
export type Chance = {
  /** From 0 to below 1. */
  share(): number;
  /** Whole, from `from` to `to`, both included. */
  between(from: number, to: number): number;
  is(probability: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item;
  /** Some of the items, each once, in a random order. */
  some<Item>(items: readonly Item[], count: number): Item[];
};

/** Chance from a seed (mulberry32). */
export function makeChance(seed: number): Chance {
  let state = Math.imul(seed, 0x9e3779b1) | 0;
  const share = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (from: number, to: number): number => from + Math.floor(share() * (to - from + 1));
  const some = <Item>(items: readonly Item[], count: number): Item[] =>
    items
      .map((item) => ({ item, at: share() }))
      .sort((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ item }) => item);
  return {
    share,
    between,
    some,
    is: (probability) => share() < probability,
    pick: <Item>(items: readonly Item[]): Item => items[between(0, items.length - 1)] as Item,
  };
}

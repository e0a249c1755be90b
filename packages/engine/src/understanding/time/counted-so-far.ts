import type { Token } from "../text/tokenize.ts";

/** "the number of orders as of June": those so far. What is in store on a day, or lasts, is not added up. */
export const isCountedSoFar = (before: readonly Token[]): boolean =>
  before.some(({ text }) => ["number", "many", "count", "cumulative"].includes(text)) &&
  !before.some(({ text }) => standing.has(text));

const standing: ReadonlySet<string> = new Set(
  "stock inventory balance balances hand active open current staff headcount employees employed members".split(
    " ",
  ),
);

/** "Buy price", "wholesale price": what a piece cost those who sell it. */
export const isBuyingPrice = (words: readonly string[]): boolean =>
  words.includes("price") && words.some((word) => buying.has(word));

const buying: ReadonlySet<string> = new Set("buy buying purchase purchasing wholesale cost".split(" "));

import type { Reader } from "./reader.ts";

/** "Orders by status in percent", "a percentage breakdown of orders": what each group makes up of all. "For each country, what percentage" is of the country's. */
export function isSplitShare({ frame, tokens, items, at }: Reader): boolean {
  const { start = 0, end = 0 } = items[at] ?? {};
  const grouped = frame.groups.some((group) => group.kind !== "noun" || !group.each);
  return grouped || tokens.slice(start, end).some(({ text }) => splits.has(text));
}

const splits: ReadonlySet<string> = new Set(["breakdown", "split", "distribution"]);

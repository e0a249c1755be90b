import type { ColumnEntry } from "./entries.ts";

const sold: ReadonlySet<string> = new Set(
  "sale sales sell selling sold hammer achieved realised realized".split(" "),
);

/** "Sale price", "sold price", "hammer price": what was paid in the end for a thing that is sold by itself, and not what was asked for it. */
export const isSoldFor = ({ words: [first = "", second, third] }: Pick<ColumnEntry, "words">): boolean =>
  sold.has(first) && second === "price" && third === undefined;

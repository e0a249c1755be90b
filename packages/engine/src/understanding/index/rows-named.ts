/** What only says of a table that others hold the parts of its rows, or what is done with them: "order headers" are orders. */
const heads: ReadonlySet<string> = new Set(["header", "head", "hdr", "master", "mst"]);
/** What rows are called that the rows of another table are made of. */
const parts: ReadonlySet<string> = new Set("line ln item itm detail dtl position entry".split(" "));

/** The words of a table's name without one that only says that it is the other part: "sales order" of "sales order header". */
export function withoutHead(words: readonly string[]): string[] {
  const kept = words.filter((word) => !heads.has(word));
  return kept.length === 0 ? [...words] : kept;
}

/** Whether a table's name has a word for the parts of something. */
export const isPartNamed = (words: readonly string[]): boolean => words.some((word) => parts.has(word));

/** Whether a name is another's with a word for its parts: "sales order detail" beside "sales order". */
export const isPartOf = (words: readonly string[], whole: readonly string[]): boolean =>
  isPartNamed(words) && words.filter((word) => !parts.has(word)).join(" ") === whole.join(" ");

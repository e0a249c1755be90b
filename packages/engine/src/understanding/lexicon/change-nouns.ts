/** What ends the name of a figure that tells how much another changed ("salary hike", "sales growth"). */
export const changeNouns: ReadonlySet<string> = new Set(
  "hike raise rise increase decrease growth change".split(" "),
);

/** Whether a name is that of how much something changed. */
export const tellsChange = (words: readonly string[]): boolean =>
  words.length > 1 && changeNouns.has(words.at(-1) ?? "");

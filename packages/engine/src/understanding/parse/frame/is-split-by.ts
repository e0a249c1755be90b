import { isNoun, type Reader } from "./reader.ts";

/** Whether "different" at the reader says what a figure is split by: "the number of schools in different counties". */
export function isSplitBy({ frame, tokens, items, at, pending, zone }: Reader): boolean {
  const start = items[at]?.start ?? 0;
  const before = tokens[start - 1]?.text === "the" ? start - 2 : start - 1;
  const figured = frame.counting || frame.targets.some(({ aggregation }) => aggregation !== null);
  return (
    figured &&
    zone !== "filter" &&
    pending.length === 0 &&
    frame.groups.length === 0 &&
    isNoun(items[at + 1]) &&
    ["for", "in", "of", "from", "by", "across", "at", "to"].includes(tokens[before]?.text ?? "")
  );
}

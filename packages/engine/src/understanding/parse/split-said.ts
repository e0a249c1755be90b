import type { Token } from "../text/tokenize.ts";

/** Whether the word at a place is what something is split by: "by type", "per type", "by site and type". */
export function isSplitSaid(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? "";
  const listed =
    joins.has(before) && tokens.slice(Math.max(0, at - 6), at).some(({ text }) => splits.has(text));
  return splits.has(before) || listed;
}

const splits: ReadonlySet<string> = new Set(["by", "each", "every", "per"]);
const joins: ReadonlySet<string> = new Set(["and", ",", "&"]);

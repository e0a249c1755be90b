import type { ModelIndex } from "../../index/model-index.ts";
import { nameWords } from "../../index/names.ts";
import { isSuperlative } from "../../lexicon/superlative.ts";
import type { Token } from "../../text/tokenize.ts";

/**
 * "The priciest sale", "which sale": a row of the only table, whose name ends so, and no part of what its columns are called ("sale date").
 * `before` are the words before it.
 */
export function isRankedRow(
  [token, other]: readonly Token[],
  before: readonly string[],
  { tables }: ModelIndex,
): boolean {
  const [sheet, second] = tables;
  const [last = "", ahead = ""] = before.toReversed();
  const told = ["single", "ever"].includes(last) ? ahead : last;
  return (
    token !== undefined &&
    other === undefined &&
    second === undefined &&
    token.text === token.lemma &&
    sheet !== undefined &&
    [sheet.words.at(-1), nameWords(sheet.table.name).at(-1)].some(
      (word) => word === token.text || word === `${token.text}s`,
    ) &&
    token.text !== "sales" &&
    ((isSuperlative(told) && !timely.has(told)) || told === "which" || ["most", "least"].includes(ahead))
  );
}

/** "The latest reading" of a sheet of readings is what was read last. */
const timely: ReadonlySet<string> = new Set(["latest", "earliest"]);

import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import type { Written } from "../written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["busiest", "most"],
  ["quietest", "fewest"],
  ["slowest", "fewest"],
]);

/** "The busiest arrival month" of the only sheet: the one with the most rows, where a column is called so. */
export function busiestPart(
  tokens: readonly Token[],
  at: number,
  { tables, columns }: ModelIndex,
): Written | null {
  const end = ends.get(textAt(tokens, at));
  const [sheet, other] = tables;
  const [deed, unit] = tokens.slice(at + 1, at + 3);
  if (end === undefined || sheet === undefined || other !== undefined || deed?.kind !== "word") return null;
  if (unit === undefined || unitOf(unit.lemma) === null) return null;
  const called = columns.some(({ words }) => words.includes(deed.lemma) && words.includes(unit.lemma));
  const opening = ["which", "what"].includes(textAt(tokens, 0)) ? "" : "which ";
  return called
    ? { words: `${opening}${deed.raw} ${unit.raw} has the ${end} ${sheet.table.label}`, tokens: 3 }
    : null;
}

busiestPart.needs = [...ends.keys()];

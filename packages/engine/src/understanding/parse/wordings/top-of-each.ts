import { isNumeric } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { revenueWords } from "../../lexicon/revenue-words.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { nounAt } from "../idioms/counts/noun-at.ts";
import { figureAt } from "../idioms/counts/number-at.ts";
import type { Written } from "../idioms/written.ts";

const highest: ReadonlySet<string> = new Set("top best biggest largest strongest leading".split(" "));
const lowest: ReadonlySet<string> = new Set("bottom worst smallest weakest".split(" "));
const ends = /^(?:in|during|for|since|last|this|over|from|between|[?.!,;])?$/;
const joints = /^(?:by|per)$/;
/** "By amount billed", "by value shipped": how much, and no kind of rows. */
const amounts: ReadonlySet<string> = new Set("amount value worth money sum".split(" "));
const longest = 3;

/**
 * "Top 3 items by site", "best month per shop": those of each site, which is nothing that they could be ranked by ("by orders"); by what
 * they are ranked nobody has said. The best of times stand in the rows that are told of them.
 */
export function topOfEach(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = textAt(tokens, at);
  const numbered = tokens[at + 1]?.kind === "number" ? 1 : 0;
  if (!highest.has(word) && !lowest.has(word)) return null;
  const begin = at + 1 + numbered;
  const ranked = rankedAt(tokens, begin, index);
  if (ranked === null) return null;
  const named = begin + ranked.tokens;
  const end = named + (ranked.isTime ? phraseAt(tokens, named, overall) : 0);
  const of = splitAt(tokens, end, index);
  const behind = textAt(tokens, end + (of?.tokens ?? 0));
  const figured = ranked.isTime && of === null && behind === "for";
  if (!ends.test(behind) || figured || (of === null && !ranked.isTime)) return null;
  const each = of === null ? "" : ` for each ${of.words}`;
  const size = rawOf(tokens.slice(at + 1, begin));
  const order = ranked.isTime ? `${size} ${lowest.has(word) ? "quietest" : "busiest"}` : `${word} ${size}`;
  return { words: `${order.trim()} ${ranked.words}${each}`, tokens: end + (of?.tokens ?? 0) - at };
}

/** Of all of them, as goes without saying. */
const overall = phrases(
  "ever",
  "so far",
  "of all time",
  "on record",
  "in history",
  "we ever had",
  "we have ever had",
);

/** What is ranked: units of time, else what ends with the name of a table or of a column of kinds ("open tickets"). */
function rankedAt(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): (Written & { isTime: boolean }) | null {
  const [unit] = tokens.slice(at);
  if (unitOf(unit?.lemma) !== null || unit?.lemma === "weekday")
    return { words: unit?.raw ?? "", tokens: 1, isTime: true };
  const size = [1, 2, 3].find((each) => joints.test(textAt(tokens, at + each)));
  if (size === undefined || nounAt(tokens, at + size - 1, index)?.tokens !== 1) return null;
  return { words: rawOf(tokens.slice(at, at + size)), tokens: size, isTime: false };
}

/** "By site", "per sales region": what the data splits rows by, in the singular. */
function splitAt(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!joints.test(textAt(tokens, at))) return null;
  for (let size = longest; size >= 1; size--) {
    const last = tokens[at + size];
    const noun = nounAt(tokens, at + size, index);
    const isWhole = ends.test(textAt(tokens, at + size + 1));
    if (last === undefined || noun?.tokens !== 1 || last.text !== last.lemma || !isWhole) continue;
    if (figureAt(tokens, at + 1, index) > 0 || isFigure(last, index)) return null;
    if (amounts.has(textAt(tokens, at + 1))) return null;
    return { words: rawOf(tokens.slice(at + 1, at + 1 + size)), tokens: 1 + size };
  }
  return null;
}

/** "Top 5 towns by population": whatever its role, a number ranks and does not split. */
const isFigure = ({ lemma }: Token, { words, columns }: ModelIndex): boolean =>
  revenueWords.has(lemma) ||
  (!words.tablesByWord.has(lemma) &&
    (words.columnsByWord.get(lemma) ?? []).some((id) => {
      const column = columns[id]?.column;
      return column !== undefined && isNumeric(column) && column.role !== "key";
    }));

topOfEach.needs = [...highest, ...lowest];

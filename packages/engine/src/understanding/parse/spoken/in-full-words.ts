import { columnKindOf } from "../../index/column-kind-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { numberSaid } from "../../lexicon/numbers.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const bounds: ReadonlySet<string> = new Set(
  "below above under over than least most of at to and between is are was exactly from reach reached".split(
    " ",
  ),
);
const halves: ReadonlyMap<string, number> = new Map([
  ["and a half", 0.5],
  ["and a quarter", 0.25],
  ["and three quarters", 0.75],
]);
const said = phrases(...halves.keys());

/** "Minus five", "five and a half": numbers in words. */
export function spokenNumber(tokens: readonly Token[], at: number): Written | null {
  const minus = textAt(tokens, at) === "minus" && bounds.has(textAt(tokens, at - 1)) ? 1 : 0;
  const number = numberSaid(tokens[at + minus]);
  if (number === null) return null;
  const size = phraseAt(tokens, at + minus + 1, said);
  if (minus + size === 0) return null;
  const words = tokens.slice(at + minus + 1, at + minus + 1 + size).map(({ text }) => text);
  const value = number + (halves.get(words.join(" ")) ?? 0);
  return { words: `${minus > 0 ? "-" : ""}${value}`, tokens: minus + 1 + size };
}

const percents: ReadonlySet<string> = new Set(["%", "percent", "pct"]);

/** "What pct of calls": percent; elsewhere the short form may be that of a column. */
export function percentSaid(tokens: readonly Token[], at: number, { words }: ModelIndex): Written | null {
  const isColumn = words.columnsByWord.has("pct") && textAt(tokens, at + 1) !== "of";
  if (textAt(tokens, at) !== "pct" || isColumn || tokens[at - 1]?.kind === "number") return null;
  return { words: "percent", tokens: 1 };
}

/** "Books out of print" of a flag “in print”: those that are not. */
export function outOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "out" || textAt(tokens, at + 1) !== "of") return null;
  const noun = tokens[at + 2];
  const flag = index.columns.find(
    ({ column, words }) =>
      columnKindOf(column) === "flag" && words.at(-1) === noun?.lemma && words.at(-2) === "in",
  );
  const helped = ["are", "is", "were", "was"].includes(textAt(tokens, at - 1));
  return flag === undefined || noun === undefined
    ? null
    : { words: `${helped ? "" : "that are "}not in ${noun.raw}`, tokens: 3 };
}

/** "What quantity of Gouda have we sold", "what number of guests came": how many; "how many percent": what share. */
export function whatNumber(tokens: readonly Token[], at: number, { pieces }: ModelIndex): Written | null {
  if (
    textAt(tokens, at) === "how" &&
    textAt(tokens, at + 1) === "many" &&
    percents.has(textAt(tokens, at + 2))
  )
    return { words: "what percentage", tokens: 3 };
  if (textAt(tokens, at) !== "what" || textAt(tokens, at + 2) !== "of") return null;
  const word = textAt(tokens, at + 1);
  const article = ["the", "our"].includes(textAt(tokens, at + 3)) ? 1 : 0;
  if (word === "number") return { words: "how many", tokens: 3 + article };
  return word === "quantity" && pieces !== null ? { words: "how many units of", tokens: 3 + article } : null;
}

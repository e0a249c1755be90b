import { isValueWord } from "../index/is-value-word.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { stopWords } from "../lexicon/stop-words.ts";
import { timeUnits } from "../parse/unit-said.ts";
import { textAt } from "../text/phrase-at.ts";
import { sharesRoot } from "../text/same-root.ts";
import { type Token, tokenize } from "../text/tokenize.ts";

/** Words of how long something lasts. */
const lengths: ReadonlySet<string> = new Set(
  "duration length time late early delay overdue gap lag stay wait turnaround tenure lateness long lifetime period".split(
    " ",
  ),
);
/** How many words may stand before a word of time that say no more than what lasts. */
const longest = 2;
const asking = /^(?:many|much|long|far)$/;
/** What begins no name of a figure. */
const outside: ReadonlySet<string> = new Set(
  "average avg mean median total longest shortest highest lowest maximum minimum max min most least what whats is are was the our a an by per for of in with and top number show list give me".split(
    " ",
  ),
);

/**
 * Where the words begin that a time between two dates is called by at the end of a text: "planned length in days", "how many minutes late";
 * null where none are. Words that the data has as values are conditions, and stay, except those by which the dates are `named`.
 */
export function headStart(before: string, named: readonly string[], index: ModelIndex): number | null {
  const tokens = tokenize(before.replace(/[\s,:;=–—-]+$/, ""));
  const isLength = (token: Token): boolean => lengths.has(token.text) || timeUnits.has(token.lemma);
  const length = tokens.findLastIndex(isLength);
  if (length < 0) return null;
  const isNamed = (text: string): boolean => named.some((word) => word === text || sharesRoot(word, text));
  const isValue = (word: string): boolean => isValueWord(index, word);
  const isCondition = ({ text, lemma, kind }: Token): boolean =>
    kind !== "word" || (!isNamed(text) && !stopWords.has(text) && (isValue(text) || isValue(lemma)));
  const how = tokens.findLastIndex(({ text }, at) => text === "how" && asking.test(textAt(tokens, at + 1)));
  if (how >= 0 && !tokens.slice(how + 2).some(isCondition)) return tokens[how]?.start ?? null;
  if (tokens.length - length > near || tokens.slice(length + 1).some(isCondition)) return null;
  let start = length;
  if (
    textAt(tokens, start - 1) === "in" &&
    tokens.slice(Math.max(0, start - 1 - longest), start).some(isLength)
  )
    start = tokens.findLastIndex((token, at) => at < length && isLength(token));
  if (textAt(tokens, start - 1) === "of" && lengths.has(textAt(tokens, start - 2))) start -= 2;
  for (let at = start - 1; at >= start - longest && at >= 0; at -= 1) {
    const token = tokens[at];
    if (token === undefined || outside.has(token.text) || isCondition(token)) {
      return tokens[at + 1]?.start ?? null;
    }
  }
  return tokens[Math.max(0, start - longest)]?.start ?? null;
}

/** How many words may stand between the word of time and what explains it. */
const near = 6;

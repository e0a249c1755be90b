import { isCommon } from "../lexicon/common-words.ts";
import { editDistance } from "./edit-distance.ts";
import { lemma } from "./lemma.ts";
import type { Token } from "./tokenize.ts";

const sides = ["this", "last", "next", "past", "current", "previous"];
const before: ReadonlySet<string> = new Set([...sides, "by", "per", "each", "every"]);
const units = ["day", "days", "week", "weeks", "month", "months", "quarter", "quarters", "year", "years"];
const isUnit: ReadonlySet<string> = new Set([
  ...units,
  "yr",
  "yrs",
  "mth",
  "mths",
  "qtr",
  "qtrs",
  "wk",
  "wks",
]);

/**
 * Takes short words of time that are misspelt for what they are, where the word beside them says time too ("ths month", "lst week",
 * "sales by mnth"): alone they are too short to be told. `knows` says which words the data has a use for.
 */
export function mendTimes(tokens: readonly Token[], knows: (token: Token) => boolean): Token[] {
  const isSlip = (token: Token): boolean =>
    token.kind === "word" && !isCommon(token.text) && (isBare(token.text) || !knows(token));
  return tokens.map((token, at) => {
    const { text } = token;
    if (before.has(text) || isUnit.has(text) || !isSlip(token)) return token;
    const [left, right] = [tokens[at - 1]?.text ?? "", tokens[at + 1]?.text ?? ""];
    const meant =
      before.has(left) || slipOf(left, sides) !== null
        ? slipOf(text, units)
        : isUnit.has(right) || slipOf(right, units) !== null
          ? slipOf(text, sides)
          : null;
    return meant === null ? token : { ...token, text: meant, lemma: lemma(meant) };
  });
}

/** "lst", "ths": without a vowel, as names of columns are shortened too ("lst_price"), which are no time. */
const isBare = (word: string): boolean => sides.some((side) => side.replaceAll(/[aeiou]/g, "") === word);

/** The only word of a list that begins alike and is one slip away. */
function slipOf(word: string, list: readonly string[]): string | null {
  const found = list.filter((each) => each[0] === word[0] && editDistance(each, word, 1) === 1);
  return found.length === 1 ? (found[0] ?? null) : null;
}

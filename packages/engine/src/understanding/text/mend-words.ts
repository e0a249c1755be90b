import { isCommon } from "../lexicon/common-words.ts";
import { allowedSlips, editDistance } from "./edit-distance.ts";
import { lemma } from "./lemma.ts";
import type { Token } from "./tokenize.ts";

/** Words that questions hang on, long enough to be told when they are misspelt. */
const vocabulary: readonly string[] =
  `average total number count highest lowest largest smallest biggest cheapest expensive greatest fewest monthly weekly yearly
  quarterly annually between without percentage percent compare compared revenue growth trend forecast maximum minimum
  cumulative distinct different january february march april june july august september october november december
  ordered sorted descending ascending alphabetical correlation distribution anomalies outliers customers products orders
  previous quarter month together depending excluding including contains starting difference differences longest shortest oldest youngest latest earliest
  length duration distance weight height takings turnover income profit margin discount quantity supplier category department
  employee employees headcount salary salaries attrition invoice invoices payment payments successful cancelled delivered received returned completed yesterday tomorrow weekend weekends occurred current currently`
    .split(/\s+/)
    .filter((word) => word !== "");

/** Short words that questions hang on, told where two of their letters changed places ("mnay", "yaer"). */
const short: readonly string[] =
  "the many much least most year days week share newest which what how last first top more than with each every except only over under above below show list since who per and for not all best worst next".split(
    " ",
  );

/** Short words that are told where a letter is left out. */
const lacking: ReadonlyMap<string, string> = new Map([
  ["totl", "total"],
  ["toal", "total"],
  ["wich", "which"],
  ["whch", "which"],
  ["newst", "newest"],
  ["exept", "except"],
  ["evry", "every"],
]);

const spelt: ReadonlySet<string> = new Set(vocabulary);

/**
 * Takes misspelt words of asking ("averge", "hihgest") for what they are; `knows` says which words the data has a use
 * for, so that they stay as they are.
 */
export function mendWords(tokens: readonly Token[], knows: (token: Token) => boolean): Token[] {
  return tokens.map((token) => {
    if (token.kind !== "word" || isSpelt(token) || knows(token)) return token;
    const text = turned(token.text) ?? (token.text.length < 5 ? null : nearest(token.text));
    return text === null ? token : { ...token, text, lemma: lemma(text) };
  });
}

/** Of a verb's forms that end in "ed", too ("invoiced" is no slip for "invoices"). */
const isSpelt = ({ text, lemma: form }: Token): boolean =>
  spelt.has(text) || spelt.has(form) || (text.endsWith("ed") && spelt.has(text.slice(0, -1)));

/** The only short word that a word is with two letters in each other's place, or one left out, where it is no word itself. */
function turned(word: string): string | null {
  if (word.length < 3 || word.length > 6 || isCommon(word) || short.includes(word)) return null;
  const left = lacking.get(word);
  if (left !== undefined) return left;
  const [only, other] = short.filter((each) => each.length === word.length && isTurned(each, word));
  return other === undefined ? (only ?? null) : null;
}

function isTurned(meant: string, word: string): boolean {
  const at = [...meant].findIndex((letter, place) => letter !== word[place]);
  const swapped = `${meant.slice(0, at)}${meant[at + 1] ?? ""}${meant[at] ?? ""}${meant.slice(at + 2)}`;
  return at >= 0 && swapped === word;
}

/** The only word of the vocabulary within one slip (two in long words) that begins alike. */
function nearest(word: string): string | null {
  for (let slips = 1; slips <= allowedSlips(word.length); slips += 1) {
    const found = vocabulary.filter(
      (each) =>
        each[0] === word[0] &&
        editDistance(each, word, slips) === slips &&
        !isInflection(each, word) &&
        !isOtherAdverb(each, word),
    );
    if (found.length === 1) return found[0] ?? null;
    if (found.length > 1) return null;
  }
  return null;
}

/** "Completely" is no slip of "completed". */
const isOtherAdverb = (meant: string, word: string): boolean => word.endsWith("ly") && !meant.endsWith("ly");

/** "order" and "orders", "count" and "counts", "total" and "totals" are spelt as they are meant. */
const isInflection = (left: string, right: string): boolean =>
  left.startsWith(right) || right.startsWith(left) || lemma(left) === lemma(right);

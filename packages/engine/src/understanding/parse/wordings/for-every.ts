import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const fillers = phrases(
  "do we have",
  "are there",
  "have we got",
  "do we employ",
  "were there",
  "did we have",
);
const joints = phrases("for every", "for each", "to every", "per");
const counts = phrases("how many", "the number of", "number of");
const longest = 2;
const farthest = longest + 3;

/** "How many women are there for every man", "men per woman": the ratio of the ones to the others, where neither is a table, whose rows would each have their own. */
export function forEvery(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, counts);
  const start = at + size;
  if (size === 0 && (tokens[at - 1]?.kind === "word" || phraseAt(tokens, at + 1, joints) === 0)) return null;
  const joint = tokens.findIndex(
    (_, place) => place > start && place <= start + farthest && phraseAt(tokens, place, joints) > 0,
  );
  if (joint < 0) return null;
  const filled = tokens.findIndex((_, place) => place > start && phraseAt(tokens, place, fillers) > 0);
  const ones = tokens.slice(start, filled > 0 && filled < joint ? filled : joint);
  const other = joint + phraseAt(tokens, joint, joints);
  const isKind = (token: Token | undefined): boolean =>
    token?.kind === "word" && tableNamed(token, index) === null && isValue(token, index);
  return ones.length <= longest && isKind(ones.at(-1)) && isKind(tokens[other])
    ? { words: `ratio of ${rawOf(ones)} to ${tokens[other]?.raw}`, tokens: other + 1 - at }
    : null;
}

/** Whether a word, as it is or for what people are called, stands for a value of the data and for no column. */
const isValue = ({ text, lemma }: Token, { values, words, conditions }: ModelIndex): boolean =>
  !words.columnsByWord.has(lemma) &&
  (sexes.has(lemma) || values.byKey.has(text) || values.byKey.has(lemma) || conditions.has(lemma));

const sexes: ReadonlySet<string> = new Set("man woman male female boy girl".split(" "));

forEvery.needs = ["per", "every", "each"];

import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const said = words("that which who are is were was have has been no longer not still any more yet already");
const had = words("have has had with");
const lacked = words("without no");
const longest = 6;
const longestCondition = 7;

/**
 * "Films that are no longer shown (have a closing date)": rows in a state that the brackets tell by what the rows have or lack; what it is called says
 * nothing more.
 */
export function stateExplained(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!said.has(textAt(tokens, at)) || tableNamed(tokens[at - 1], index) === null) return null;
  const open = tokens.findIndex(({ text }, place) => place > at && place <= at + longest && text === "(");
  const state = tokens.slice(at, Math.max(at, open)).filter(({ text }) => !said.has(text));
  if (open < 0 || state.length !== 1 || state[0]?.kind !== "word") return null;
  const close = tokens.findIndex(
    ({ text }, place) => place > open + 2 && place <= open + 1 + longestCondition && text === ")",
  );
  const inner = tokens.slice(open + 2, close);
  const verb = textAt(tokens, open + 1);
  const isOwn = inner.some(({ lemma }) => index.words.columnsByWord.has(lemma));
  if (close < 0 || !isOwn || !(had.has(verb) || lacked.has(verb))) return null;
  return { words: `${had.has(verb) ? "that have" : "without"} ${rawOf(inner)}`, tokens: close + 1 - at };
}

stateExplained.needs = ["("];

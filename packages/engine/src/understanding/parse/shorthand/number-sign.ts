import type { ModelIndex } from "../../index/model-index.ts";
import { stopWords } from "../../lexicon/stop-words.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const signs: ReadonlySet<string> = new Set("no nos nr nrs num nbr #".split(" "));
const joints: ReadonlySet<string> = new Set("and by for with of where in per".split(" "));
const asking: ReadonlySet<string> = new Set("which what their its".split(" "));

/**
 * "no. of orders", "nr of guests": how many. "The no. 1 seller of each town": the top one. "Order no + amount", "which no.": by what rows
 * are told apart. "No" before any other word stays what it is.
 */
export function numberSign(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const sign = tokens[at];
  if (sign === undefined || !signs.has(sign.text) || sign.kind === "quoted") return null;
  const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (next?.text === "of") return { words: "number of", tokens: 2 };
  const named = before?.kind === "word" && !stopWords.has(before.text);
  if (next?.number === 1 && after?.kind === "word" && !named) return { words: "top", tokens: 2 };
  const ends = next === undefined || (next.kind === "mark" && next.text !== "(") || joints.has(next.text);
  if (sign.kind === "mark" || !ends || index.values.byKey.has(sign.text)) return null;
  if (before === undefined) return null;
  if (before.kind === "mark" && next?.kind === "mark" && next.text !== "-") return { words: "id", tokens: 1 };
  if (!asking.has(before.text) && !isTold(before, index)) return null;
  return { words: index.words.phrases.has(`${before.lemma}id`) ? "id" : "number", tokens: 1 };
}

/** Whether what stands before is told by a number, or holds rows that are. */
const isTold = ({ lemma }: Token, { words }: ModelIndex): boolean =>
  words.tablesByWord.has(lemma) || ["id", "number", "no"].some((key) => words.phrases.has(`${lemma}${key}`));

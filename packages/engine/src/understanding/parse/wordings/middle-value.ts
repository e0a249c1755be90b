import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const nouns: ReadonlySet<string> = new Set("value one figure number amount point".split(" "));
const orders = /^(?:line|lined|rank|ranked|sort|sorted|order|ordered|put|arrange|arranged)$/;
const articles: ReadonlySet<string> = new Set(["the", "our", "a", "what", "what's"]);
const farthest = 12;

/**
 * "The middle fee", "the middle value of the prices", "if you line up the orders by weight, how much does the middle one have": the
 * median, where the data calls nothing the middle.
 */
export function middleValue(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (isNamed(index)) return null;
  return linedUp(tokens, at) ?? middleOf(tokens, at);
}

middleValue.needs = ["middle"];

const isNamed = ({ words, values }: ModelIndex): boolean =>
  words.columnsByWord.has("middle") || words.tablesByWord.has("middle") || values.byWord.has("middle");

/** "If you line up the orders by weight, … the middle one …"; "…, if you line them all up" says the same twice. */
function linedUp(tokens: readonly Token[], at: number): Written | null {
  if (textAt(tokens, at) !== "if" || !["you", "we", "i", "they"].includes(textAt(tokens, at + 1)))
    return null;
  if (!orders.test(textAt(tokens, at + 2))) return null;
  const tail = tokens.slice(at + 2);
  const middle = tail.findIndex(({ text }) => text === "middle");
  const isSaid = tokens.slice(0, at).some(({ text }) => text === "middle" || text === "median");
  if (middle < 0) return isSaid && tail.length <= farthest ? { words: "", tokens: tokens.length - at } : null;
  const by = tail.findIndex(({ text }) => text === "by");
  const comma = tail.findIndex(({ text }, place) => text === "," && place > by);
  if (by < 0 || comma < by || middle < comma || middle - comma > farthest) return null;
  return { words: `median ${rawOf(tail.slice(by + 1, comma))}`, tokens: tokens.length - at };
}

/** "The middle fee", "middle value (median) of the prices". */
function middleOf(tokens: readonly Token[], at: number): Written | null {
  if (textAt(tokens, at) !== "middle") return null;
  if (at > 0 && !articles.has(textAt(tokens, at - 1))) return null;
  const isHeaded = nouns.has(textAt(tokens, at + 1));
  const end = at + (isHeaded ? 2 : 1);
  const restated =
    ["(", ",", "or"].includes(textAt(tokens, end)) && /^medians?$/.test(textAt(tokens, end + 1));
  if (restated) {
    const close = textAt(tokens, end) === "(" && textAt(tokens, end + 2) === ")" ? 3 : 2;
    return { words: "median", tokens: end + close - at };
  }
  const isElsewhere = tokens.some(({ lemma }) => lemma === "median");
  if (isHeaded && !isElsewhere && textAt(tokens, end) !== "of") return null;
  const next = tokens[end];
  if (!isHeaded && next?.kind !== "word") return null;
  return { words: isElsewhere ? "" : "median", tokens: end - at };
}

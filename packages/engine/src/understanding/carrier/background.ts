import { isValueWord } from "../index/is-value-word.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import { isContent } from "./bag-opening.ts";

const who = /^(?:we|i|they|he|she|management|marketing|finance|sales)$/;
const being = /^(?:are|is|am|'re|'m|were|was)$/;
const planning =
  /^(?:thinking|planning|considering|discussing|debating|wondering|preparing|putting|worried|working|trying|about|reviewing)$/;
const stops: ReadonlySet<string> = new Set(["-", "–", "—", ":", ";", ".", ","]);
const asks =
  /^(?:how|what|which|who|whose|when|where|show|list|give|number|count|do|does|did|is|are|was|were)$/;
const leads = /^(?:on|in|for|at|so|and|from|of|by|please|with)$/;
const longest = 30;

/** "We are thinking about closing the site when it freezes - on how many days …": how many tokens tell what is planned, before what is asked for it. Values that the data has may be what is asked of. */
export const background = (tokens: readonly Token[], text: string, index: ModelIndex): number => {
  if (!who.test(textAt(tokens, 0))) return 0;
  const said = being.test(textAt(tokens, 1)) ? 2 : 1;
  const verb = /^(?:currently|now|also|still|all|just)$/.test(textAt(tokens, said)) ? said + 1 : said;
  const needed = needs.test(textAt(tokens, 1)) ? purposeEnd(tokens, text, index) : 0;
  if (needed > 0) return needed;
  if (!planning.test(textAt(tokens, verb))) return 0;
  for (let end = verb + 2; end < Math.min(tokens.length, longest); end += 1) {
    if (!stops.has(textAt(tokens, end))) continue;
    const led = leads.test(textAt(tokens, end + 1)) ? end + 2 : end + 1;
    if (asks.test(textAt(tokens, led))) return tokens.slice(verb + 1, end).some(isValue(index)) ? 0 : end + 1;
  }
  return 0;
};

/** "I need names for the branch awards. Which …": what the answer is for, in a sentence of its own. */
function purposeEnd(tokens: readonly Token[], text: string, index: ModelIndex): number {
  const end = tokens.findIndex((token) => text.startsWith(". ", token.end)) + 1;
  const said = tokens.slice(2, Math.max(2, end));
  const isPurpose = said.some(
    ({ text }, at) => text === "for" && /^(?:the|a|an|my|our|next|tomorrow)$/.test(said[at + 1]?.text ?? ""),
  );
  const [next, further] = [textAt(tokens, end), textAt(tokens, end + 1)];
  const isAsked = asks.test(next) || asks.test(further) || (next === "for" && further === "each");
  return end > longest || !isPurpose || !isAsked || said.some(isValue(index)) ? 0 : end;
}

const needs = /^(?:need|want|require)$/;

const isValue =
  (index: ModelIndex) =>
  ({ text, lemma, kind }: Token): boolean =>
    kind === "number" || [text, lemma].some((form) => isContent(form) && isValueWord(index, form));

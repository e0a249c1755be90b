import { standardConventions } from "@parlance/contract";
import { isValueWord } from "../index/is-value-word.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { stopWords } from "../lexicon/stop-words.ts";
import { timeUnits } from "../parse/unit-said.ts";
import { tokenize } from "../text/tokenize.ts";
import { periodsAt } from "../time/parse-period.ts";
import type { Question } from "../types.ts";
import type { Said } from "./said.ts";

const openers =
  /^(?:what(?:'s| is| are| was| were)?|how (?:many|much)|(?:the )?number of|show(?: me)?|give (?:me|us)|tell me|i (?:need|want)|list|calculate|compute|please|the|our|total|average|avg|mean|in total|and)\s+/i;
const joints =
  /\s+(?:by|per|for|in|of|on|at|from|each|across|during|since|are|is|was|were|broken|split|and|between)\b|[,;:?]/i;

/** "the five most profitable films": which rows, and no name of a figure. */
const ranking = /\b(?:most|least|top|best|worst|biggest|smallest|largest)\b/i;

/** The words that a formula explains: what the text before it begins with. */
export function nameBefore(question: Question, { before, formula }: Said): string {
  const asked = askedBefore(question, before);
  if (asked !== "") return asked;
  let rest = before;
  for (let next = rest.replace(openers, ""); next !== rest; next = rest.replace(openers, "")) rest = next;
  const name = further(rest, rest.split(joints)[0]?.trim() ?? "", question.index);
  if (/\d/.test(name) || name.split(/\s+/).length > 4 || ranking.test(name)) return "";
  const [percent = ""] = /^ in (?:percent|per cent|%)(?=[\s:=,]|$)/i.exec(rest.slice(name.length)) ?? [];
  if (percent !== "") return `${name}${percent}`;
  const [, per = "", below = ""] =
    /^( (?:per|of) (?:the )?([a-z]{4,}?)(?:s|es)?)\b/i.exec(rest.slice(name.length)) ?? [];
  return below !== "" && formula.toLowerCase().includes(below.toLowerCase()) ? `${name}${per}` : name;
}

/** "Return on investment": a name goes on over what the data knows nothing of. */
function further(rest: string, name: string, index: ModelIndex): string {
  const [, more = "", last = ""] =
    /^( (?:on|of|in|to) (?:the )?(\p{L}+))(?=[\s,:;(]|$)/iu.exec(rest.slice(name.length)) ?? [];
  const [token] = tokenize(last);
  if (token === undefined || name === "" || token.text.length < 4 || stopWords.has(token.text)) return name;
  if (/^(?:euros?|dollars?|pounds|money|total)$/.test(token.text)) return name;
  const isKnown =
    index.words.columnsByWord.has(token.lemma) ||
    index.words.tablesByWord.has(token.lemma) ||
    isValueWord(index, token.text) ||
    timeUnits.has(token.lemma);
  return isKnown ? name : `${name}${more}`;
}

const wish =
  /(?:^|[\s,;])((?:how (?:much|far|many)|what (?:do|does))\b[^,.;:()?]*?)(?: on average)?[\s,:;=–—-]*$/i;
const grouping = /\s(?:by|per|each|every|for|with|where|than)\s/i;

/** "How much is still owed to us": a question that the formula answers; of one that says of which rows what stands behind them. */
function askedBefore({ index, now, calendar }: Question, before: string): string {
  const [, asked = ""] = wish.exec(before) ?? [];
  if (asked === "" || grouping.test(asked)) return "";
  const tokens = tokenize(asked);
  const isValue = (word: string): boolean => isValueWord(index, word);
  const ends = tokens.map(({ text, lemma, kind }, at) => {
    const period = periodsAt(tokens, at, now, calendar ?? standardConventions).find(({ bare }) => !bare);
    if (period !== undefined) return period.end;
    const isCondition = kind !== "word" || (!stopWords.has(text) && (isValue(text) || isValue(lemma)));
    return isCondition ? at + 1 : 0;
  });
  const said = Math.max(0, ...ends.slice(2));
  return asked.slice(said === 0 ? 0 : (tokens[said - 1]?.end ?? asked.length)).trim();
}

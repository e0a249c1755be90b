import type { ModelIndex } from "../../../index/model-index.ts";
import { partWords } from "../../../lexicon/share-words.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { isTopPart } from "../../frame/top-part.ts";
import type { Written } from "../written.ts";

const parts: ReadonlySet<string> = new Set([...partWords, "much"]);
const few: ReadonlySet<string> = new Set("few handful".split(" "));
/** The longest name of a figure, in words, and between it and "the top 10 %". */
const most = { name: 4, between: 6 };

/**
 * What few hold of the whole: "what share of revenue comes from the top 10 % of customers", "is revenue concentrated in a few customers",
 * "how concentrated is revenue", which is in customers where there are any.
 */
export const concentrated = (tokens: readonly Token[], at: number, index: ModelIndex): Written | null =>
  ofTopPart(tokens, at) ?? inFew(tokens, at) ?? (at === 0 ? unsplit(tokens, index) : null);

/** "How concentrated is our revenue", "revenue concentration", without a word by what. */
function unsplit(tokens: readonly Token[], index: ModelIndex): Written | null {
  const words = tokens.filter(({ kind, text }) => kind === "word" && !own.has(text));
  if (words.length !== tokens.filter(({ kind, text }) => kind !== "mark" && !own.has(text)).length)
    return null;
  const [first, second, third] = words;
  const asked = first?.text === "how" && second?.text === "concentrated" && isVerb.has(third?.text ?? "");
  const name = asked ? words.slice(3) : words.filter(({ text }) => text !== "concentration" && text !== "of");
  const named = asked || words.some(({ text }) => text === "concentration");
  const isSplit = name.some(({ text, lemma }) => splits.has(text) || parties.includes(lemma));
  const [party] = parties.filter(
    (word) => index.words.tablesByWord.has(word) || index.words.columnsByWord.has(word),
  );
  if (!named || isSplit || party === undefined || name.length === 0 || name.length > most.name) return null;
  return { words: `concentration of ${rawOf(name)} by ${party}`, tokens: tokens.length };
}

const own: ReadonlySet<string> = new Set(["our", "the", "my"]);
const isVerb: ReadonlySet<string> = new Set(["is", "are", "was", "were"]);
const splits: ReadonlySet<string> = new Set(
  "by in on among per across between with for over from".split(" "),
);
const parties = ["customer", "client", "buyer", "account", "member", "subscriber", "supplier", "product"];

/** "What share of revenue do the top 10 % of our customers make up", "how much of the revenue …". */
function ofTopPart(tokens: readonly Token[], at: number): Written | null {
  if (!parts.has(textAt(tokens, at)) || textAt(tokens, at + 1) !== "of") return null;
  const top = tokens.findIndex((_, place) => place > at + 2 && isTopPart(tokens, place));
  if (top < 0 || top - at > most.name + most.between) return null;
  const name = figureBefore(tokens, at + 2, top);
  const members = top + (textAt(tokens, top + 3) === "of" ? 4 : 3);
  const own = ["our", "the", "all", "my"].includes(textAt(tokens, members)) ? members + 1 : members;
  if (name === null || tokens[own] === undefined) return null;
  return { words: `concentration of ${name} by`, tokens: own - at };
}

/** The words of a figure until a verb: "revenue" of "revenue comes from the", "total sales" of "total sales do our". */
function figureBefore(tokens: readonly Token[], from: number, until: number): string | null {
  const verb = tokens.findIndex(({ text }, place) => place > from && place < until && verbs.has(text));
  const end = verb < 0 ? until : verb;
  const name = tokens.slice(from, end).map(({ text }) => text);
  return name.length === 0 || name.length > most.name ? null : name.join(" ");
}

const verbs: ReadonlySet<string> = new Set(
  "comes come came is are was were do does did from goes go went belongs belong made generated brought earned held".split(
    " ",
  ),
);

/** "Concentrated in a few customers", "concentrated among our customers": by what. */
function inFew(tokens: readonly Token[], at: number): Written | null {
  if (
    textAt(tokens, at) !== "concentrated" ||
    !["in", "on", "among", "with", "across"].includes(textAt(tokens, at + 1))
  )
    return null;
  let end = at + 2;
  while (
    ["a", "an", "the", "our", "just", "only", "very", "of"].includes(textAt(tokens, end)) ||
    few.has(textAt(tokens, end))
  )
    end += 1;
  return tokens[end] === undefined ? null : { words: "concentrated by", tokens: end - at };
}

concentrated.needs = [...parts, "concentrated", "concentration"];

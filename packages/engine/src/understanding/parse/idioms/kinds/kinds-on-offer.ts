import { lowered, pluralOf } from "@parlance/contract";
import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const offered = phrases(
  ...["we", "they", "you"].flatMap((who) => ["do", "did"].map((helper) => `${helper} ${who} offer`)),
  ...["we offer", "they offer", "you offer", "on offer", "are offered", "that are offered"],
);
const kinds: ReadonlySet<string> = new Set(["type", "kind", "category"]);

/**
 * "How many classes do we offer" where a table lists the types of classes, and another what took place of them: what is offered are the types.
 */
export function kindsOnOffer(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [noun] = tokens.slice(at);
  const size = phraseAt(tokens, at + 1, offered);
  if (noun?.kind !== "word" || size === 0 || noun.text === noun.lemma) return null;
  if (index.words.phrases.get(noun.lemma)?.some(({ kind }) => kind === "table") === true) return null;
  const [only, other] = (index.words.tablesByWord.get(noun.lemma) ?? [])
    .flatMap((id) => index.tables[id] ?? [])
    .filter(({ words }) => words.length === 2 && words[0] === noun.lemma && kinds.has(words[1] ?? ""));
  return only === undefined || other !== undefined
    ? null
    : { words: pluralOf(lowered(only.table.label)), tokens: size + 1 };
}

kindsOnOffer.needs = ["offer", "offered"];

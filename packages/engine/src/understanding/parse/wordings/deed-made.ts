import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { isKnown } from "../asides/aside.ts";
import type { Written } from "../idioms/written.ts";

const makes = /^(?:plac(?:e|es|ed|ing)|mak(?:e|es|ing)|made)$/;
const articles = /^(?:an?|any|at|their)$/;
const deeds: ReadonlyMap<string, string> = new Map([
  ["order", "ordered"],
  ["purchase", "bought"],
]);

/** "Customers who placed an order", "made a purchase in May" where no rows are called so: who ordered or bought. */
export function deedMade(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!makes.test(textAt(tokens, at))) return null;
  const noun = at + 1 + (articles.test(textAt(tokens, at + 1)) ? 1 : 0);
  const deed = deeds.get(tokens[noun]?.lemma ?? "");
  const isOne = noun > at + 1 || tokens[noun]?.text !== tokens[noun]?.lemma;
  return deed === undefined || !isOne || isKnown(tokens[noun], index)
    ? null
    : { words: deed, tokens: noun + 1 - at };
}

deedMade.needs = [...deeds.keys()];

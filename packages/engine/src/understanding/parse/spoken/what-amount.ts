import { isValueWord } from "../../index/is-value-word.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { wordsFor } from "../links/words-for.ts";
import { saidFrom } from "./said.ts";

const helpers: ReadonlySet<string> = new Set(["do", "does", "did", "have", "has", "had"]);
/** Deeds that are told by an amount and never by a thing. */
const amounts: ReadonlySet<string> = new Set(
  "invoice bill charge earn spend owe gross collect donate pay refund reimburse recover".split(" "),
);
/** Deeds of things as well: told by an amount where it is asked for in total. */
const things: ReadonlySet<string> = new Set("sell sold make made take taken".split(" "));
const together =
  /\b(?:in total|altogether|all together|overall|in all|all told|all in all|in sum|combined)\b/;
const money = /^how many (?:dollars?|euros?|pounds?|bucks|usd|eur|gbp|quid|francs?|crowns?)$/;
const longest = 5;

const isAmount = (lemma: string, text: string): boolean =>
  [lemma, text.replace(/ed$/, ""), text.replace(/d$/, "")].some((form) => amounts.has(form));

/**
 * "What did we invoice in May", "what have we billed so far", "what have we sold in Spain in total", "how many euros did we spend": how much. "What did we sell yesterday"
 * may ask for things.
 */
export function whatAmount(tokens: readonly Token[], { words, values }: ModelIndex): readonly Token[] {
  const isColumn = (word: string): boolean =>
    words.phrases.get(word)?.some(({ kind }) => kind === "column") === true;
  const isHeld = (token: Token | undefined): boolean =>
    token !== undefined && [token.text, token.lemma].some((word) => isValueWord({ values }, word));
  const coins = tokens.findIndex(
    (_, at) => money.test(saidFrom(tokens, at, at + 3)) && !isHeld(tokens[at + 2]),
  );
  if (coins >= 0)
    return [
      ...tokens.slice(0, coins),
      ...wordsFor("how much money", tokens.slice(coins, coins + 3)),
      ...tokens.slice(coins + 3),
    ];
  const what = tokens.findIndex(({ text }, at) => text === "what" && helpers.has(textAt(tokens, at + 1)));
  const verb = tokens.findIndex(
    ({ lemma, text }, at) =>
      at > what + 2 &&
      at <= what + 2 + longest &&
      ((isAmount(lemma, text) && !isColumn(lemma)) || (things.has(text) && together.test(saidFrom(tokens)))),
  );
  if (what < 0 || verb < 0) return tokens;
  return [
    ...tokens.slice(0, what),
    ...wordsFor("how much", tokens.slice(what, what + 1)),
    ...tokens.slice(what + 1),
  ];
}

import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const highest: ReadonlySet<string> = new Set(["biggest", "largest", "highest", "greatest"]);
const lowest: ReadonlySet<string> = new Set(["smallest", "lowest"]);
/** What says by what else they are ranked. */
const told: ReadonlySet<string> = new Set(["by", "with", "value", "size", "amount", "quantity", "worth"]);

/** "The biggest order last month": by the money of its lines, where only these tell it. What deals hold themselves is found by its name. */
export function biggestDeal(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = textAt(tokens, at);
  const end = highest.has(word) ? "highest" : lowest.has(word) ? "lowest" : null;
  const noun = tokens[at + 1];
  if (end === null || noun?.kind !== "word" || isTold(tokens, at + 2, index)) return null;
  const { dealTable, moneyTable } = index;
  if (isLine(tokens, at + 1, index)) return null;
  if (dealTable === null || moneyTable === dealTable || tableNamed(noun, index)?.id !== dealTable)
    return null;
  return { words: `${noun.raw} with the ${end} revenue`, tokens: 2 };
}

/** "The biggest order item": a line of a deal, which is a row of its own. */
const isLine = (tokens: readonly Token[], at: number, { words }: ModelIndex): boolean =>
  (words.phrases.get(`${tokens[at]?.lemma}${tokens[at + 1]?.lemma}`) ?? []).some(
    ({ kind }) => kind === "table",
  );

/** Whether it is said by what they are ranked: "by quantity", and not by whom they are. */
function isTold(tokens: readonly Token[], at: number, { values, words }: ModelIndex): boolean {
  if (!told.has(textAt(tokens, at))) return false;
  const whom = tokens[textAt(tokens, at + 1) === "the" ? at + 2 : at + 1];
  const isNamed = whom !== undefined && values.byWord.has(whom.text) && !words.columnsByWord.has(whom.lemma);
  return textAt(tokens, at) !== "by" || !isNamed;
}

biggestDeal.needs = [...highest, ...lowest];

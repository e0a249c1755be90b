import { lowered, singularOf } from "@parlance/contract";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const highest: ReadonlySet<string> = new Set(["biggest", "largest", "highest", "greatest"]);
const lowest: ReadonlySet<string> = new Set(["smallest", "lowest"]);
/** What says by what else they are ranked. */
const told: ReadonlySet<string> = new Set(["by", "with", "value", "size", "amount", "quantity", "worth"]);

/**
 * "The biggest order last month", "the largest sale by value": by the money of its lines, where only these tell it. What deals hold themselves is
 * found by its name.
 */
export function biggestDeal(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = textAt(tokens, at);
  const end = highest.has(word) ? "highest" : lowest.has(word) ? "lowest" : null;
  const own = textAt(tokens, at + 1) === "single" ? 2 : 1;
  const noun = tokens[at + own];
  if (end === null || noun?.kind !== "word") return null;
  const behind = at + own + 1;
  const valued = byValue(tokens, behind, index);
  if ((valued === 0 && isTold(tokens, behind, index)) || isLine(tokens, at + own, index)) return null;
  const { dealTable, moneyTable, tables } = index;
  const rows = tables[dealTable ?? moneyTable ?? -1];
  if (rows === undefined) return null;
  const isSale = index.deals === null && sales.has(noun.text) && !index.words.phrases.has(noun.text);
  if (!isSale && (dealTable === null || tableNamed(noun, index)?.id !== dealTable)) return null;
  const called = isSale ? lowered(singularOf(rows.table.label)) : noun.raw;
  if (moneyTable === rows.id) return isSale ? { words: `${word} ${called}`, tokens: own + 1 + valued } : null;
  return { words: `${called} with the ${end} revenue`, tokens: own + 1 + valued };
}

/** What rows that bring money are called beside their own name. */
const sales: ReadonlySet<string> = new Set(["sale", "deal", "purchase"]);

/** "By value", which names no column: how many words say that money ranks them. */
const byValue = (tokens: readonly Token[], at: number, { words }: ModelIndex): number =>
  textAt(tokens, at) === "by" &&
  ["value", "amount", "worth"].includes(textAt(tokens, at + 1)) &&
  !words.columnsByWord.has(textAt(tokens, at + 1))
    ? 2
    : 0;

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

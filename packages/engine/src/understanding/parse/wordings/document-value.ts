import type { ModelIndex } from "../../index/model-index.ts";
import { orderTable } from "../../index/order-key.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const typical: ReadonlySet<string> = new Set(["average", "avg", "mean", "median", "typical"]);
const documents: ReadonlySet<string> = new Set([
  "order",
  "check",
  "tab",
  "bill",
  "invoice",
  "basket",
  "receipt",
  "sale",
]);
const ends =
  /^(?:by|per|in|for|at|during|last|this|since|over|vs|each|is|are|was|were|above|below|under|exceeds?|after|before|[?.!,;])?$/;

/** "Median check", "average order by city": what one comes to, and none of the other numbers that it has; "average orders per client" are how many. */
export function documentValue(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [word, noun] = [tokens[at], tokens[at + 1]];
  if (word === undefined || noun === undefined || !typical.has(word.text)) return null;
  if (noun.text !== noun.lemma && textAt(tokens, at + 2) === "per") return null;
  const table = ends.test(textAt(tokens, at + 2)) ? tableNamed(noun, index) : null;
  if (table === null || !(documents.has(noun.text) || table.id === orderTable(index, index.moneyTable ?? -1)))
    return null;
  return { words: `${word.raw} ${noun.raw} value`, tokens: 2 };
}

documentValue.needs = typical;

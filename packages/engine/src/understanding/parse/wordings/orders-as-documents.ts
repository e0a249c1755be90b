import { rowOf, rowsOf } from "@parlance/contract";
import { isLine } from "../../documents/says-documents.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { orderWords } from "../../lexicon/order-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const before: ReadonlySet<string> = new Set(
  "per an each every average avg mean median typical largest biggest smallest highest lowest".split(" "),
);
const worth: ReadonlySet<string> = new Set([
  "value",
  "values",
  "size",
  "sizes",
  "amount",
  "amounts",
  "total",
]);

/**
 * "Median order value", "how many orders" of deliveries that have an "Order Date": documents by the name that their own columns call them, where no table has
 * it; "order date" and "rush orders" are what these columns tell.
 */
export function ordersAsDocuments(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = tokens[at];
  if (token?.kind !== "word" || !orderWords.has(token.lemma)) return null;
  const [documents, several] = index.documents;
  const table = documents === undefined || several !== undefined ? undefined : index.tables[documents[0]];
  if (table === undefined || index.words.tablesByWord.has(token.lemma)) return null;
  const called = table.columns.flatMap((id) => {
    const words = index.columns[id]?.words ?? [];
    return words.includes(token.lemma) ? [words] : [];
  });
  const near = [tokens[at - 1]?.lemma ?? "", tokens[at + 1]?.lemma ?? ""];
  const isColumn = called.some((words) => near.some((word) => word !== token.lemma && words.includes(word)));
  if (called.length === 0 || isColumn || isLine(tokens, at + 1, index)) return null;
  if (token.text !== token.lemma) return { words: rowsOf(table.table.label).toLowerCase(), tokens: 1 };
  const isNoun = before.has(textAt(tokens, at - 1)) || worth.has(textAt(tokens, at + 1));
  return isNoun ? { words: rowOf(table.table.label).toLowerCase(), tokens: 1 } : null;
}

ordersAsDocuments.needs = orderWords;

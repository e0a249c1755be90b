import type { ModelIndex } from "../../../index/model-index.ts";
import { hasOrders } from "../../../index/order-key.ts";
import { orderWords } from "../../../lexicon/order-words.ts";
import { revenueWords } from "../../../lexicon/revenue-words.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/**
 * "Orders by country", "sales, orders and profit by region" of a sheet with a row for each line of an order: its different numbers are
 * counted, whatever these are called there ("receipts"); what is "per order line" is of the rows. The column that tells orders apart is known by that word (`schema-words.ts`).
 */
export function orderLines(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [sheet, other] = index.tables;
  if (sheet === undefined || other !== undefined) return null;
  if (textAt(tokens, at) === "per") return perLine(tokens, at, index);
  const label = numberOf(tokens[at], index);
  const [before, after] = [textAt(tokens, at - 1), textAt(tokens, at + 1)];
  if (label === null) return null;
  if (before === "of" && textAt(tokens, at - 2) === "number" && isFigure(tokens, at, index))
    return { words: `different ${label}`, tokens: 1 };
  const counted = ["of", "many", "distinct", "different"].includes(before);
  const splits = ["by", "per"].includes(after) && at <= 1;
  const listed = isListed(tokens, at) && isFigure(tokens, at, index);
  return counted || !(splits || listed) ? null : { words: `number of different ${label}`, tokens: 1 };
}

/** What tells orders apart in a sheet of their lines, where a word says "orders", or "receipts" of one with a receipt number. */
function numberOf(token: Token | undefined, { words, columns, inner }: ModelIndex): string | null {
  if (token === undefined || token.text === token.lemma || !orderWords.has(token.lemma)) return null;
  const named = words.phrases.get(token.lemma) ?? [];
  const number = named.find(
    ({ kind, id }) =>
      kind === "column" &&
      columns[id]?.column.role !== "measure" &&
      (token.lemma === "order" || inner.some(({ key }) => key === id)),
  );
  return columns[number?.id ?? -1]?.column.label ?? null;
}

/** "Per order line", where several rows make up an order: of each row, which is what a mean or a median is of anyway. */
function perLine(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const line = textAt(tokens, at + 1) === "order" ? at + 2 : at + 1;
  const averaged = tokens.slice(0, at).some(({ text }) => /^(?:average|avg|mean|median)$/.test(text));
  return averaged && textAt(tokens, line) === "line" && hasOrders(index, 0)
    ? { words: "", tokens: line + 1 - at }
    : null;
}

const joints: ReadonlySet<string> = new Set([",", "and", "&", ":"]);

/** Between commas, or behind the "and" of a list. */
const isListed = (tokens: readonly Token[], at: number): boolean =>
  (joints.has(textAt(tokens, at - 1)) || at === 0) &&
  (joints.has(textAt(tokens, at + 1)) || ["by", "per", "for", "in", ""].includes(textAt(tokens, at + 1)));

/** A figure stands in the same list. */
const isFigure = (tokens: readonly Token[], at: number, { words, columns }: ModelIndex): boolean =>
  tokens.some((token, place) => {
    const beside =
      place !== at && (joints.has(textAt(tokens, place - 1)) || joints.has(textAt(tokens, place + 1)));
    return (
      beside &&
      (revenueWords.has(token.text) ||
        (words.columnsByWord.get(token.lemma) ?? []).some((id) => columns[id]?.column.role === "measure"))
    );
  });

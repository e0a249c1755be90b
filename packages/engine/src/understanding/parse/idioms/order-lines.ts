import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

/**
 * "Orders by country" of a sheet with a row for each line of an order: its different numbers are counted. The column that tells
 * orders apart is known by that word (`schema-words.ts`).
 */
export function orderLines(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [sheet, other] = index.tables;
  if (sheet === undefined || other !== undefined || textAt(tokens, at) !== "orders") return null;
  const number = index.words.phrases.get("order")?.find(({ kind }) => kind === "column");
  const label = index.columns[number?.id ?? -1]?.column.label;
  const counted = ["of", "many", "distinct", "different"].includes(textAt(tokens, at - 1));
  const splits = ["by", "per"].includes(textAt(tokens, at + 1)) && at <= 1;
  return label === undefined || counted || !splits
    ? null
    : { words: `number of different ${label}`, tokens: 1 };
}

import type { ColumnEntry } from "../../index/entries.ts";
import { labelSaid, priceColumn } from "../../index/figure-names.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { openings, phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const goods = phrases(
  "goods value",
  "value of the goods",
  "value of goods",
  "merchandise value",
  "value of the merchandise",
  "worth of goods",
);

/** "Goods value by lane" where rows tell how many pieces at what price each: the one times the other. */
export function goodsValue(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, goods);
  const pair = size === 0 ? null : pairOf(index);
  return pair === null ? null : { words: pair.map(labelSaid).join(" times "), tokens: size };
}

goodsValue.needs = openings(goods);

const pieces = /^(?:quantity|qty|piece|unit)$/;

/** How many pieces rows are of, and what one of them costs. */
function pairOf({ columns }: ModelIndex): [ColumnEntry, ColumnEntry] | null {
  const price = priceColumn(columns);
  const [quantity, other] = columns.filter(
    ({ table, column, words }) =>
      table === price?.table && column.additivity === "additive" && words.every((word) => pieces.test(word)),
  );
  return price === null || quantity === undefined || other !== undefined ? null : [quantity, price];
}

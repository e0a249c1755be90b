import { presentLevel } from "../../../index/level-tables.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { packs } from "../../../lexicon/packs.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { rowsOfKind } from "../kinds/rows-of-kind.ts";
import type { Written } from "../written.ts";
import { isStock } from "./stock.ts";

const there = phrases("in stock", "on stock", "on hand", "in the warehouse", "in our warehouse");
const fillers: ReadonlySet<string> = new Set(
  "do does we have are is there currently now still left got".split(" "),
);
/** Words between at most. */
const most = 9;

/** "How many bottles of port do we have in stock": the stock added up, and not how many goods are there. */
export function packsInStock(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "how" || textAt(tokens, at + 1) !== "many") return null;
  if (!packs.test(textAt(tokens, at + 2))) return null;
  const held = index.tables.find(
    ({ words, columns }) => presentLevel(words, columns, index.columns) !== null,
  );
  const stocks = index.columns.filter(isStock);
  const [only, other] = stocks;
  const name =
    held !== undefined ? "stock" : other === undefined ? only?.column.label.toLowerCase() : undefined;
  if (name === undefined) return null;
  for (let end = at + 3; end < Math.min(tokens.length, at + 3 + most); end += 1) {
    const size = phraseAt(tokens, end, there);
    if (size === 0) continue;
    const between = tokens
      .slice(at + 3, end)
      .flatMap(({ text, raw }, offset) =>
        fillers.has(text) ? [] : [rowsOfKind(tokens, at + 3 + offset, index)?.words ?? raw],
      );
    return {
      words: ["total", name, ...between].join(" "),
      tokens: end + size - at,
    };
  }
  return null;
}

packsInStock.needs = ["many"];

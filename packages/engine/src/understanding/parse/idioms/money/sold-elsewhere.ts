import type { ModelIndex } from "../../../index/model-index.ts";
import { calledSales, reachOf, type SideSales } from "../../../index/side-sales.ts";
import { revenueWords } from "../../../lexicon/revenue-words.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const profits: ReadonlySet<string> = new Set(["profit", "margin"]);
const qualified: ReadonlySet<string> = new Set(["gross", "profit"]);

/**
 * "Revenue by product group" of a club that sells tickets and has a shop, where products are those of the shop alone: shop revenue. "Profit" is that of
 * the only sales that tell what a piece cost. "Ticket revenue" is revenue where that is of tickets by itself.
 */
export function soldElsewhere(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const { sideSales, tables, moneyTable } = index;
  const [main, next] = [tables[moneyTable ?? -1], textAt(tokens, at + 1)];
  if (sideSales.length === 0 || main === undefined) return null;
  if (tokens[at]?.lemma === calledSales(main) && (revenueWords.has(next) || profits.has(next)))
    return { words: next, tokens: 2 };
  const said = textAt(tokens, at);
  if (!(revenueWords.has(said) || profits.has(said)) || qualified.has(textAt(tokens, at - 1))) return null;
  if (index.sideSales.some(({ called }) => textAt(tokens, at - 1) === called.split(" ").at(-1))) return null;
  const sides = index.sideSales.filter(({ cost }) => !profits.has(said) || cost !== null);
  const isOnly = profits.has(said) && !index.business.some(({ term }) => term === "gross profit");
  const [side, other] = sides.filter((each) => isOnly || isNamedAlone(tokens, at, each, index));
  return side === undefined || other !== undefined ? null : { words: `${side.called} ${said}`, tokens: 1 };
}

/** Whether a word of the question names something of these sales, and of no others: the sales that revenue is of by itself do not reach it. */
function isNamedAlone(
  tokens: readonly Token[],
  at: number,
  { reach }: SideSales,
  index: ModelIndex,
): boolean {
  const money = index.tables[index.moneyTable ?? -1];
  const main = money === undefined ? new Set<number>() : reachOf(money, index);
  return tokens.some((token, place) => {
    const named = place === at || token.kind !== "word" ? [] : tablesNamed(token, index);
    return named.length > 0 && named.every((table) => reach.has(table) && !main.has(table));
  });
}

const tablesNamed = ({ text, lemma }: Token, { words, columns, values }: ModelIndex): number[] => {
  const schema = [text, lemma].flatMap((form) => words.phrases.get(form) ?? []);
  const told = schema.map(({ kind, id }) => (kind === "table" ? id : (columns[id]?.table ?? -1)));
  const held = schema.length > 0 ? [] : (values.byKey.get(text) ?? []);
  return [...told, ...held.map((id) => columns[values.values[id]?.column ?? -1]?.table ?? -1)];
};

soldElsewhere.needs = [...revenueWords, ...profits];

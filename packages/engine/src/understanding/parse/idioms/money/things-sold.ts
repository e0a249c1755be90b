import { lowered } from "@parlance/contract";
import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed, tableOfKind } from "../kinds/facts.ts";
import { deedTable } from "../states/deed-table.ts";
import { leads } from "../states/deeds.ts";
import { isDenied } from "../states/is-denied.ts";
import type { Written } from "../written.ts";
import { soldQuantity } from "./sold.ts";

const selling: ReadonlySet<string> = new Set(["sold", "sell"]);
const between: ReadonlySet<string> = new Set(
  "that which who were was have has had been did do are we they got".split(" "),
);
const counting = phrases("how many", "number of", "count of", "no of", "amount of");
const extremes = phrases("the most", "the fewest", "the least", "most", "fewest");
/** How many words may stand between what is sold and the deed ("cars did Ann Lee sell"), or what is counted and its number. */
const farthest = 6;

/**
 * "How many electric cars were sold", "number of cars sold by month", "who sold the most cars": of what is sold one by one, as no row tells a
 * quantity, the sales; "electric cars sold" are those with any.
 */
export function thingsSold(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const sales = salesOf(tokens[at], index);
  if (sales === null) return null;
  const label = lowered(sales.table.label);
  const kind = tableNamed(tokens[at], index) === null ? [`of ${tokens[at]?.raw}`] : [];
  const verb = verbBehind(tokens, at);
  if (verb === null)
    return isSoldMost(tokens, at) ? { words: ["number of", label, ...kind].join(" "), tokens: 1 } : null;
  const said = tokens.slice(at + 1, verb);
  if (isDenied(said)) return null;
  const who = said.filter(({ text }) => !between.has(text)).map(({ raw }) => raw);
  const isSplit = ["by", "per", "each", "every"].includes(textAt(tokens, verb + 1));
  const counted = isCounted(tokens, at) || ["price", "prices"].includes(textAt(tokens, at - 2));
  if (counted || isSplit) {
    const words = [...(counted ? [] : ["number of"]), label, ...kind, ...who];
    return { words: words.join(" "), tokens: verb + 1 - at };
  }
  return who.length > 0 || leads(tokens, verb + 1)
    ? null
    : { words: `${tokens[at]?.raw} with ${label}`, tokens: verb + 1 - at };
}

/** The rows that record sales of what a word names several of, where none tells how many pieces were sold; null where it names no such thing. */
function salesOf(token: Token | undefined, index: ModelIndex): TableEntry | null {
  if (token?.kind !== "word" || token.text === token.lemma || soldQuantity(index) !== undefined) return null;
  const table = tableNamed(token, index) ?? tableOfKind(token, index);
  if (table === null || table.table.type === "fact") return null;
  const sales = deedTable("sold", table, index);
  return sales !== null &&
    sales.table.type === "fact" &&
    [index.dealTable, index.moneyTable].includes(sales.id)
    ? sales
    : null;
}

/** Where a verb says that what stands before it was sold; null where none does. */
function verbBehind(tokens: readonly Token[], at: number): number | null {
  const place = tokens.findIndex((token, nth) => nth > at && nth <= at + farthest && selling.has(token.text));
  if (place < 0) return null;
  const said = tokens.slice(at + 1, place);
  const isClause = said.length === 0 || between.has(said[0]?.text ?? "");
  return isClause && said.every(({ kind }) => kind === "word") ? place : null;
}

/** Whether things are counted, whatever tells of which kind they are. */
const isCounted = (tokens: readonly Token[], at: number): boolean =>
  tokens.some((_, place) => place < at && at - place < farthest && phraseAt(tokens, place, counting) > 0);

/** "Sold the most cars", "who sells the fewest". */
const isSoldMost = (tokens: readonly Token[], at: number): boolean =>
  tokens.some(
    ({ text }, place) =>
      place < at &&
      at - place < farthest &&
      /^(?:sold|sells?|selling)$/.test(text) &&
      phraseAt(tokens, place + 1, extremes) > 0,
  );

thingsSold.needs = ["sold", "sell", "sells", "selling"];

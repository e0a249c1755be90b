import { type ColumnEntry, isNumeric } from "../../../index/entries.ts";
import { isWordOf } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { phraseAt, phrases } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const free = phrases(
  ..."for free,free of charge,free of cost,at no charge,at no cost,without charge,without paying anything,not cost anything,cost nothing,costs nothing,costing nothing,paid nothing,pay nothing,not pay anything,was free,were free,are free,is free".split(
    ",",
  ),
);
const prices: ReadonlySet<string> = new Set(["fee", "price", "charge", "cost", "fare", "rent", "paid"]);

/** "How many places were free of charge", "visits that cost nothing", "free lessons": those of which the one price that rows have is nothing. */
export function freeOfCharge(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (isWordOf(index, "free")) return null;
  const said = phraseAt(tokens, at, free);
  const rows = tokens[at]?.text === "free" ? tableNamed(tokens[at + 1], index) : null;
  if (said === 0 && rows === null) return null;
  const [price, other] = index.columns.filter(mayBeNothing);
  if (price === undefined || other !== undefined) return null;
  const is = `whose ${price.column.label} is 0`;
  return said > 0
    ? { words: is, tokens: said }
    : { words: `${rawOf(tokens.slice(at + 1, at + 2))} ${is}`, tokens: 2 };
}

/** A price that some rows have nothing of. */
const mayBeNothing = ({ column, words, foreign }: ColumnEntry): boolean =>
  !foreign &&
  isNumeric(column) &&
  column.role === "measure" &&
  words.some((word) => prices.has(word)) &&
  Number(column.profile?.minimum) === 0;

freeOfCharge.needs = ["free", "nothing", "anything", "no", "without"];

import type { ColumnEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { revenueWords } from "../lexicon/revenue-words.ts";
import { tokenize } from "../text/tokenize.ts";

const pattern =
  /\b((?:[a-z]+ ){0,2}(?:costs?|expenses?|spend))[ -](?:percentage|percent|pct|ratio|%)(?! (?:of|to)\b)/i;
const priced: ReadonlySet<string> = new Set(["price", ...revenueWords]);

/** "Food cost percentage": what part of what was taken, else of the price, a cost is, where rows hold both; null elsewhere. */
export function costShare(
  text: string,
  { columns, takings }: ModelIndex,
): { text: string; formula: string } | null {
  const [said = "", cost = ""] = pattern.exec(text) ?? [];
  const words = tokenize(cost).map(({ lemma }) => lemma);
  for (let from = 0; from < words.length; from++) {
    const name = words.slice(from).join(" ");
    const held = columns.find((each) => each.core.join(" ") === name && isFigure(each));
    const own = columns.filter((each) => each.table === held?.table && isFigure(each));
    const taken = own.filter(({ id }) => id === takings);
    const [price, other] = taken.length > 0 ? taken : own.filter(isPrice);
    if (held === undefined || price === undefined || other !== undefined) continue;
    const begin = said.toLowerCase().indexOf(cost.split(" ").slice(from).join(" ").toLowerCase());
    return { text: said.slice(begin), formula: `${held.column.label} / ${price.column.label}` };
  }
  return null;
}

const isFigure = ({ column }: ColumnEntry): boolean => column.role === "measure";
const isPrice = ({ words }: ColumnEntry): boolean => words.some((word) => priced.has(word));

import type { ModelIndex } from "../../index/model-index.ts";
import { takesMoney } from "../../index/takes-money.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const deeds: ReadonlySet<string> = new Set(
  "spent spends spend bought buys paid pays ordered orders purchased".split(" "),
);
const helpers: ReadonlySet<string> = new Set("has have had".split(" "));
/** Those who do so, as data calls them; what people call them otherwise is known from there. */
const buyers: readonly string[] = "customer client buyer shopper member guest account donor".split(" ");

/**
 * "Who has ordered more than 5 times", "who paid the most": the customers of the data, and not the people that work there; what they
 * paid the most of is money, where the data takes any in.
 */
export function whoSpent(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at !== 0 || textAt(tokens, 0) !== "who") return null;
  const verb = helpers.has(textAt(tokens, 1)) ? 2 : 1;
  const buyer = deeds.has(textAt(tokens, verb)) ? buyerOf(index) : null;
  if (buyer === null) return null;
  const ranked = verb + (textAt(tokens, verb + 1) === "the" ? 2 : 1);
  const end = textAt(tokens, ranked);
  const next = tokens[ranked + 1];
  const alone =
    next === undefined || next.kind === "mark" || ["in", "last", "this", "since", "so"].includes(next.text);
  return paying.test(textAt(tokens, verb)) && ["most", "least"].includes(end) && alone && takesMoney(index)
    ? { words: `${buyer}s with the ${end} revenue`, tokens: ranked + 1 }
    : { words: `${buyer}s who`, tokens: 1 };
}

const paying = /^(?:spent|spends|paid|pays)$/;

const buyerOf = ({ words }: ModelIndex): string | null =>
  buyers.find((each) => words.columnsByWord.has(each) || words.tablesByWord.has(each)) ?? null;

whoSpent.needs = deeds;

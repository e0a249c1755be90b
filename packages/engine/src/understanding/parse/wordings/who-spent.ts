import { figuresSaid } from "../../index/counterparts.ts";
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

const ends: ReadonlySet<string> = new Set(["most", "least"]);
const paid: ReadonlySet<string> = new Set(["paid", "pays", "pay"]);
const relatives: ReadonlySet<string> = new Set(["who", "that", "which"]);

/** "Which customer paid the most for tickets", "towns that paid the least": what they spent, and not how many rows of theirs are paid. */
export function paidTheMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = tokens[at];
  if (verb === undefined || !paid.has(verb.text) || at === 0) return null;
  const the = textAt(tokens, at + 1) === "the" ? 1 : 0;
  const end = textAt(tokens, at + 1 + the);
  if (!ends.has(end) || !takesMoney(index) || figuresSaid(verb, index).length > 0) return null;
  const relative = relatives.has(textAt(tokens, at - 1)) ? 1 : 0;
  const payer = at - 1 - relative < 0 ? undefined : tokens[at - 1 - relative];
  if (payer === undefined || !isNamed(payer, index)) return null;
  const joint = textAt(tokens, at + 2 + the);
  const rows = joint === "for" || joint === "on" ? tokens[at + 3 + the] : undefined;
  const isOf = rows !== undefined && isNamed(rows, index);
  return isOf || isTail(tokens[at + 2 + the])
    ? {
        words: isOf ? `spent the ${end} on` : `has the ${end === "most" ? "highest" : "lowest"} revenue`,
        tokens: 2 + the + (isOf ? 1 : 0),
      }
    : null;
}

paidTheMost.needs = paid;

const isNamed = ({ lemma }: Token, { words }: ModelIndex): boolean =>
  words.tablesByWord.has(lemma) || words.columnsByWord.has(lemma);

const isTail = (token: Token | undefined): boolean =>
  token === undefined || token.kind === "mark" || tails.has(token.text);
const tails: ReadonlySet<string> = new Set(
  "in last this since so during over per by each overall".split(" "),
);

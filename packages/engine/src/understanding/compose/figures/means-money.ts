import { moneyDeeds } from "../../lexicon/money-deeds.ts";
import { exactedNouns, moneyNouns } from "../../lexicon/money-nouns.ts";
import { synonymsOf } from "../../lexicon/synonyms.ts";
import type { Build } from "../build-context.ts";

const share = String.raw`(?:\b(?:percentage|percent|per cent|pct|share|proportion|fraction)|%)`;
/** What was done to rows, or what became of them. */
const done = String.raw`(?:\p{L}{3,}ed|made|sent|paid)`;
/** What is done to any money ("the share of payments received by method"). */
const dealt = "(?:made|paid|sent|received|collected|processed)";

/** What says that it became of rows. */
const became = String.raw`(?:(?:that|which) )?(?:were|was|are|is|came|come|got|gets|arrived|fail\w*|bounced?|(?!${dealt} (?:by|per|for)\b)${done})\b`;

/**
 * "Were there any refunds", "did we have any payments in May", "refunds that failed", "the busiest day for payments", "payments over 100", "share of payments that have a fee",
 * "what percent of payments were late", "pct of payments that failed", "share of failed payments": rows, and no money.
 */
const ofRows = new RegExp(
  [
    String.raw`${share} of (?:\w+ ){1,3}(?:have|has|had|with)\b`,
    String.raw`${share} of (?!(?:\w+ )?(?:costs|expenses|sales|earnings|takings|spend|spending) )(?:\w+ ){0,2}(?:\w+s|money) ${became}`,
    String.raw`^(?:out )?of (?!(?:\w+ ){1,3}(?:costs|expenses|sales|earnings|takings|spend|spending)\b)[^,?]+,? (?:what|which) ${share} ${became}`,
    String.raw`${share} of (?:the |our |all )*(?:${done}|late|early|overdue|missed|unpaid|pending|open) (?!(?:\w+ )?(?:costs|expenses|sales|earnings|takings|spend|spending)\b)\w+s\b`,
    String.raw`^(?:(?:(?:are|is|were|was|have|has) there|(?:do|did|have) we(?: \w+)?)(?: been)? )?any\b`,
    String.raw`^(?:(?:show|list|me|all|the) )*\w+ (?:that|which)\b`,
    String.raw`\b(?:busiest|quietest)\b`,
    String.raw`^(?:(?:show|list|me|all|the|our|find|get|which|what|any) )*(?!total|sum|amount|value|volume|average)(?:\p{L}+ ){1,3}(?:(?:of|worth|that (?:are|were)|which (?:are|were)) )?(?:over|above|under|below|exceeding|(?:more|less|greater|bigger|larger|higher|smaller|lower) than|at (?:least|most)) [$€£]?\d(?!.*\b(?:by|per|each)\b)`,
  ].join("|"),
  "iu",
);

/**
 * Whether a question that names a table's rows means what they come to: they are sums of money ("payments by quarter"), it says the word
 * of money in their name alone ("costs by site" of cost items, "spend"), or calls them by the deed that makes them one ("invoiced per
 * month", "billed so far").
 */
export function meansMoney(
  { index, lemmas, text }: Pick<Build, "index" | "lemmas" | "text">,
  table: number,
): boolean {
  const words = index.tables[table]?.words ?? [];
  if (ofRows.test(text)) return false;
  const isSaid = (word: string): boolean => lemmas.has(word) && !isNamedInFull(words, lemmas);
  /** "Claims by cost centre": a kind of rows that is called after money. */
  const namesKind = (said: string): boolean =>
    (index.words.columnsByWord.get(said) ?? []).some((id) => {
      const { column, words: named = [] } = index.columns[id] ?? {};
      return column?.role !== "measure" && named.length > 1 && named.every((each) => lemmas.has(each));
    });
  return words.some(
    (word) =>
      (moneyNouns.has(word) && (word === words.at(-1) || isSaid(word))) ||
      synonymsOf(word).some((said) => moneyNouns.has(said) && lemmas.has(said) && !namesKind(said)) ||
      isDone(word, text) ||
      (exactedNouns.has(word) && word === words.at(-1) && isAdded(word, text)),
  );
}

/** "Total unpaid fines", "fines collected this year", "how much in fines": what is said of money, and not of how many rows there are. */
const isAdded = (noun: string, text: string): boolean =>
  dealtWith.test(text) ||
  new RegExp(
    String.raw`\b(?:totals?|sum of)(?: of)?(?: the)?(?: (?!number\b|and\b|amount\b)[\p{L}-]+){0,2} ${noun}s?\b`,
    "iu",
  ).test(text);

const dealtWith =
  /\b(?:collect(?:ed|ing)?|earn(?:ed|ing)?|owe[ds]?|owing|br(?:ing|ought) in|t(?:ake|ook|aken) in|(?:most|least|much) in)\b/i;

/** "Cost items by site" counts them. */
const isNamedInFull = (words: readonly string[], lemmas: ReadonlySet<string>): boolean =>
  words.length > 1 && words.every((word) => lemmas.has(word));

/** Whether money is what was done in the rows of a table: "which client did we bill the most". */
export const isPaidDeed = ({ index, text }: Pick<Build, "index" | "text">, table: number): boolean =>
  index.tables[table]?.words.some((word) => isDone(word, text)) === true;

/** "Invoiced", where no invoices are spoken of. */
function isDone(noun: string, text: string): boolean {
  const deed = deeds.get(noun);
  return deed?.test(text) === true && !new RegExp(`(?<!\\bwe )\\b${noun}s?\\b`, "i").test(text);
}

/** The verbs of an invoice are those of a bill. */
const kin: readonly (readonly string[])[] = [["bill", "invoice"]];

const spent = /\b(?:spen[dt]|spending|expenses?|expenditure|outlays?)\b/i;

/** What is done to money in the rows of a table that is called after it. */
const deeds: ReadonlyMap<string, RegExp> = new Map([
  ...[...new Set(moneyDeeds.values())].map((noun): [string, RegExp] => [noun, deedOf(noun)]),
  ["cost", spent],
  ["expense", spent],
  ["payout", /\bpaid out\b/i],
]);

/** "Charged", "did we charge": the participles of a noun's verbs, and their plain forms behind who does it. */
function deedOf(noun: string): RegExp {
  const nouns = kin.find((few) => few.includes(noun)) ?? [noun];
  const verbs = [...moneyDeeds].flatMap(([verb, of]) => (nouns.includes(of) ? [verb] : []));
  const done = verbs.filter((verb) => /(?:ed|t|ing)$/.test(verb));
  return new RegExp(`\\b(?:${done.join("|")}|we (?:${verbs.join("|")}))\\b`, "i");
}

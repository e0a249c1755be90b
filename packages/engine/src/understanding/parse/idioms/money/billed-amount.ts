import type { ColumnEntry } from "../../../index/entries.ts";
import { labelSaid } from "../../../index/figure-names.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { moneyColumnOf } from "../../../index/money-column-of.ts";
import { cuesOf } from "../../../lexicon/cues.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import { monthAt, yearAt } from "../../../time/unit-words.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { billedMoney } from "./charged.ts";

const deeds: ReadonlySet<string> = new Set(["billed", "invoiced", "charged", "billing", "invoicing"]);
const amounts = /^(?:amounts?|totals?|value|values|sum|money|revenue)$/;
const adding = /^(?:total|sum|amount)$/;
const joint =
  /^(?:in|by|per|for|to|on|during|since|last|this|from|between|before|after|over|each|and|vs|versus|compared|with|where|of|until|so)$/;

/**
 * "Billed amount last quarter", "amount billed", "total billed in November", "avg billed per subscriber", "December billing": the money of the
 * bills or invoices, where the data has such rows with one figure of money and calls nothing by the deed itself.
 */
export function billedAmount(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const bill = totalBill(tokens, at, index);
  if (bill !== null) return bill;
  const heads = amounts.test(textAt(tokens, at)) && deeds.has(textAt(tokens, at + 1)) ? 1 : 0;
  const deed = textAt(tokens, at + heads);
  if (!deeds.has(deed) || index.words.columnsByWord.has(deed) || index.words.phrases.has(deed)) return null;
  const after = at + heads + 1;
  const tails = heads === 0 && amounts.test(textAt(tokens, after)) ? 1 : 0;
  const before = tokens[at - 1];
  const isAggregated = cuesOf(before?.text ?? "").some(
    ({ kind }) => kind === "aggregate" || kind === "extreme",
  );
  const isNoun = deed.endsWith("ing") && !isNamed(tokens[at - 1], index) && isTimed(tokens, at);
  if (heads + tails === 0 && !isAggregated && !isNoun) return null;
  if (!isEnd(tokens, after + tails)) return null;
  const figure = billedMoney(deed, index);
  if (figure === null) return null;
  const total = isAggregated || adding.test(before?.text ?? "") ? "" : "total ";
  return { words: `${total}${saidWhole(figure, index)}`, tokens: after + tails - at };
}

const bills: ReadonlySet<string> = new Set(["bill", "invoice"]);

/** "Average total bill per stay", "total invoice by client": what the bills come to, where one of them stands behind "total", and not how many there are. */
function totalBill(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at + 1];
  if (textAt(tokens, at) !== "total" || !bills.has(noun?.text ?? "") || !isEnd(tokens, at + 2)) return null;
  const table = tableNamed(noun, index);
  const figure = table === null ? null : moneyColumnOf(table, index);
  if (figure === null) return null;
  const isAveraged = cuesOf(textAt(tokens, at - 1)).some(({ kind }) => kind === "aggregate");
  return { words: `${isAveraged ? "" : "sum of "}${labelSaid(figure)}`, tokens: 2 };
}

/** What a figure is called, with its rows where its name by itself asks for a sum: the "invoice total". */
function saidWhole(figure: ColumnEntry, { tables }: ModelIndex): string {
  const label = labelSaid(figure);
  const isCue = cuesOf(label).some(({ kind }) => kind === "aggregate");
  return isCue ? `${tables[figure.table]?.words.join(" ") ?? ""} ${label}` : label;
}

/** "Billing tickets", "tickets about billing": what rows are of, and no money. */
const isNamed = (token: Token | undefined, { words }: ModelIndex): boolean =>
  token !== undefined && (words.tablesByWord.has(token.lemma) || words.columnsByWord.has(token.lemma));

/** Where a deed as a noun opens the question or a time stands before or behind it. */
const isTimed = (tokens: readonly Token[], at: number): boolean =>
  at === 0 || [at - 1, at + 1, at + 2].some((place) => isTime(tokens, place));

const isTime = (tokens: readonly Token[], at: number): boolean =>
  monthAt(tokens, at) !== null || yearAt(tokens, at) !== null || unitOf(tokens[at]?.lemma) !== null;

/** Whether nothing, a time or a split follows. */
const isEnd = (tokens: readonly Token[], at: number): boolean =>
  tokens[at] === undefined ||
  tokens[at]?.kind !== "word" ||
  joint.test(textAt(tokens, at)) ||
  /^q[1-4]$/.test(textAt(tokens, at)) ||
  monthAt(tokens, at) !== null;

billedAmount.needs = [...deeds, ...bills];

import { rowsOf } from "@parlance/contract";
import { type ColumnEntry, isNumeric } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { moneyCalled } from "../../../index/money-called.ts";
import { moneyUnit, percentUnit } from "../../../lexicon/units.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { numberItems } from "../../number-items.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const joints: ReadonlySet<string> = new Set(["of", "for", "worth", "from", "between"]);
const currencies: ReadonlySet<string> = new Set(["€", "$", "£"]);
/** What may stand behind an amount; anything else is counted or measured by it. */
const closing: ReadonlySet<string> = new Set(
  "by per in and or with that which who from for last this how each on during since".split(" "),
);

/** "Invoices of 100 to 200", "claims worth 500-900", "gifts between 50 and 80 euros": those whose money is between these; years are a time. */
export function rowsBetween(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [noun, joint] = tokens.slice(at, at + 2);
  if (noun?.kind !== "word" || noun.text === noun.lemma || !joints.has(joint?.text ?? "")) return null;
  const low = amountAt(tokens, at + 2);
  const to = low === null || !["to", "-", "and"].includes(textAt(tokens, low.end)) ? null : low.end + 1;
  const high = to === null ? null : amountAt(tokens, to);
  if (low === null || high === null || low.number >= high.number) return null;
  const behind = tokens[high.end];
  if (behind !== undefined && behind.kind !== "mark" && !closing.has(behind.text)) return null;
  if (joint?.text === "between" && !low.inMoney && !high.inMoney) return null;
  if (behind?.text === "%" || (isYear(low.number) && isYear(high.number))) return null;
  const table = tableNamed(noun, index);
  const money = table === null ? null : moneyCalled(table, index);
  const range = `between ${low.number} and ${high.number}`;
  const tokensRead = high.end - at;
  if (money !== null) return { words: `${noun.raw} with ${money} ${range}`, tokens: tokensRead };
  const counted = at > 1 && counting.has(`${textAt(tokens, at - 2)} ${textAt(tokens, at - 1)}`);
  const figure = table === null && counted ? figureIn(noun.lemma, index) : null;
  const rows = index.tables[figure?.table ?? -1]?.table.label.toLowerCase();
  return figure === null || rows === undefined
    ? null
    : { words: `${rowsOf(rows)} with ${figure.column.label} ${range}`, tokens: tokensRead };
}

const counting: ReadonlySet<string> = new Set(["number of", "how many", "count of"]);

/** "Number of refunds of 100 to 200": the one figure of rows that has the word in its name. */
function figureIn(word: string, { columns }: ModelIndex): ColumnEntry | null {
  const [only, other] = columns.filter(
    ({ column, words, foreign }) =>
      !foreign && isNumeric(column) && column.role === "measure" && words.includes(word),
  );
  return only !== undefined && other === undefined ? only : null;
}

type Amount = { number: number; end: number; inMoney: boolean };

/** A number that is no percentage, and where it ends, be there a currency beside it or none. */
function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const place = currencies.has(textAt(tokens, at)) ? at + 1 : at;
  const [item] = numberItems(tokens, place);
  if (item === undefined || item.unit === percentUnit) return null;
  return { number: item.value, end: item.end, inMoney: place > at || item.unit === moneyUnit };
}

const isYear = (number: number): boolean => number >= 1900 && number <= 2100;

rowsBetween.needs = joints;

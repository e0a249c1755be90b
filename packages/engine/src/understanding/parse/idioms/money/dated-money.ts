import { calledApart, deedAmount, quantityOfRows } from "../../../index/deed-amount.ts";
import { labelWithTable } from "../../../index/free-term.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { moneyColumnOf } from "../../../index/money-column-of.ts";
import { giving, undoing } from "../../../lexicon/deed-figures.ts";
import { isRooted } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { timeNamed } from "../../frame/time-named.ts";

/** Money that goes out, or what the money of the rows need not be: what is paid of a bill that somebody else pays. */
const goesOut = /^(?:pay|paid|spen|buy|bought|purchas|order|lend|lent|cost|invest)/;
const quantities: ReadonlySet<string> = new Set(
  "quantity qty unit units piece pieces weight volume".split(" "),
);

/**
 * "How much did we bank in May" of gifts with a day on which they were banked where a time follows, "how much was given": the money of the rows to which that was done, in
 * words; null where no day is called so, or rows tell an amount of something else.
 */
export function datedMoney(verb: Token | undefined, index: ModelIndex, isTimed: boolean): string | null {
  if (verb?.kind !== "word" || undoing.has(verb.text) || goesOut.test(verb.text)) return null;
  const given = giving.has(verb.text) ? deedAmount(verb.text, index) : null;
  if (given !== null) return `total ${calledApart(given, index)}`;
  const time = isTimed ? timeNamed(verb, index, null) : null;
  const rows = index.tables[time?.table ?? -1];
  if (time === null || rows?.table.type !== "fact" || quantityOfRows(rows, index) !== null) return null;
  const counts = rows.columns.some((id) => index.columns[id]?.words.some((word) => quantities.has(word)));
  const amount = counts ? null : moneyColumnOf(rows, index);
  const done = time.words.find((word) => isRooted(word, verb.text)) ?? verb.text;
  return amount === null ? null : `total ${labelWithTable(amount, index.tables)} ${done}`;
}

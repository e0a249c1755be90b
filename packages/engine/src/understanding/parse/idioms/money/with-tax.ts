import type { ColumnEntry } from "../../../index/entries.ts";
import { grossAndNet } from "../../../index/main-money.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { taxWords } from "../../../lexicon/tax-words.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const taxes = [...taxWords, "taxes"];
const beside = (openings: string, closings: string): ReturnType<typeof phrases> =>
  phrases(
    ...taxes.flatMap((tax) => [
      ...openings.split("|").flatMap((opening) => [`${opening} ${tax}`, `${opening} the ${tax}`]),
      ...closings.split("|").map((closing) => `${tax} ${closing}`),
    ]),
  );
const withIt = beside("with|incl|including|inclusive of|inc|plus", "included|inclusive|incl|inc|on top");
const withoutIt = beside(
  "without|before|net of|excl|excluding|exclusive of|ex|less|minus|not counting",
  "excluded|exclusive|excl|left out|not included",
);
const verbs: ReadonlySet<string> = new Set([
  "spent",
  "take",
  "took",
  "taken",
  "pay",
  "paid",
  "earn",
  "earned",
]);
/** What money is called that a tax is part of or not, whichever column it is. */
const nouns: ReadonlySet<string> = new Set(
  "spend spending spent cost costs bill bills amount amounts total totals money expenditure takings revenue turnover sales value price transaction transactions".split(
    " ",
  ),
);

/**
 * "Spend incl. VAT", "average bill before tax", "what did we spend, VAT included" where a sheet holds both the gross and the net amount: the one
 * that is said, and not the tax.
 */
export function withTax(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const amounts = grossAndNet(index);
  if (amounts === null) return null;
  const said = saidAt(tokens, at);
  if (said !== null)
    return saidBefore(tokens, at) ? { words: "", tokens: said.size } : written(said, amounts);
  const noun = tokens[at];
  if (noun === undefined || !isMoney(noun)) return null;
  const found = tokens.findIndex((_, place) => place > at && saidAt(tokens, place) !== null);
  const behind = found < 0 ? null : saidAt(tokens, found);
  if (behind === null || tokens.slice(at + 1, found).some(isMoney)) return null;
  return { words: amountWords(behind.gross, amounts, noun.text), tokens: 1 };
}

withTax.needs = [...taxes];

type Said = { gross: boolean; size: number };

function saidAt(tokens: readonly Token[], at: number): Said | null {
  const opened = [",", "(", "-"].includes(textAt(tokens, at)) ? 1 : 0;
  const start = at + opened;
  const [held, out] = [phraseAt(tokens, start, withIt), phraseAt(tokens, start, withoutIt)];
  if (held + out === 0) return null;
  const end = start + held + out;
  const closed = textAt(tokens, at) === "(" && textAt(tokens, end) === ")" ? 1 : 0;
  return { gross: held > 0, size: end + closed - at };
}

/** Whether a noun of money stands before, which is written out. */
const saidBefore = (tokens: readonly Token[], at: number): boolean => tokens.slice(0, at).some(isMoney);

const isMoney = ({ text }: Token): boolean => nouns.has(text) || verbs.has(text);

type Amounts = { gross: ColumnEntry; net: ColumnEntry };

const written = ({ gross, size }: Said, amounts: Amounts): Written => ({
  words: (gross ? amounts.gross : amounts.net).column.label.toLowerCase(),
  tokens: size,
});

/** A verb goes on being one: "have we spent" is answered by the total. */
const amountWords = (isGross: boolean, { gross, net }: Amounts, noun: string): string => {
  const label = (isGross ? gross : net).column.label.toLowerCase();
  return verbs.has(noun) ? `total ${label}` : label;
};

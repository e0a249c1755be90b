import { lowered, pluralOf, rowOf } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "../../../index/entries.ts";
import { labelSaid } from "../../../index/figure-names.ts";
import { columnsOfWord } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { hasOrders } from "../../../index/order-key.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { timeOfDeed } from "../../frame/time-of-deed.ts";
import { boundAt } from "../../wordings/bound-at.ts";
import { tableNamed } from "../kinds/facts.ts";
import { partyOf } from "../people/different-people.ts";
import type { Written } from "../written.ts";

const helpers: ReadonlySet<string> = new Set(
  "were was are is have has had been got get we that which who did".split(" "),
);
const particles: ReadonlySet<string> = new Set("to in on up out by with for us".split(" "));
/** What those do whom rows are done for. */
const dealing =
  /^(?:had|have|has|made|make|placed|booked|book|came|come|visited|ordered|bought|raised|raise|opened|logged|submitted|reported|sent|rented|hired|borrowed|attended)$/;

/**
 * "Properties viewed more than 15 times", "patients who were seen at least 10 times", "who booked at least 18 times", "who had more than 10 appointments" of
 * a sheet: so many of its rows, or of its orders where several rows make up one, and no amount; of those in which it was done, where not all tell when.
 */
export function doneTimes(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [sheet, other] = index.tables;
  if (sheet === undefined || other !== undefined) return null;
  return textAt(tokens, at) === "who" && at === 0
    ? doneByWhom(tokens, sheet, index)
    : doneToThem(tokens, at, sheet, index);
}

doneTimes.needs = ["times", "who"];

function doneToThem(
  tokens: readonly Token[],
  at: number,
  sheet: TableEntry,
  index: ModelIndex,
): Written | null {
  const thing = thingCalled(tokens[at], sheet, index);
  if (thing === null) return null;
  const place = behind(tokens, at + 1, helpers);
  const verb = tokens[place];
  const time = timeOfDeed(verb, index, sheet.id);
  const isDeed = verb?.kind === "word" && (time !== null || isPast(verb));
  if (!isDeed || index.values.byKey.has(verb.text)) return null;
  const start = behind(tokens, place + 1, particles);
  const bound = boundAt(tokens, start);
  if (bound === null || textAt(tokens, start + bound.tokens) !== "times") return null;
  const known =
    (time?.column.profile?.nulls ?? 0) > 0 && time !== null ? ` that have a ${labelSaid(time)}` : "";
  return {
    words: `${thing} with ${bound.words} ${timesOf(verb, sheet, index)}${known}`,
    tokens: start + bound.tokens + 1 - at,
  };
}

function doneByWhom(tokens: readonly Token[], sheet: TableEntry, index: ModelIndex): Written | null {
  const place = behind(tokens, 1, new Set(["has", "have", "had", "of", "them", "customers"]));
  const verb = dealing.test(textAt(tokens, place)) ? place + 1 : place;
  if (verb === 1 || !dealing.test(textAt(tokens, verb - 1))) return null;
  const start = behind(tokens, verb, particles);
  const bound = boundAt(tokens, start);
  const party = bound === null ? null : partyOf(index, false);
  if (bound === null || party === null) return null;
  const end = start + bound.tokens;
  const isCount = textAt(tokens, end) === "times" || tableNamed(tokens[end], index)?.id === sheet.id;
  return isCount
    ? {
        words: `${labelSaid(party)} with ${bound.words} ${timesOf(tokens[verb - 1], sheet, index)}`,
        tokens: end + 1,
      }
    : null;
}

/** What is counted of something done: the orders where several rows of a sheet of sales make up one that somebody placed, or else its rows. */
const timesOf = (verb: Token | undefined, sheet: TableEntry, index: ModelIndex): string =>
  ordering.test(verb?.text ?? "") && index.words.columnsByWord.has("order") && hasOrders(index, sheet.id)
    ? "orders"
    : rowsOf(sheet);

/** What a customer does whose order has several lines. */
const ordering =
  /^(?:ordered|bought|purchased|placed|shopped|come|came|visited|returned|had|have|has|made|make)$/;

const rowsOf = ({ table }: TableEntry): string => pluralOf(lowered(rowOf(table.label)));

/** What a text of the rows that a word calls is said as: the word itself, but the column's name where the sheet is called so too; null where none is. */
function thingCalled(
  token: Token | undefined,
  sheet: TableEntry,
  { words, columns }: ModelIndex,
): string | null {
  const texts = columnsOfWord(token?.lemma ?? "", { words, columns })
    .filter(({ table, column }) => table === sheet.id && column.physicalType === "string")
    .toSorted((one, other) => distinctOf(other) - distinctOf(one));
  const [finest] = texts;
  if (token === undefined || finest === undefined) return null;
  return words.tablesByWord.has(token.lemma) ? labelSaid(finest) : token.raw;
}

const distinctOf = ({ column }: ColumnEntry): number => column.profile?.distinct ?? 0;

const isPast = ({ text, lemma }: Token): boolean =>
  /ed$/.test(text) || (text !== lemma && !/s$|ing$/.test(text));

const behind = (tokens: readonly Token[], at: number, words: ReadonlySet<string>): number =>
  words.has(textAt(tokens, at)) ? behind(tokens, at + 1, words) : at;

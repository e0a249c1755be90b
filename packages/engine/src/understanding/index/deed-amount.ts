import { figuresOfDeed, giving } from "../lexicon/deed-figures.ts";
import { isAmountUnit, measuredBy } from "../lexicon/units.ts";
import { sharesRoot } from "../text/same-root.ts";
import { type ColumnEntry, isNumeric, type TableEntry } from "./entries.ts";
import { mainMoney } from "./main-money.ts";
import type { ModelIndex } from "./model-index.ts";
import { moneyColumnOf } from "./money-column-of.ts";
import { unitWords } from "./unit-words.ts";

/**
 * The figure that a deed comes to: the tonnes of harvests for "harvested", the money of gifts for "gave", the distance of trips for "drove"; null
 * where rows of the deed are only counted, where it is done with money (`deedMoney`), or several figures may be meant.
 */
export function deedAmount(verb: string, index: ModelIndex): ColumnEntry | null {
  const words = figuresOfDeed(verb);
  if (words.length > 0) return onlyOf(index.columns.filter(isAmount(words)), index);
  if (giving.has(verb)) return gifts(index);
  if (ofMoney.has(verb)) return null;
  const [rows, other] = index.tables.filter(
    ({ table, words: [...own] }) => table.type === "fact" && isDeedOf(own.at(-1) ?? "", verb),
  );
  return rows === undefined || other !== undefined ? null : quantityOfRows(rows, index);
}

/** The money that rows of a deed are sums of by its name alone ("claimed" of claims with a claim amount); null where they tell of other money. */
export function deedMoney(verb: string, index: ModelIndex): ColumnEntry | null {
  const [rows, other] = index.tables.filter(
    ({ table, words: [...own] }) => table.type === "fact" && isDeedOf(own.at(-1) ?? "", verb),
  );
  const money = rows === undefined || other !== undefined ? null : moneyColumnOf(rows, index);
  const isPlain = (word: string): boolean => rows?.words.includes(word) === true || amounts.has(word);
  return money?.words.every(isPlain) === true ? money : null;
}

const amounts: ReadonlySet<string> = new Set("amount amt total value sum net".split(" "));
/** What is done with money alone, whatever else its rows measure: "billed" of bills for so many kWh. */
const ofMoney: ReadonlySet<string> = new Set("billed invoiced charged paid collected refunded".split(" "));

/** "Harvests" of what is harvested; a "ship" or a "driver" is no deed. */
const isDeedOf = (noun: string, verb: string): boolean =>
  noun.length > 3 && !/(?:er|or)$/.test(noun) && (noun === verb || sharesRoot(noun, verb));

/** The data's money where that is what was given, else that of the only facts that are gifts. */
const gifts = (index: ModelIndex): ColumnEntry | null => {
  const areGiven = ({ words }: TableEntry): boolean => words.some((word) => given.has(word));
  const money = mainMoney(index);
  const rows = index.tables[money?.table ?? -1];
  if (rows !== undefined && areGiven(rows)) return money;
  const [only, other] = index.tables.filter((each) => each.table.type === "fact" && areGiven(each));
  return only === undefined || other !== undefined ? null : moneyColumnOf(only, index);
};
const given: ReadonlySet<string> = new Set(
  "gift donation contribution pledge supporter donor giving fundraising".split(" "),
);

/** The one amount of goods that rows tell in a unit of weight, volume, energy or area, whose name says least besides it. */
export function quantityOfRows(
  { columns: own }: TableEntry,
  { columns }: Pick<ModelIndex, "columns">,
): ColumnEntry | null {
  const ranked = own
    .flatMap((id) => columns[id] ?? [])
    .filter(isFigure)
    .flatMap((entry) => {
      const unit = unitWords(entry).find(isAmountUnit);
      if (unit === undefined || entry.words.some((word) => each.test(word))) return [];
      const plain = new Set([...measuredBy(unit), "total", "net", "quantity"]);
      return [
        { entry, besides: entry.words.filter((word) => !plain.has(word) && !isAmountUnit(word)).length },
      ];
    })
    .toSorted((one, other) => one.besides - other.besides);
  const [best, second] = ranked;
  return best === undefined || best.besides === second?.besides ? null : best.entry;
}

const each = /^(?:per|price|rate|cost|fee)$/;

const isFigure = ({ column, foreign }: ColumnEntry): boolean =>
  !foreign && column.role === "measure" && isNumeric(column) && column.additivity === "additive";

const isAmount =
  (names: readonly string[]) =>
  (entry: ColumnEntry): boolean =>
    isFigure(entry) &&
    entry.words.some((word) => names.includes(word)) &&
    !entry.words.some((word) => each.test(word));

/** The only one, else the only one of facts. */
function onlyOf(found: readonly ColumnEntry[], { tables }: ModelIndex): ColumnEntry | null {
  const ofFacts = found.filter(({ table }) => tables[table]?.table.type === "fact");
  const [only, other] = found.length > 1 ? ofFacts : found;
  return other === undefined ? (only ?? null) : null;
}

/** What a question may call a figure so that no other of the data is meant: with its rows, where what others are called has it, too. */
export function calledApart(entry: ColumnEntry, { columns, tables }: ModelIndex): string {
  const label = entry.column.label.replace(/ *\([^()]*\)$/, "").toLowerCase();
  const alike = columns.some(
    (other) => other.id !== entry.id && entry.words.every((word) => other.words.includes(word)),
  );
  return alike ? `${tables[entry.table]?.table.label.toLowerCase()} ${label}` : label;
}

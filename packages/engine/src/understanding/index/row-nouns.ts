import { isEventWord } from "../lexicon/is-event-word.ts";
import { datedEvents, otherRowNouns } from "../lexicon/row-nouns.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { isChargeFor } from "./is-charge-for.ts";
import type { ValueIndex } from "./value-index.ts";

/**
 * What the rows of the only sheet are called beside its own name, where no column or value is: what takes place on their date ("ops" beside an "Op date") and
 * what a trade calls such rows ("fills" of transactions). In dictionary form.
 */
export function rowNouns(
  [sheet, other]: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  values: ValueIndex,
): string[] {
  if (sheet === undefined || other !== undefined) return [];
  const own = sheet.words.at(-1) ?? "";
  const event = columns.find(({ column }) => column.name === sheet.table.timeColumn);
  const [dated = "", head = "", further] = event?.words ?? [];
  const isEvent = datedEvents.has(dated) || isEventWord(dated);
  const named = isEvent && head === "date" && further === undefined ? [dated] : [];
  const numbersRows = ({ id, column }: ColumnEntry): boolean =>
    sheet.key.includes(id) && (column.profile?.distinct ?? 0) >= sheet.table.rowCount;
  const others = columns.filter((each) => each !== event && !numbersRows(each));
  const isTaken = (word: string): boolean =>
    others.some(
      (each) => !isChargeFor(word, each) && each.words.some((own) => own === word || own === `${word}ed`),
    ) ||
    values.byKey.has(word) ||
    values.byKey.has(`${word}s`);
  return [
    ...new Set([...named, ...billed(sheet, columns), ...[own, ...named].flatMap(otherRowNouns)]),
  ].filter((word) => !isTaken(word) && !sheet.words.includes(word));
}

/** What rows that have a cost for each period of a thing are called, where the sheet is not called after what happened. */
function billed({ key, table, words }: TableEntry, columns: readonly ColumnEntry[]): string[] {
  const costs = columns.some(
    ({ column, words: named }) => named[0] === "cost" && column.additivity === "additive",
  );
  const periods =
    key.length > 1 && columns.some(({ id, column }) => key.includes(id) && column.name === table.timeColumn);
  return costs && periods && !words.some(isEventWord) ? ["bill", "invoice"] : [];
}

import { areAlike, moneyUnit, tellsCents, tellsUnit } from "../lexicon/units.ts";
import type { ColumnEntry } from "./entries.ts";
import { nameWords } from "./names.ts";
import { measuringUnits } from "./text-units.ts";

/**
 * The words that say in which unit a column holds its numbers. A length of time whose name says none ("runtime") that is asked for in a
 * unit of time is in the unit that its largest number speaks of, and where several may be, in the one that the `limits` asked for fall into.
 */
export function unitWords(
  { column, words, units }: ColumnEntry,
  said: string | null = null,
  limits: readonly number[] = [],
): string[] {
  const label = column.unit.label?.toLowerCase() ?? "";
  const named = [...nameWords(column.name), ...words].filter(
    (word) => word === label || !areAlike(word, label),
  );
  const told = [...named, label, ...measuringUnits(units)];
  const open = said !== null && areAlike(said, "min") && !tellsUnit(told);
  const { minimum, maximum } = column.profile ?? {};
  if (open && words.some(isDelay)) return [...told, Number(maximum) > hoursADay ? "minute" : said];
  if (!open || !(words.some(isLength) || isTimeSpent(words))) return told;
  return [...told, unitOfSize(said, Number(minimum ?? Number.NaN), Number(maximum ?? Number.NaN), limits)];
}

/** "Orders over 50" of a column of cents: whole amounts, where those lie among its own. */
export const unsaidUnit = ({ column }: ColumnEntry, limits: readonly number[]): string | null =>
  tellsCents(nameWords(column.name)) &&
  limits.length > 0 &&
  limits.every((limit) => limit * 100 <= Number(column.profile?.maximum))
    ? moneyUnit
    : null;

const isLength = (word: string): boolean =>
  /^(?:duration|length|runtime|running|elapsed|playtime)$/.test(word);

/** "Air time", "talk time": how long something was done. */
const isTimeSpent = (words: readonly string[]): boolean =>
  words.length > 1 && words.at(-1) === "time" && words.some((word) => spent.has(word));
const spent: ReadonlySet<string> = new Set(
  "air flight flying drive driving travel ride talk call hold handle handling wait waiting play playing watch cook cooking prep run running processing session moving".split(
    " ",
  ),
);

/** How late something was is told in minutes, where it is no small number of hours. */
const isDelay = (word: string): boolean => /^(?:delay|late|lateness)$/.test(word);

/** Hours may be up to those of a day, minutes up to `longest`, seconds from `shortest` on, thousandths from `finest` on; in between what was asked for decides, and where it reaches them in minutes, these. */
const [hoursADay, longest, shortest, finest] = [24, 300, 1000, 100_000];

function unitOfSize(said: string, least: number, most: number, limits: readonly number[]): string {
  const fits = limits.some((limit) => limit >= least && limit <= most);
  if (Number.isNaN(most) || !/^(?:ms|milli|s|sec|second|min|minute|h|hr|hour)/.test(said)) return said;
  if (most <= hoursADay && /^h/.test(said)) return said;
  if (most <= longest) return "minute";
  if (most >= finest) return "millisecond";
  const inMinutes = limits.some((limit) => /^h/.test(said) && limit * 60 >= least && limit * 60 <= most);
  if (most < shortest && inMinutes) return "minute";
  return most >= shortest || !fits ? "second" : said;
}

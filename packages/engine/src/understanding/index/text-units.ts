import { isUnit } from "../lexicon/units.ts";
import { lemma } from "../text/lemma.ts";

const behindNumber = /^\D{0,3}\d[\d.,]*\s?\+?\s?(\p{L}{2,12})\.?$/u;

/** Share of the values from which on a word is no slip. */
const least = 0.02;

/** What the numbers that texts hold are counted in, in dictionary form: "min" and "season" of "90 min", "3 Seasons". */
export function textUnits(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) {
    const word = behindNumber.exec(value.trim())?.[1]?.toLowerCase();
    const unit = word === undefined || isOrdinal(word) ? undefined : lemma(word);
    if (unit !== undefined) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  return [...counts].flatMap(([word, count]) => (count > values.length * least ? [word] : []));
}

/** Those that measure something in a known way. */
export const measuringUnits = (units: readonly string[]): string[] => units.filter(isUnit);

const isOrdinal = (word: string): boolean => /^(?:st|nd|rd|th)$/.test(word);

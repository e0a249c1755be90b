import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

/** The year that a token says, 1500 to 2199, else null. */
export function yearAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (token === undefined || token.number === null || !/^(?:\d{4}|['’]\d{2})$/.test(token.raw)) return null;
  return token.number >= 1500 && token.number < 2200 ? token.number : null;
}

/** The month (0 to 11) that a token names, in full or in short; null where it names none. */
export function monthAt(tokens: readonly Token[], at: number): number | null {
  const word = textAt(tokens, at);
  return monthsByName.get(word.endsWith(".") ? word.slice(0, -1) : word) ?? null;
}

/** Months by their names and the first three or four letters of these. */
const monthsByName: ReadonlyMap<string, number> = new Map(
  months.flatMap((name, at) =>
    [name, name.slice(0, 3), name.slice(0, 4)].map((said): [string, number] => [said, at]),
  ),
);

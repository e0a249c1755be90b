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
  const word = textAt(tokens, at).replace(/\.$/, "");
  if (word.length < 3) return null;
  const found = months.findIndex(
    (name) =>
      name === word ||
      (word.length <= 4 && name.startsWith(word)) ||
      (word === "sept" && name === "september"),
  );
  return found < 0 ? null : found;
}

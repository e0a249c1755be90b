import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import { yearAt } from "./unit-words.ts";
import { yearBehind, yearBeside } from "./year-behind.ts";

/** A half of a year: which one, of which year, up to which token; `yearless` took its year from today. */
export type ReadHalf = { end: number; year: number; first: boolean; yearless: boolean };

/** "H1 2025", "2025 H2", "first half of 2025", "the second half of last year"; null where none stands at a token. */
export function halfAt(tokens: readonly Token[], at: number, today: number): ReadHalf | null {
  const early = yearAt(tokens, at);
  const place = early === null ? at : at + 1;
  const short = /^h([12])$/.exec(textAt(tokens, place));
  const named = short === null ? halfNamed(tokens, place) : null;
  if (short === null && named === null) return null;
  const first = short === null ? named === "first" : short[1] === "1";
  const end = place + (short === null ? 2 : 1);
  if (early !== null) return { end, year: early, first, yearless: false };
  const behind = yearBehind(tokens, end, today);
  if (behind !== null) return { ...behind, first, yearless: false };
  const now = new Date(today).getUTCFullYear();
  const ofYear = ["of", "in"].includes(textAt(tokens, end)) && textAt(tokens, end + 1) === "the";
  if (ofYear && textAt(tokens, end + 2) === "year")
    return { end: end + 3, year: now, first, yearless: false };
  const beside = yearBeside(tokens, at) ?? yearOfOther(tokens, end, today);
  if (beside !== null) return { end, year: beside, first, yearless: false };
  return short === null ? null : { end, year: now, first, yearless: true };
}

/** "The first half against the second half of 2024": the year of the other half that follows. */
function yearOfOther(tokens: readonly Token[], at: number, today: number): number | null {
  const other = tokens.findIndex(({ text }, place) => place >= at && place <= at + reach && text === "half");
  return other < 0 ? null : (yearBehind(tokens, other + 1, today)?.year ?? null);
}
/** How many words behind a half the other one may end. */
const reach = 5;

/** "first half", "second half". */
function halfNamed(tokens: readonly Token[], at: number): "first" | "second" | null {
  if (textAt(tokens, at + 1) !== "half") return null;
  if (["first", "1st"].includes(textAt(tokens, at))) return "first";
  return ["second", "2nd", "last"].includes(textAt(tokens, at)) ? "second" : null;
}

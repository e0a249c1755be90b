import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { monthAt, yearAt } from "../../time/unit-words.ts";
import type { Written } from "../idioms/written.ts";

const together = phrases(
  "this year and last year",
  "this year and last",
  "last year and this year",
  "last year and this",
);

/**
 * "January to August: 2024 compared to 2023", "Q1, this year and last": a part of the year is asked of both years, whatever mark stands before
 * them, and the two are compared.
 */
export function unitOfTwoYears(tokens: readonly Token[], at: number): Written | null {
  const mark = [":", ",", "-", "–"].includes(textAt(tokens, at)) ? 1 : 0;
  if (!endsUnit(tokens, at - 1)) return null;
  const both = phraseAt(tokens, at + mark, together);
  if (both > 0) {
    const [first, other] = textAt(tokens, at + mark) === "this" ? ["this", "last"] : ["last", "this"];
    return { words: `${first} year vs ${other} year`, tokens: mark + both };
  }
  const isTwo =
    yearAt(tokens, at + 1) !== null &&
    tokens.some((_, place) => place > at + 1 && yearAt(tokens, place) !== null);
  return mark === 1 && isTwo ? { words: "", tokens: 1 } : null;
}

const quarters = /^(?:q[1-4]|h[12])$/;

/** Whether a token ends a part of some year: a month, a quarter, a half. */
const endsUnit = (tokens: readonly Token[], at: number): boolean =>
  monthAt(tokens, at) !== null ||
  quarters.test(textAt(tokens, at)) ||
  ["quarter", "half"].includes(textAt(tokens, at));

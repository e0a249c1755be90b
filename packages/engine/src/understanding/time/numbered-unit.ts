import { textAt } from "../text/phrase-at.ts";
import { fullYear, type Token } from "../text/tokenize.ts";
import { yearAt } from "./unit-words.ts";

/** A unit that is written in numbers: the months it has from the first of `month` (0 to 11) on. */
export type NumberedUnit = { end: number; year: number; month: number; months: 1 | 3 | 6 };

/**
 * Months, quarters and halves as they are written in tables: "2024Q1", "2024-Q1", "Q1/2024", "1Q24", "2024H2", "2024-03", "03/2024" and, behind a
 * word of time, "202403". Two years that follow each other ("2011-12") are no month.
 */
export function numberedUnit(tokens: readonly Token[], at: number): NumberedUnit | null {
  return joined(tokens, at) ?? apart(tokens, at) ?? monthOfYear(tokens, at) ?? digits(tokens, at);
}

const part = (letter: string, number: number): Pick<NumberedUnit, "month" | "months"> | null => {
  const months = letter === "q" ? 3 : 6;
  return number >= 1 && number <= 12 / months ? { month: (number - 1) * months, months } : null;
};

/** "2024Q1", "Q12024", "1Q24", "2024H2". */
function joined(tokens: readonly Token[], at: number): NumberedUnit | null {
  const word = textAt(tokens, at);
  const early = /^(\d{4})([qh])(\d)$/.exec(word);
  const led = /^(\d)([qh])(\d{4}|\d{2})$/.exec(word);
  const [, year, letter, number] = early ?? [null, led?.[3], led?.[2], led?.[1]];
  const found = letter === undefined ? null : part(letter, Number(number));
  return found === null ? null : { ...found, end: at + 1, year: fullYear(Number(year)) };
}

/** "2024-Q1", "Q1/2024", "H1-24". */
function apart(tokens: readonly Token[], at: number): NumberedUnit | null {
  if (!isMark(tokens, at + 1)) return null;
  const early = yearAt(tokens, at);
  const [, letter, number] = /^([qh])(\d)$/.exec(textAt(tokens, early === null ? at : at + 2)) ?? [];
  const found = letter === undefined ? null : part(letter, Number(number));
  const last = tokens[at + 2];
  const late = /^\d{2}$/.test(last?.raw ?? "") ? fullYear(last?.number ?? 0) : yearAt(tokens, at + 2);
  const year = early ?? late;
  return found === null || year === null ? null : { ...found, end: at + 3, year };
}

/** "2024-03", "03/2024". */
function monthOfYear(tokens: readonly Token[], at: number): NumberedUnit | null {
  if (!isMark(tokens, at + 1) || isMark(tokens, at + 3) || isMark(tokens, at - 1)) return null;
  const early = yearAt(tokens, at);
  const year = early ?? yearAt(tokens, at + 2);
  const month = tokens[early === null ? at : at + 2];
  if (year === null || !/^(?:0?[1-9]|1[0-2])$/.test(month?.raw ?? "")) return null;
  const number = month?.number ?? 0;
  const isNextYear = early !== null && number === (early + 1) % 100;
  if (isNextYear || (early !== null && month?.raw.length === 1)) return null;
  return { end: at + 3, year, month: number - 1, months: 1 };
}

const isMark = (tokens: readonly Token[], at: number): boolean => ["-", "/"].includes(textAt(tokens, at));

/** "In 202403": a number behind a word of time. */
function digits(tokens: readonly Token[], at: number): NumberedUnit | null {
  const [, year, month] = /^((?:19|20)\d{2})(0[1-9]|1[0-2])$/.exec(tokens[at]?.raw ?? "") ?? [];
  if (year === undefined || !timed.has(textAt(tokens, at - 1))) return null;
  return { end: at + 1, year: Number(year), month: Number(month) - 1, months: 1 };
}

const timed: ReadonlySet<string> = new Set(
  "in during since until till before after from to for vs versus against month months period".split(" "),
);

import type { ModelIndex } from "../../index/model-index.ts";
import { nameWords } from "../../index/names.ts";
import { textAt } from "../../text/phrase-at.ts";
import { type Token, valueKey } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** Columns with more different values hold names, which nobody shortens so. */
const mostKinds = 60;

/**
 * "R&D", "F & B": the letters as a name has them ("rd_budget"), else the one kind of rows that begins its words so ("Research & Development"), where the
 * data does not write the letters itself.
 */
export function initials(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [first, sign, second] = [textAt(tokens, at), textAt(tokens, at + 1), textAt(tokens, at + 2)];
  if (sign !== "&" || !isLetter(first) || !isLetter(second)) return null;
  if ([`${first}${second}`, `${first}&${second}`].some((key) => index.values.byKey.has(valueKey(key))))
    return null;
  const joined = `${first}${second}`;
  if (index.words.columnsByWord.has(joined) || index.words.tablesByWord.has(joined))
    return { words: joined, tokens: 3 };
  const [only, other] = new Set(
    index.columns.flatMap(({ column: { physicalType, profile } }) =>
      physicalType === "string" && profile !== null && profile.distinct <= mostKinds
        ? profile.topValues.flatMap(({ value }) => (begins(value, joined) ? [String(value)] : []))
        : [],
    ),
  );
  return only === undefined || other !== undefined ? null : { words: only, tokens: 3 };
}

const isLetter = (text: string): boolean => /^[a-z]$/.test(text);

const begins = (value: unknown, letters: string): boolean =>
  typeof value === "string" &&
  /&|\band\b/i.test(value) &&
  nameWords(value)
    .filter((word) => word !== "and")
    .map((word) => word[0])
    .join("") === letters;

initials.needs = ["&"];

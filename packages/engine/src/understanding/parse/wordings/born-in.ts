import { isNumeric, isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const births = /^(?:birth|born|birthday|dob)$/;
const helpers: ReadonlySet<string> = new Set(["are", "were", "was", "is", "who", "that"]);

/** "Users born in the 90s", "who were born before 1980" of people whose year of birth is a number: with a birth year in the 90s. */
export function bornIn(tokens: readonly Token[], at: number, { columns }: ModelIndex): Written | null {
  let start = at;
  while (helpers.has(textAt(tokens, start))) start += 1;
  if (
    textAt(tokens, start) !== "born" ||
    !/^(?:in|between|before|after|since|from)$/.test(textAt(tokens, start + 1))
  )
    return null;
  const told = columns.filter(({ words }) => words.some((word) => births.test(word)));
  const [only, other] = told.filter(({ column, words }) => isNumeric(column) && words.includes("year"));
  if (only === undefined || other !== undefined || told.some(({ column }) => isTime(column))) return null;
  return { words: `with ${only.column.label.toLowerCase()}`, tokens: start + 1 - at };
}

bornIn.needs = ["born"];

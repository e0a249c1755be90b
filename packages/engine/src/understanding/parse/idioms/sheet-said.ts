import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";

/** "On the sheet", "in this log", "in our tracker", "in the returns file": where all rows are, which no column tells. */
export function sheetSaid(
  tokens: readonly Token[],
  at: number,
  { words, values, tables }: ModelIndex,
): number {
  const isOfRows = words.tablesByWord.has(tokens[at + 2]?.lemma ?? "") && sheets.has(textAt(tokens, at + 3));
  const size = isOfRows ? 4 : 3;
  const [place, whose, noun] = [textAt(tokens, at), textAt(tokens, at + 1), tokens[at + size - 1]];
  if (!["in", "on", "from"].includes(place) || !["the", "this", "our", "my"].includes(whose)) return 0;
  if (noun === undefined || !sheets.has(noun.text) || noun.raw !== noun.text) return 0;
  const isTold =
    words.columnsByWord.has(noun.lemma) ||
    values.byKey.has(noun.text) ||
    values.byWord.has(noun.text) ||
    (tables.length > 1 && words.tablesByWord.has(noun.lemma));
  return isTold || isPartOfName(tokens[at + size]) ? 0 : size;
}

/** "On the list price", "in the log book": another thing. */
const isPartOfName = (next: Token | undefined): boolean => next?.kind === "word" && !ending.has(next.text);
const ending: ReadonlySet<string> = new Set(
  "in on for since by per with and or so at from are is were was have has that who which last this ever altogether overall total please without where of to".split(
    " ",
  ),
);

/** What rows stand in. */
export const sheets: ReadonlySet<string> = new Set(
  "sheet spreadsheet file log list export tracker register ledger table data dataset database workbook records".split(
    " ",
  ),
);

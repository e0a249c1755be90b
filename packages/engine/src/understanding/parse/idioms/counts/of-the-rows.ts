import type { ColumnEntry } from "../../../index/entries.ts";
import { columnsCalled } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { cuesOf } from "../../../lexicon/cues.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const averages: ReadonlySet<string> = new Set(["average", "avg", "mean", "median"]);
const openers: ReadonlySet<string> = new Set(["of", "across", "over", "for"]);
/** Rows that are no other's of their name, in all rows. */
const own = 0.9;

/** "The average height of the lakes that …", "across the lakes": one figure of all of them, where each row is a lake. */
export function ofTheRows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at + 2];
  if (!openers.has(textAt(tokens, at)) || textAt(tokens, at + 1) !== "the" || noun?.kind !== "word")
    return null;
  if (noun.text === noun.lemma || !tokens.slice(0, at).some(({ text }) => averages.has(text))) return null;
  if (tokens.some(({ text }, place) => place !== at && cuesOf(text).some(({ kind }) => ranking.has(kind))))
    return null;
  const columns = columnsCalled(index, noun.lemma);
  const dated = tokens.some(({ number }) => number !== null && number >= 1900 && number <= 2100);
  return columns.some((entry) => namesRows(entry, index, dated))
    ? { words: `for all ${noun.raw}`, tokens: 3 }
    : null;
}

const ranking: ReadonlySet<string> = new Set(["extreme", "top", "by", "versus", "analysis"]);

/** Whether each row has a name of its own; of `dated` questions each row of a year. */
function namesRows({ column, table }: ColumnEntry, { tables, columns }: ModelIndex, dated: boolean): boolean {
  const rows = tables[table]?.table.rowCount ?? 0;
  const distinct = column.profile?.distinct ?? 0;
  if (column.physicalType !== "string" || rows === 0) return false;
  if (distinct >= rows * own) return true;
  const years = (tables[table]?.columns ?? [])
    .flatMap((id) => columns[id] ?? [])
    .find(({ words }) => words.at(-1) === "year");
  return dated && years !== undefined && distinct * (years.column.profile?.distinct ?? 0) >= rows * own;
}

ofTheRows.needs = averages;

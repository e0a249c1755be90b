import { type ColumnEntry, isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { comparativeHints } from "../../lexicon/adjectives.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Written } from "../idioms/written.ts";

const weather = /^(?:hottest|warmest|coldest|coolest|windiest|rainiest|wettest|driest|sunniest|snowiest)$/;

/**
 * "The hottest day", "rainiest month" among several tables: the one with the highest figure of those that measure it, which no other
 * table of the data is meant by. A sheet by itself is left to what its columns are called.
 */
export function hottestDay(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const said = textAt(tokens, at);
  const unit = tokens[at + 1];
  if (
    !weather.test(said) ||
    index.tables.length === 1 ||
    index.words.columnsByWord.has(textAt(tokens, at + 1))
  )
    return null;
  if (unit === undefined || unit.text !== unit.lemma || unitOf(unit.text) === null) return null;
  const [hint] = comparativeHints(said.replace(/est$/, "er"));
  const figures = hint === undefined ? [] : measuring(hint.words, index);
  const [only, other] =
    figures.length > 1 ? figures.filter((each) => isEnd(each, hint?.descending === true)) : figures;
  if (only === undefined || other !== undefined) return null;
  const end = hint?.descending === true ? "highest" : "lowest";
  return { words: `${unit.raw} with the ${end} ${only.column.label.replace(/\s*\(.*\)$/u, "")}`, tokens: 2 };
}

/** Figures of dated rows that are called by one of such words. */
const measuring = (called: readonly string[], { columns, tables }: ModelIndex): ColumnEntry[] =>
  columns.filter(
    ({ column, words, table }) =>
      column.role === "measure" &&
      words.some((word) => called.includes(word)) &&
      tables[table]?.columns.some((id) => isTime(columns[id]?.column)) === true,
  );

/** Of a highest, a lowest and an average temperature of each day the one that the word is about. */
const isEnd = ({ words }: ColumnEntry, high: boolean): boolean =>
  words.some((word) => (high ? /^max/ : /^min/).test(word));

import type { ColumnEntry } from "../../index/entries.ts";
import { leadsTo } from "../../index/line-tables.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { stopWords } from "../../lexicon/stop-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "./facts.ts";
import type { Written } from "./written.ts";

/** What was done to money, behind the word for it. */
const done: ReadonlySet<string> = new Set("invoiced billed paid spent owed charged received sold".split(" "));
const longestName = 3;

/** "Tenants by amount billed": the amounts of their bills by tenant, since nobody groups tenants by each amount that there is. */
export function rowsByFigure(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const rows = textAt(tokens, at + 1) === "by" ? tableNamed(tokens[at], index) : null;
  if (rows === null || tokens.slice(0, at).some(({ kind, text }) => kind !== "word" || !stopWords.has(text)))
    return null;
  for (let size = longestName; size > 0; size -= 1) {
    const named = index.words.phrases.get(
      tokens
        .slice(at + 2, at + 2 + size)
        .map(({ lemma }) => lemma)
        .join(""),
    );
    const figure = named?.flatMap(({ kind, id }) => (kind === "column" ? (index.columns[id] ?? []) : []))[0];
    if (named === undefined) continue;
    if (
      named.some(({ kind }) => kind !== "column") ||
      figure === undefined ||
      !isBelow(figure, rows.id, index)
    )
      return null;
    const end = at + 2 + size + (done.has(textAt(tokens, at + 2 + size)) ? 1 : 0);
    if (textAt(tokens, end) === ":") return null;
    return {
      words: `total ${rawOf(tokens.slice(at + 2, at + 2 + size))} by ${tokens[at]?.raw}`,
      tokens: end - at,
    };
  }
  return null;
}

/** An amount that adds up, of other rows of which each has one of these. */
const isBelow = ({ column, table, foreign }: ColumnEntry, rows: number, { graph }: ModelIndex): boolean =>
  table !== rows &&
  !foreign &&
  column.role === "measure" &&
  column.additivity === "additive" &&
  leadsTo(graph, table).has(rows);

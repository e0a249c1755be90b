import { lowered, rowsOf } from "@parlance/contract";
import { type ColumnEntry, isNumeric } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { cuesOf } from "../../../lexicon/cues.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const longestName = 3;
const joins: ReadonlySet<string> = new Set(["and", ",", "&"]);
const articles: ReadonlySet<string> = new Set(["the", "their", "its"]);

const counts: ReadonlySet<string> = new Set(["count", "number"]);
const openers: ReadonlySet<string> = new Set(
  "the show find list give me get return display compute calculate report tell is are was were what and total".split(
    " ",
  ),
);

/** "The count and the average weight", "number and average age of pupils": how many rows there are that have the figure beside it. */
export function countAndAverage(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!counts.has(textAt(tokens, at)) || !joins.has(textAt(tokens, at + 1))) return null;
  if (at > 0 && !openers.has(textAt(tokens, at - 1)) && textAt(tokens, at) === "number") return null;
  let place = at + 2;
  while (articles.has(textAt(tokens, place)) || joins.has(textAt(tokens, place))) place += 1;
  const measured = cuesOf(textAt(tokens, place)).some(
    ({ kind }) => kind === "aggregate" || kind === "average-of",
  );
  const table = measured ? index.tables[numberAt(tokens, place + 1, index)?.table ?? -1]?.table : undefined;
  return table === undefined ? null : { words: `number of ${rowsOf(lowered(table.label))}`, tokens: 1 };
}

/** The number that the words at a place name, rather of rows that the question names. */
function numberAt(tokens: readonly Token[], at: number, { words, columns }: ModelIndex): ColumnEntry | null {
  const said = new Set(tokens.flatMap(({ lemma }) => words.tablesByWord.get(lemma) ?? []));
  for (let size = longestName; size > 0; size -= 1) {
    const named =
      words.phrases.get(
        tokens
          .slice(at, at + size)
          .map(({ lemma }) => lemma)
          .join(""),
      ) ?? [];
    const found = named
      .flatMap(({ kind, id }) => (kind === "column" ? (columns[id] ?? []) : []))
      .filter(({ column }) => isNumeric(column));
    const number = found.find(({ table }) => said.has(table)) ?? found[0];
    if (number !== undefined) return number;
  }
  return null;
}

countAndAverage.needs = counts;

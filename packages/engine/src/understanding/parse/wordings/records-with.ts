import { lowered, rowsOf } from "@parlance/contract";
import { columnsCalled, isWordOf } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const records = ["entries", "records", "rows"];
const having: ReadonlySet<string> = new Set(["with", "without"]);
const articles: ReadonlySet<string> = new Set(["a", "an", "any"]);
const longestName = 3;

/** "Share of entries without a finish position" of several tables: rows of the only one that has such a column. */
export function recordsWith(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const noun = tokens[at];
  if (noun === undefined || !records.includes(noun.text) || index.tables.length < 2) return null;
  if (!having.has(textAt(tokens, at + 1)) || isWordOf(index, noun.text, noun.lemma)) return null;
  const start = at + (articles.has(textAt(tokens, at + 2)) ? 3 : 2);
  for (let size = longestName; size > 0; size -= 1) {
    const said = tokens.slice(start, start + size);
    if (said.length < size) continue;
    const found = columnsCalled(index, said.map(({ lemma }) => lemma).join(""));
    const [only, other] = new Set(found.map(({ table }) => table));
    const rows = other === undefined ? index.tables[only ?? -1]?.table : undefined;
    if (rows !== undefined) return { words: rowsOf(lowered(rows.label)), tokens: 1 };
  }
  return null;
}

recordsWith.needs = records;

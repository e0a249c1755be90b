import type { ColumnEntry } from "../../../index/entries.ts";
import { columnsCalled, columnsOfWord } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { panelOf } from "../../../index/panels.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const averages: ReadonlySet<string> = new Set(["average", "avg", "mean", "median", "typical"]);
/** Words that a figure's name may have between "average" and "per". */
const longest = 3;

/** "The average weight per crate", "per active crate", of a table of crates that each have one weight: the average as it is. */
export function perOwnRow(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (textAt(tokens, at) !== "per") return null;
  const state = index.conditions.get(tokens[at + 1]?.lemma ?? "") ?? [];
  const named = tableNamed(tokens[at + 2], index);
  const stated = named !== null && state.some(({ table }) => table === named.id);
  const table = stated ? named : tableNamed(tokens[at + 1], index);
  const figure = tokens[at - 1];
  const near = tokens.slice(Math.max(0, at - longest - 1), at - 1);
  if (table === null || figure === undefined || tableNamed(figure, index) !== null) return null;
  if (panelOf(index, table.id) !== undefined) return null;
  if (!near.some(({ text }) => averages.has(text))) return null;
  const columns = figuresNamed(tokens, at, index);
  const own = columns.every((entry) => entry.table === table.id && entry.column.role === "measure");
  if (!own || columns.length === 0) return null;
  return stated
    ? { words: `of ${tokens[at + 1]?.raw} ${table.table.label}`, tokens: 3 }
    : { words: "", tokens: 2 };
}

/** What the words right before are called: by a whole name of up to three, else by the last. */
function figuresNamed(tokens: readonly Token[], end: number, index: ModelIndex): ColumnEntry[] {
  for (let size = longest; size > 0; size -= 1) {
    const said = tokens.slice(Math.max(0, end - size), end);
    const called = columnsCalled(index, said.map(({ lemma }) => lemma).join(""));
    if (called.length > 0) return called;
  }
  const last = tokens[end - 1]?.lemma ?? "";
  return columnsOfWord(last, index);
}

perOwnRow.needs = averages;

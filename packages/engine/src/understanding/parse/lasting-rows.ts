import type { TableEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { type RowSpan, spanOf } from "../index/spans-of-rows.ts";
import type { Token } from "../text/tokenize.ts";
import { matchWord } from "./match-word.ts";
import { timeUnits } from "./unit-said.ts";

/** A table that a word names, whose rows last from one time to another and say nowhere how long. */
export type LastingRows = { table: TableEntry; from: RowSpan["from"]; until: NonNullable<RowSpan["until"]> };

const measured: ReadonlySet<string> = new Set([...timeUnits.keys(), "duration", "length", "long"]);

/** The lasting rows that the token names ("outage" of outages from a start to an end); null where it names none. */
export function lastingRows(token: Token | undefined, index: ModelIndex): LastingRows | null {
  if (token === undefined || token.kind !== "word") return null;
  for (const { word, quality } of matchWord(token, index)) {
    if (quality < 0.7) continue;
    for (const id of index.words.tablesByWord.get(word) ?? []) {
      const table = index.tables[id];
      const span = table === undefined ? null : spanOf(index, id);
      if (table === undefined || span === null || span.until === null || saysHowLong(table, index)) continue;
      return { table, from: span.from, until: span.until };
    }
  }
  return null;
}

const saysHowLong = ({ columns }: TableEntry, index: ModelIndex): boolean =>
  columns.some((id) => {
    const entry = index.columns[id];
    return entry?.column.role === "measure" && entry.words.some((word) => measured.has(word));
  });

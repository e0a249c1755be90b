import { type ColumnEntry, isNumeric, type TableEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { type RowSpan, spanOf } from "../index/spans-of-rows.ts";
import type { Token } from "../text/tokenize.ts";
import { matchWord } from "./match-word.ts";

/** How the rows of a table tell how long they last: by numbers that they hold, else from one time to another. */
export type LastingRows =
  | { kind: "held"; columns: ColumnEntry[] }
  | { kind: "between"; from: RowSpan["from"]; until: NonNullable<RowSpan["until"]> };

/** How long a table's rows last; null where they do not tell. */
export function lastingRows(table: TableEntry, index: ModelIndex): LastingRows | null {
  const columns = heldLengths(table, index);
  if (columns.length > 0) return { kind: "held", columns };
  const span = spanOf(index, table.id);
  return span === null || span.until === null
    ? null
    : { kind: "between", from: span.from, until: span.until };
}

/** The table that a word names well enough, be it contracted there ("outage" of "outg"); null where none is. */
export function rowsCalled(token: Token | undefined, index: ModelIndex): TableEntry | null {
  if (token === undefined || token.kind !== "word") return null;
  const [id] = matchWord(token, index)
    .filter(({ quality }) => quality >= leastQuality)
    .flatMap(({ word }) => index.words.tablesByWord.get(word) ?? []);
  return index.tables[id ?? -1] ?? null;
}

const leastQuality = 0.7;

/** Whether a word names rows that last from one time to another and say nowhere how long. */
export function goBetween(token: Token | undefined, index: ModelIndex): boolean {
  const table = rowsCalled(token, index);
  return table !== null && lastingRows(table, index)?.kind === "between";
}

/** What rows do that tell how long they last. */
export const lastingVerbs: ReadonlySet<string> = new Set(
  "last lasted lasts lasting took take taking".split(" "),
);

/** The numbers of a table for how long its rows last. */
const heldLengths = (table: TableEntry, { columns }: ModelIndex): ColumnEntry[] =>
  table.columns
    .flatMap((id) => columns[id] ?? [])
    .filter(
      ({ column, words }) =>
        column.role === "measure" && isNumeric(column) && words.some((word) => lengths.has(word)),
    );

const lengths: ReadonlySet<string> = new Set(
  "duration length runtime millisecond second seconds minute minutes hour hours day days night nights elapsed".split(
    " ",
  ),
);

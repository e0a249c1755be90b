import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isUpkeep } from "../../index/spans-of-rows.ts";
import type { Token } from "../../text/tokenize.ts";

/** A table that only joins others, and may tell when it was last updated: it is seldom what a part of its name means. */
export const isBridge = ({ columns, key }: TableEntry, index: ModelIndex): boolean =>
  columns.every((id) => {
    const entry = index.columns[id];
    return entry === undefined || entry.foreign || key.includes(id) || isUpkeep(entry);
  });

/** "Photos tagged with": a participle behind rows is what was done to them, not the table in which they meet what was done. */
export const meetsDeed = (
  table: TableEntry | undefined,
  said: readonly Token[],
  index: ModelIndex,
): boolean =>
  said.length > 1 && /ed$/.test(said.at(-1)?.text ?? "") && table !== undefined && isBridge(table, index);

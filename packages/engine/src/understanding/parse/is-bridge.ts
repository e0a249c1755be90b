import type { TableEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { isUpkeep } from "../index/spans-of-rows.ts";

/** A table that only joins others, and may tell when it was last updated: it is seldom what a part of its name means. */
export const isBridge = ({ columns, key }: TableEntry, index: ModelIndex): boolean =>
  columns.every((id) => {
    const entry = index.columns[id];
    return entry === undefined || entry.foreign || key.includes(id) || isUpkeep(entry);
  });

import type { Noun, ValueItem } from "../item.ts";
import { type Reader, wordsBetween } from "./reader.ts";

const places: ReadonlySet<string> = new Set("in at from of for within by with whose on".split(" "));

/**
 * "The number of sick leaves in the Oslo office": what is counted stands right behind the words of counting and is a value, so that
 * its rows are counted and the table behind a preposition only says where, as does a column with a number ("how many women in class 1"). Null where the noun is what is counted.
 */
export function countedValueBefore(reader: Reader, noun: Noun): ValueItem | null {
  const told = noun.kind === "column" && reader.items[reader.at + 1]?.kind === "number";
  if ((noun.kind !== "table" && !told) || !reader.pending.includes("count")) return null;
  const at = reader.items.findLastIndex(
    (item, place) => place < reader.at && item.kind === "cue" && item.cue.kind === "count",
  );
  const [count, value] = reader.items.slice(at, at + 2);
  if (at < 0 || count === undefined || value?.kind !== "value" || value.start - count.end > 1) return null;
  const placed = wordsBetween(reader, value.end, noun.start).some((word) => places.has(word));
  return placed && value.options.every(({ condition }) => condition === null) ? value : null;
}

import { synonymsOf } from "../lexicon/synonyms.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";

/**
 * Whether a word of a table's name says what a column of its rows holds and not what they are: "campaign" of a campaign report by day, whose
 * rows have neither name nor key, "traffic" where they add up sessions. The word for the rows themselves ("sales" of "shop sales") does not.
 */
export const isToldByColumn = (
  word: string,
  { words, naming, key, columns: own }: TableEntry,
  columns: readonly ColumnEntry[],
): boolean =>
  naming.length + key.length === 0 &&
  words.includes(word) &&
  words.at(-1) !== word &&
  own.some((id) => columns[id] !== undefined && tells(columns[id], word));

const tells = ({ column, words }: ColumnEntry, word: string): boolean =>
  column.role === "measure"
    ? column.additivity === "additive" && synonymsOf(word).includes(words.join(" "))
    : ["category", "geo"].includes(column.role) && column.physicalType === "string" && words.includes(word);

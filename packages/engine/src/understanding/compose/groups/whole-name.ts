import type { Noun } from "../../parse/item.ts";
import type { Build } from "../build-context.ts";

/**
 * The columns that a noun's column stands for: "the names of the students" are first and last names where a table keeps
 * them apart, unless the question says which of the two it means.
 */
export function wholeName({ index, lemmas }: Build, noun: Noun, column: number): readonly number[] {
  const entry = index.columns[column];
  const naming = index.tables[entry?.table ?? -1]?.naming ?? [];
  const part = entry?.words.at(-2);
  if (naming.length < 2 || !naming.includes(column) || part === undefined) return [column];
  const joined = entry?.words.slice(-2).join("") ?? "";
  if (lemmas.has(joined)) return [column];
  return noun.end === noun.start + 1 || !lemmas.has(part) ? naming : [column];
}

import type { ModelIndex } from "../../../index/model-index.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** How the ends of a stay are also called, by the words of the columns that hold them. */
const ends: ReadonlyMap<string, readonly string[]> = new Map([
  ["arrival", ["check", "in"]],
  ["departure", ["check", "out"]],
]);
const verbs: ReadonlyMap<string, string> = new Map([
  ["arrival", "arrival"],
  ["arrive", "arrival"],
  ["departure", "departure"],
  ["depart", "departure"],
]);

/** "Arrivals per month" of data that has check-ins: those, where it has no arrivals of its own. */
export function stays(tokens: readonly Token[], at: number, { words, columns }: ModelIndex): Written | null {
  const token = tokens[at];
  const end = token === undefined ? undefined : verbs.get(token.lemma);
  const called = end === undefined ? undefined : ends.get(end);
  if (end === undefined || called === undefined || words.columnsByWord.has(end)) return null;
  const [column, other] = columns.filter((entry) => called.every((word) => entry.words.includes(word)));
  return column === undefined || other !== undefined ? null : { words: column.column.label, tokens: 1 };
}

stays.needs = [...verbs.keys()];

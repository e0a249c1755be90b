import { pluralOf } from "@parlance/contract";
import { isWordOf } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import { deedTable, doneOf, isDeed } from "../states/deed-table.ts";
import type { Written } from "../written.ts";

/**
 * "Buying customers per quarter", "transacting clients": those who did so, by the table that records it, so that a time beside them is that of the
 * deed. Where the data has the word itself, or no table records the deed, it is left as it is.
 */
export function doingPeople(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [verb, noun] = [tokens[at], tokens[at + 1]];
  const root = verb?.kind === "word" ? /^(.{2,})ing$/.exec(verb.text)?.[1] : undefined;
  const people = root === undefined ? null : tableNamed(noun, index);
  if (root === undefined || verb === undefined || people === null || people.table.type === "fact")
    return null;
  if (index.values.byKey.has(verb.text)) return null;
  const done = pastsOf(root).find(isDeed);
  const rows = done === undefined ? null : deedTable(done, people, index);
  const named = isWordOf(index, verb.text, verb.lemma) && tableNamed(verb, index) !== rows;
  return rows === null || named
    ? null
    : { words: `${noun?.raw ?? ""} with ${pluralOf(rows.table.label.toLowerCase())}`, tokens: 2 };
}

/** "Bought" of "buy-", "ordered" of "order-", "purchased" of "purchas-". */
const pastsOf = (root: string): string[] => {
  const irregular = [root, `${root}e`]
    .map((verb) => [verb, doneOf(verb)])
    .filter(([verb, past]) => verb !== past);
  return [...irregular.flatMap(([, past]) => past ?? []), `${root}ed`];
};

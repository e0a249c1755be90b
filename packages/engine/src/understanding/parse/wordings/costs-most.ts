import type { ModelIndex } from "../../index/model-index.ts";
import { numberSaid } from "../../lexicon/numbers.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["most", "most expensive"],
  ["least", "cheapest"],
]);

/** "Which two products cost the most" of wares with a price and a cost of their own: the dearest, by what they are sold for. */
export function costsMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!["which", "what"].includes(textAt(tokens, at))) return null;
  const number = numberSaid(tokens[at + 1]);
  const noun = tokens[at + 1 + (number === null ? 0 : 1)];
  const verb = at + 2 + (number === null ? 0 : 1);
  const end = textAt(tokens, verb + 1) === "the" ? ends.get(textAt(tokens, verb + 2)) : undefined;
  const next = tokens[verb + 3];
  if (noun === undefined || end === undefined || !/^costs?$/.test(textAt(tokens, verb))) return null;
  if (next?.kind === "word" && next.text !== "and") return null;
  const table = tableNamed(noun, index);
  const own = (table?.columns ?? []).flatMap((id) => index.columns[id] ?? []);
  const measured = (word: string): boolean =>
    own.some(({ column, words }) => column.role === "measure" && words.includes(word));
  if (!measured("price") || !measured("cost")) return null;
  const count = number === null || number === 1 ? "" : `${number} `;
  return { words: `the ${count}${end} ${noun.raw}`, tokens: verb + 3 - at };
}

costsMost.needs = ends.keys();

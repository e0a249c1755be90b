import type { ModelIndex } from "../../index/model-index.ts";
import { numberSaid } from "../../lexicon/numbers.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

/** "Cost us the most", "have cost us most": by what they cost, as "cost the most" says it. */
export function costUsMost(tokens: readonly Token[], at: number): Written | null {
  const have = /^(?:have|has|had)$/.test(textAt(tokens, at)) ? 1 : 0;
  const verb = textAt(tokens, at + have);
  if (!/^costs?$/.test(verb)) return null;
  const us = textAt(tokens, at + have + 1) === "us" ? 1 : 0;
  const the = textAt(tokens, at + have + us + 1) === "the" ? 1 : 0;
  const end = textAt(tokens, at + have + us + the + 1);
  return have + us > 0 &&
    textAt(tokens, at + have + us + the + 2) !== "money" &&
    (end === "most" || end === "least")
    ? { words: `cost the ${end}`, tokens: have + us + the + 2 }
    : null;
}

costUsMost.needs = ["cost", "costs"];

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

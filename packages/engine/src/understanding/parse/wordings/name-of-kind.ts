import type { ModelIndex } from "../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const names = phrases("the names of", "the name of", "names of", "name of");
const each: ReadonlySet<string> = new Set("each every different".split(" "));

/** "The name of every city" where cities are texts of a column and no rows of their own: the city. */
export function nameOfKind(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, names);
  if (size === 0) return null;
  let noun = at + size;
  while (each.has(textAt(tokens, noun))) noun += 1;
  const kind = tokens[noun];
  if (kind === undefined || noun === at + size || tableNamed(kind, index) !== null) return null;
  const called = index.words.phrases.get(`${kind.lemma}name`) ?? [];
  const isKind = called.some(({ kind: of, id }) => of === "column" && index.columns[id]?.words.length === 1);
  return isKind ? { words: kind.raw, tokens: noun + 1 - at } : null;
}

nameOfKind.needs = openings(names);

import { isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phrasalVerbs } from "../../lexicon/phrasal-verbs.ts";
import { phraseAt, phrases } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const said = phrases(...phrasalVerbs.keys());

/** "Keys that have not come back", "forms handed in this week": by the verb that a date of the rows named before is called, where none is called by both words. */
export function phrasalVerb(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, said);
  if (size === 0) return null;
  const words = tokens.slice(at, at + size).map(({ text }) => text);
  const verbs = phrasalVerbs.get(words.join(" ")) ?? [];
  const rows = tokens
    .slice(0, at)
    .map((token) => tableNamed(token, index))
    .findLast((table) => table !== null);
  const times = (rows?.columns ?? [])
    .flatMap((id) => index.columns[id] ?? [])
    .filter(({ column }) => isTime(column));
  const first = words[0] ?? "";
  if (times.some((time) => time.words.some((word) => word.startsWith(first.replace(/ed$/, ""))))) return null;
  const done = verbs.find((verb) => times.some((time) => time.words.some((word) => isRooted(verb, word))));
  return done === undefined ? null : { words: done, tokens: size };
}

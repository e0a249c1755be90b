import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const verbs: ReadonlyMap<string, string> = new Map(
  ["own", "rent"].flatMap((verb) =>
    [verb, `${verb}s`, `${verb}ed`, `${verb}ing`].map((form) => [form, verb]),
  ),
);
const whose = /^(?:their|a|the|his|her|own)$/;
const homes = /^(?:homes?|houses?|property|properties|place|apartments?|flats?)$/;

/** "People who own their home", "borrowers renting a flat" of a column that says OWN or RENT of them: those of that value. */
export function ownsHome(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const relative = /^(?:who|that)$/.test(textAt(tokens, at)) ? 1 : 0;
  const value = verbs.get(textAt(tokens, at + relative));
  if (value === undefined) return null;
  let home = at + relative + 1;
  while (whose.test(textAt(tokens, home))) home += 1;
  if (home === at + relative + 1 || !homes.test(textAt(tokens, home))) return null;
  if (!index.values.byKey.has(value)) return null;
  return { words: `who are ${value === "own" ? "homeowners" : "renters"}`, tokens: home + 1 - at };
}

ownsHome.needs = [...verbs.keys()];

import type { ModelIndex } from "../../index/model-index.ts";
import { moneyNouns } from "../../lexicon/money-nouns.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const verbs: ReadonlySet<string> = new Set("bring brings brought pull pulls pulled".split(" "));
const particles: ReadonlySet<string> = new Set(["in", "us"]);
const ends: ReadonlyMap<string, string> = new Map([
  ["most", "highest"],
  ["fewest", "lowest"],
  ["least", "lowest"],
]);

/** "Which channel brings in the most members": the rows themselves, and no money that they come to; "the most new members" are many, not the newest. */
export function bringsMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const brings = verbs.has(textAt(tokens, at));
  let most = brings ? at + 1 : at;
  while (brings && particles.has(textAt(tokens, most))) most += 1;
  if (brings && most === at + 1) return null;
  if (brings && textAt(tokens, most) === "the") most += 1;
  const isNew = textAt(tokens, most + 1) === "new";
  const end = ends.get(textAt(tokens, most));
  const noun = isNew ? most + 2 : most + 1;
  const token = tokens[noun];
  if (end === undefined || token === undefined || token.text === token.lemma || !(brings || isNew))
    return null;
  if (tableNamed(token, index) === null || moneyNouns.has(token.lemma)) return null;
  const rows = rawOf(tokens.slice(most + 1, noun + 1));
  const ranked = isNew ? `${end} number of ${rows}` : `${textAt(tokens, most)} ${rows}`;
  return { words: brings ? `has the ${ranked}` : ranked, tokens: noun + 1 - at };
}

bringsMost.needs = [...verbs, ...ends.keys()];

import { labelSaid } from "../../index/figure-names.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { tallies } from "../../index/money-column-of.ts";
import { textAt } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const passives = /^(?:gets?|got|is|are|was|were)$/;
const ends: ReadonlyMap<string, string> = new Map([
  ["most", "highest"],
  ["least", "lowest"],
]);

/** "Which product gets scrapped the most", where one number alone tells how many were ("scrap units"): with the highest total of it. */
export function getsDoneMost(
  tokens: readonly Token[],
  at: number,
  { columns, words, values }: ModelIndex,
): Written | null {
  const deed = tokens[at + 1];
  if (!passives.test(textAt(tokens, at)) || deed === undefined || !/(?:ed|en|t)$/.test(deed.text))
    return null;
  const the = textAt(tokens, at + 2) === "the" ? 1 : 0;
  const end = ends.get(textAt(tokens, at + 2 + the));
  const next = tokens[at + 3 + the];
  if (
    end === undefined ||
    (next?.kind === "word" && !/^(?:in|at|by|on|per|this|last|since)$/.test(next.text))
  )
    return null;
  if (words.tablesByWord.has(deed.lemma) || values.byKey.has(deed.text)) return null;
  const [only, other] = columns.filter(
    (entry) => tallies(entry) && entry.words.some((word) => isRooted(word, deed.text)),
  );
  return only === undefined || other !== undefined
    ? null
    : { words: `has the ${end} total ${labelSaid(only)}`, tokens: 3 + the };
}

getsDoneMost.needs = [...ends.keys()];

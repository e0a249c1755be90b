import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["highest", "highest"],
  ["top", "highest"],
  ["lowest", "lowest"],
]);

/** "The highest-grossing film worldwide" where several columns hold a gross: the film with the highest worldwide gross. */
export function grossing(tokens: readonly Token[], at: number, { words }: ModelIndex): Written | null {
  const end = ends.get(textAt(tokens, at));
  const hyphen = textAt(tokens, at + 1) === "-" ? 1 : 0;
  if (end === undefined || textAt(tokens, at + 1 + hyphen) !== "grossing") return null;
  const [noun, where] = tokens.slice(at + 2 + hyphen, at + 4 + hyphen);
  const kinds = words.columnsByWord.get("gross") ?? [];
  const held = words.columnsByWord.get(where?.lemma ?? "") ?? [];
  if (noun?.kind !== "word" || where === undefined || !held.some((id) => kinds.includes(id))) return null;
  return { words: `${noun.raw} with the ${end} ${where.raw} gross`, tokens: 4 + hyphen };
}

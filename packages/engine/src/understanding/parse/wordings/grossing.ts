import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["highest", "highest"],
  ["top", "highest"],
  ["lowest", "lowest"],
]);

const placed = phrases("in the", "in");

/** "The highest-grossing film worldwide", "in the US" where several columns hold a gross: the film with the highest worldwide gross. */
export function grossing(tokens: readonly Token[], at: number, { words }: ModelIndex): Written | null {
  const end = ends.get(textAt(tokens, at));
  const hyphen = textAt(tokens, at + 1) === "-" ? 1 : 0;
  if (end === undefined || textAt(tokens, at + 1 + hyphen) !== "grossing") return null;
  const head = at + 2 + hyphen;
  const place = head + 1 + phraseAt(tokens, head + 1, placed);
  const [noun, where] = [tokens[head], tokens[place]];
  const kinds = words.columnsByWord.get("gross") ?? [];
  const held = words.columnsByWord.get(where?.lemma ?? "") ?? [];
  if (noun?.kind !== "word" || where === undefined || !held.some((id) => kinds.includes(id))) return null;
  return { words: `${noun.raw} with the ${end} ${where.raw} gross`, tokens: place + 1 - at };
}

grossing.needs = ["grossing"];

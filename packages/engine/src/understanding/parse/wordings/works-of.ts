import { isWordOf } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { valueKey } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** What the rows of a trade are in the mass, and the words that their tables are called by. */
const masses: ReadonlyMap<string, readonly string[]> = new Map([
  ["music", ["track", "song", "album", "artist", "genre", "release"]],
  ["content", ["video", "episode", "movie", "film", "show"]],
]);
const longest = 3;

/** "Classical music", "Led Zeppelin music" where rows are tracks of that kind or by that artist: the value alone. */
export function worksOf(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = tokens[at];
  const rows = masses.get(word?.text ?? "");
  if (
    rows === undefined ||
    word === undefined ||
    isWordOf(index, word.text) ||
    !rows.some((row) => index.words.tablesByWord.has(row))
  )
    return null;
  for (let size = Math.min(longest, at); size > 0; size -= 1) {
    const key = valueKey(rawOf(tokens.slice(at - size, at)));
    if (index.values.byKey.has(key)) return { words: "", tokens: 1 };
  }
  return null;
}

worksOf.needs = [...masses.keys()];

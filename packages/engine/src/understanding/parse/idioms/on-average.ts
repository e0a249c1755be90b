import type { ModelIndex } from "../../index/model-index.ts";
import { cuesOf } from "../../lexicon/cues.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

/** Words between "per" and "on average" that name what the rows are of. */
const longest = 3;

/** "Visits per patient on average, by ward": the average number of visits per patient. */
export function onAverage(tokens: readonly Token[], at: number, { words }: ModelIndex): Written | null {
  const average = tokens.findIndex(
    ({ text }, place) => text === "on" && textAt(tokens, place + 1) === "average",
  );
  if (average < 0 || (at !== 0 && at !== average)) return null;
  const per = tokens.findIndex(({ text }) => text === "per");
  if (per < 1 || average - per < 2 || average - per > longest + 1) return null;
  const names = [tokens[per - 1], tokens[average - 1]];
  if (!names.every((token) => token !== undefined && words.tablesByWord.has(token.lemma))) return null;
  if (tokens.slice(0, per).some(({ kind, text }) => kind !== "word" || cuesOf(text).length > 0)) return null;
  return at === 0
    ? { words: `average number of ${tokens[0]?.raw ?? ""}`, tokens: 1 }
    : { words: "", tokens: 2 };
}

import type { ModelIndex } from "../../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import { numberAt } from "../counts/number-at.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const ends = phrases("most recent", "latest", "newest", "last");
const joints = phrases("by", "per", "at each", "in each", "for each", "for every", "at every");

/** "Latest reading by site", "most recent order per customer": the latest one of each. */
export function latestBy(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const end = phraseAt(tokens, at, ends);
  if (end === 0) return null;
  const start = at + end;
  const size = Math.max(rowsNamed(tokens, start, index), numberAt(tokens, start, index));
  const joint = size === 0 ? 0 : phraseAt(tokens, start + size, joints);
  const group = tokens[start + size + joint];
  const isGroup =
    group?.kind === "word" && unitOf(group.lemma) === null && textAt(tokens, start + size + joint) !== "the";
  if (joint === 0 || !isGroup) return null;
  return { words: `latest ${rawOf(tokens.slice(start, start + size))} of each`, tokens: end + size + joint };
}

/** How many words call one row of a table: "order", "sensor reading"; several ("orders") are not the last one. */
function rowsNamed(tokens: readonly Token[], at: number, index: ModelIndex): number {
  for (const size of [1, 2]) {
    const last = tokens[at + size - 1];
    const table = last === undefined || last.text !== last.lemma ? null : tableNamed(last, index);
    if (table !== null && tokens.slice(at, at + size).every(({ lemma }) => table.words.includes(lemma)))
      return size;
  }
  return 0;
}

latestBy.needs = openings(ends);

import type { ModelIndex } from "../../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { tablesOf } from "./deed-table.ts";

const taken = phrases(
  "nobody is on",
  "no one is on",
  "noone is on",
  "nobody is in",
  "no one is in",
  "nobody has",
  "no one has",
  "nobody uses",
  "no one uses",
  "nobody takes",
  "no one takes",
  "nobody chose",
  "no one chose",
  "nobody wants",
  "nobody picked",
);
const made = phrases("made", "given", "used", "recorded", "assigned", "taken", "applied", "chosen", "needed");
const empty: ReadonlySet<string> = new Set(["empty", "unused"]);

/**
 * "Which playlists are empty", "plans that nobody is on", "diagnoses that were never made": those without rows of the one table that
 * refers to them.
 */
export function heldByNone(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const token = textAt(tokens, at);
  const adjective = empty.has(token) ? tableNamed(tokens[at + 1], index) : null;
  if (adjective !== null) {
    const held = onlyHolder(adjective.id, index);
    return held === null || isKnown(token, index)
      ? null
      : { words: `${tokens[at + 1]?.raw} without ${held}`, tokens: 2 };
  }
  const size = stateAt(tokens, at, index);
  if (size === 0) return null;
  const table = tokens
    .slice(0, at)
    .map((each) => tableNamed(each, index))
    .findLast((each) => each !== null);
  const held = table == null ? null : onlyHolder(table.id, index);
  return held === null ? null : { words: `without ${held}`, tokens: size };
}

/** How many tokens say that there is nothing of the kind. */
function stateAt(tokens: readonly Token[], at: number, index: ModelIndex): number {
  let start = at;
  while (["that", "which", "are", "is", "were", "was", "have", "been"].includes(textAt(tokens, start)))
    start += 1;
  if (empty.has(textAt(tokens, start)) && start > at && !isKnown(textAt(tokens, start), index))
    return start + 1 - at;
  const nobody = phraseAt(tokens, start, taken);
  if (nobody > 0) return isDeed(tokens, start + nobody) ? 0 : start + nobody - at;
  if (textAt(tokens, start) !== "never") return 0;
  const been = ["been", "ever", "actually"].includes(textAt(tokens, start + 1)) ? 1 : 0;
  const deed = phraseAt(tokens, start + 1 + been, made);
  const last = tokens[start + 1 + been + deed];
  return deed > 0 && (last === undefined || last.kind === "mark") ? start + 1 + been + deed - at : 0;
}

/** "Nobody has ever ordered": what nobody did is said. */
const isDeed = (tokens: readonly Token[], at: number): boolean =>
  /ed$/.test(textAt(tokens, ["ever", "yet", "actually"].includes(textAt(tokens, at)) ? at + 1 : at));

const isKnown = (word: string, { values, words }: ModelIndex): boolean =>
  values.byKey.has(word) || words.columnsByWord.has(word);

/** The name of the one table whose rows refer to a table's. */
function onlyHolder(id: number, index: ModelIndex): string | null {
  const table = index.tables[id];
  const [only, other] = table === undefined ? [] : tablesOf(table, index).filter((each) => each.id !== id);
  return only === undefined || other !== undefined ? null : only.table.label;
}

heldByNone.needs = [...empty, ...openings(taken), "never"];

import { lowered, rowsOf } from "@parlance/contract";
import { columnKindOf } from "../../index/column-kind-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const bounds = phrases(
  ..."at least|more than|over|fewer than|less than|at most|exactly|no more than|up to".split("|"),
);
const relatives: ReadonlySet<string> = new Set(["who", "that", "which", "have", "has", "were", "was"]);
const prepositions: ReadonlySet<string> = new Set([
  "in",
  "at",
  "by",
  "to",
  "from",
  "with",
  "on",
  "for",
  "of",
]);
const apart: ReadonlySet<string> = new Set(["different", "distinct", "unique", "separate"]);

/**
 * "Users who charged in at least 8 different towns", "stations used by over 50 different users" of the only sheet: those that have so many
 * different ones, whatever was done.
 */
export function doneInSeveral(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [sheet, other] = index.tables;
  if (sheet === undefined || other !== undefined || !isKind(tokens[at - 1], index)) return null;
  let verb = at;
  while (relatives.has(textAt(tokens, verb))) verb += 1;
  const done = tokens[verb];
  if (done?.kind !== "word" || !/(?:ed|en|nt|ght|ld|id)$/.test(done.text)) return null;
  const joint = prepositions.has(textAt(tokens, verb + 1)) ? 1 : 0;
  const bound = phraseAt(tokens, verb + 1 + joint, bounds);
  const number = verb + 1 + joint + bound;
  const several = bound > 0 && tokens[number]?.kind === "number";
  const noun = apart.has(textAt(tokens, number + 1)) ? number + 2 : number + 1;
  if (!several || !isKind(tokens[noun], index)) return null;
  return { words: `with ${rowsOf(lowered(sheet.table.label))} in`, tokens: verb + 1 + joint - at };
}

/** "More than 5 different towns" of the only sheet: so many towns, which are counted once anyway. */
export function severalDifferent(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const bounded =
    [2, 3].some((size) => phraseAt(tokens, at - 1 - size, bounds) === size) ||
    phraseAt(tokens, at - 2, bounds) === 1;
  return index.tables.length === 1 &&
    apart.has(textAt(tokens, at)) &&
    tokens[at - 1]?.kind === "number" &&
    bounded &&
    isKind(tokens[at + 1], index)
    ? { words: "", tokens: 1 }
    : null;
}

/** Whether a word names what rows are of, which several share: a text or a number of somebody. */
const isKind = (token: Token | undefined, { words, columns }: ModelIndex): boolean =>
  token?.kind === "word" &&
  (words.columnsByWord.get(token.lemma) ?? []).some((id) => {
    const entry = columns[id];
    return entry !== undefined && (entry.column.role === "key" || columnKindOf(entry.column) === "text");
  });

import { type ColumnEntry, isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { isRooted, sharesRoot } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const adverbs: ReadonlySet<string> = new Set(["still", "currently", "yet", "now", "all", "only"]);
const waiting = phrases(
  ..."waiting|due|needing|need|needs|have|has|remaining|remain|remains|left|outstanding|are|is|were|was|have yet|has yet|yet|are yet|is yet"
    .split("|")
    .map((word) => `${word} to be`),
);
const awaiting = phrases("awaiting", "waiting for", "pending");
const yet = phrases("have yet to", "has yet to", "had yet to", "are yet to", "is yet to", "yet to");

/**
 * "Orders still waiting to be shipped", "lorries that have yet to be used", "batches awaiting packaging": what has not been done yet, or has
 * no date of it. A state of that name stays.
 */
export function stillToBe(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const still = adverbs.has(textAt(tokens, at)) ? 1 : 0;
  const start = at + still;
  const size = phraseAt(tokens, start, waiting);
  const done = size === 0 ? start : start + size;
  if (size > 0 && isParticiple(textAt(tokens, done)) && !stocked.has(textAt(tokens, done))) {
    const sure = still > 0 || !/^(?:is|are|was|were|have|has)$/.test(textAt(tokens, start)) || size > 3;
    return sure ? { words: `not ${tokens[done]?.raw} yet`, tokens: done + 1 - at } : null;
  }
  const open = phraseAt(tokens, start, yet);
  if (open > 0 && textAt(tokens, start + open) !== "be" && tokens[start + open]?.kind === "word")
    return { words: `never ${tokens[start + open]?.raw}`, tokens: still + open + 1 };
  const name = phraseAt(tokens, start, awaiting);
  const article = ["a", "an", "the", "their"].includes(textAt(tokens, start + name)) ? 1 : 0;
  const noun = name === 0 ? undefined : tokens[start + name + article];
  if (noun?.kind !== "word" || index.values.byWord.has(textAt(tokens, start))) return null;
  const [only, other] = index.columns.filter((entry) => mayLack(entry) && isOf(entry, noun.lemma));
  return only === undefined || other !== undefined
    ? null
    : { words: `without ${only.column.label}`, tokens: still + name + article + 1 };
}

/** What is done again whenever little is left, which no date tells. */
const stocked: ReadonlySet<string> = new Set(["reordered", "restocked", "replenished"]);

const isParticiple = (word: string): boolean =>
  /(?:ed|en|aid|ought|old|ent|uilt|one|de|wn|ut)$/.test(word) && word.length > 3;

const mayLack = ({ column }: ColumnEntry): boolean => isTime(column) && (column.profile?.nulls ?? 0) > 0;

const isOf = ({ words }: ColumnEntry, noun: string): boolean =>
  words.some((word) => word.length > 3 && (isRooted(noun, word) || sharesRoot(noun, word)));

import { lowered } from "@parlance/contract";
import { type ColumnEntry, isTime, type TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { numberSaid } from "../../lexicon/numbers.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { deedIn, objectEnd } from "../frame/deed-in.ts";
import { timeOfDeed } from "../frame/time-of-deed.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { timeUnits } from "../unit-said.ts";

const joints: ReadonlySet<string> = new Set(["of", "after", "from"]);
const being: ReadonlySet<string> = new Set([
  "is",
  "are",
  "was",
  "were",
  "that",
  "which",
  "been",
  "have",
  "has",
  "did",
  "get",
]);
/** Most words that tell from when on. */
const longest = 4;

/**
 * "Completed within 24 hours of being reported", "not paid within 30 days of the due date": the time from one date of a row to the other, at most so
 * long.
 */
export function withinOfDeed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  let verb = at;
  while (being.has(textAt(tokens, verb))) verb += 1;
  const denied = textAt(tokens, verb) === "not" ? 1 : 0;
  verb += denied;
  const within = /^(?:to|up|out|back|in)$/.test(textAt(tokens, verb + 1)) ? verb + 2 : verb + 1;
  const size = textAt(tokens, within) === "within" ? numberSaid(tokens[within + 1]) : null;
  const unit = tokens[within + 2];
  if (size === null || unit === undefined || !timeUnits.has(unit.lemma)) return null;
  if (!joints.has(textAt(tokens, within + 3))) return null;
  const rows = tokens
    .slice(0, at)
    .map((token) => tableNamed(token, index))
    .findLast((each) => each !== null);
  const until = timeOfDeed(tokens[verb], index, rows?.id ?? null);
  const table = index.tables[until?.table ?? -1];
  const since = table === undefined ? null : sinceTold(tokens, within + 4, table, index);
  if (until === null || since === null || since.entry.id === until.id) return null;
  const [from, to] = [since.entry, until].map(({ column }) => lowered(column.label));
  const bound = denied > 0 ? "more than" : "at most";
  return { words: `with ${unit.lemma}s from ${from} to ${to} ${bound} ${size}`, tokens: since.end - at };
}

/** The time that "being reported", "the due date" or "the request" itself tells of a table's rows, and where it ends. */
function sinceTold(
  tokens: readonly Token[],
  at: number,
  { id, table, columns: own }: TableEntry,
  index: ModelIndex,
): { entry: ColumnEntry; end: number } | null {
  const told = deedIn(tokens.slice(at, at + longest), index, id);
  if (told !== null && told.entry.table === id && isTime(told.entry.column))
    return { entry: told.entry, end: objectEnd(tokens, at + told.size, index) };
  const noun = /^(?:the|a|an|its|their)$/.test(textAt(tokens, at)) ? at + 1 : at;
  if (tableNamed(tokens[noun], index)?.id !== id) return null;
  const entry = own
    .flatMap((each) => index.columns[each] ?? [])
    .find(({ column }) => column.name === table.timeColumn);
  return entry === undefined ? null : { entry, end: noun + 1 };
}

withinOfDeed.needs = ["within"];

import type { ModelIndex } from "../../../index/model-index.ts";
import { unmatched } from "../../../index/unmatched-terms.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import { sheets } from "../sheet-said.ts";
import type { Written } from "../written.ts";
import { onlyReference } from "./without-reference.ts";

const finders = ["we", "i", "you", "they", "one"].flatMap((who) =>
  ["find", "have", "see", "know"].map((deed) => `${who} not ${deed}`),
);
const absent = phrases(
  ...[
    ...finders,
    ...["are", "is", "do", "does", "can"].flatMap((verb) =>
      ["not", "not found", "not listed", "not exist", "not appear", "not be found"].map(
        (not) => `${verb} ${not}`,
      ),
    ),
    ...["not be found", "not found", "not listed", "not exist", "not appear", "not"],
    ...["with no match", "without a match", "without any match", "have no match", "has no match"],
  ].flatMap((none) => ["in", "among", "on"].map((place) => `${none} ${place}`)),
  ...["are", "is"].flatMap((verb) => [`${verb} missing from`, `${verb} absent from`]),
  "missing from",
  "absent from",
);
const having: ReadonlySet<string> = new Set(["have", "has", "with", "whose"]);
const articles: ReadonlySet<string> = new Set(["a", "an", "the", "our"]);
/** What is said of entries that are looked for, and not of pupils that are in no classes. */
const looking: ReadonlySet<string> = new Set("find found match listed exist missing absent".split(" "));
const relatives: ReadonlySet<string> = new Set(["that", "which"]);
const longestName = 4;

/**
 * "Loans with a card number that is not in the members table", "parcels missing from the couriers list": rows that refer to one of a table which has no
 * such row. Those without a reference are not meant.
 */
export function notListed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = having.has(textAt(tokens, at)) ? absenceBehind(tokens, at + 1) : past(tokens, at);
  const size = phraseAt(tokens, start, absent);
  if (size === 0) return null;
  const noun = start + size + (articles.has(textAt(tokens, start + size)) ? 1 : 0);
  const sheet = sheets.has(textAt(tokens, noun + 1)) ? 1 : 0;
  const whom = tableNamed(tokens[noun], index);
  const rows = tokens
    .slice(0, at)
    .flatMap((token) => tableNamed(token, index) ?? [])
    .at(-1);
  if (whom === null || rows === undefined || rows === whom) return null;
  const looked =
    having.has(textAt(tokens, at)) || tokens.slice(start, noun).some(({ text }) => looking.has(text));
  const several = tokens[noun]?.text !== tokens[noun]?.lemma;
  if (sheet === 0 && !(several && looked)) return null;
  const entry = onlyReference(rows, whom, index);
  return entry === null ? null : { words: unmatched(entry, index.tables), tokens: noun + 1 + sheet - at };
}

/** Behind "that" and "which". */
const past = (tokens: readonly Token[], at: number): number =>
  relatives.has(textAt(tokens, at)) ? at + 1 : at;

/** Where it is said behind what the rows have ("a card number that") that this is not there. */
function absenceBehind(tokens: readonly Token[], start: number): number {
  const name = articles.has(textAt(tokens, start)) ? start + 1 : start;
  for (let at = name; at <= name + longestName && tokens[at]?.kind === "word"; at += 1) {
    const place = past(tokens, at);
    if (phraseAt(tokens, place, absent) > 0) return place;
  }
  return start;
}

notListed.needs = ["not", "missing", "absent", "match"];

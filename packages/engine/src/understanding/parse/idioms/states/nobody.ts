import type { ModelIndex } from "../../../index/model-index.ts";
import { personTable } from "../../../index/persons.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const nobodies = phrases("nobody", "no one", "noone", "no person", "no people");
const verbs: ReadonlySet<string> = new Set(
  "works work worked working is are was lives live living sits sitting belongs belonging assigned employed holds hold holding held has had fills fill filled occupies occupied".split(
    " ",
  ),
);
const places = phrases(
  "in them",
  "in it",
  "for them",
  "for it",
  "at them",
  "on them",
  "there",
  "in",
  "at",
  "for",
  "to",
);
const openers: ReadonlySet<string> = new Set("where with have has had".split(" "));
const relatives: ReadonlySet<string> = new Set("that which in do".split(" "));

/**
 * "departments where nobody works", "offices with no one", "departments that have nobody working in them", "teams nobody belongs to": those
 * without rows of the table that holds people.
 */
export function nobody(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  let start = at;
  while (relatives.has(textAt(tokens, start))) start += 1;
  const opened = openers.has(textAt(tokens, start));
  if (opened) start += 1;
  const said = phraseAt(tokens, start, nobodies);
  const table = said === 0 ? null : personTable(index.tables, index.columns);
  if (table === null) return null;
  let verb = start + said;
  while (verbs.has(textAt(tokens, verb))) verb += 1;
  const end = verb + phraseAt(tokens, verb, places);
  const next = tokens[end];
  const ends = next === undefined || next.kind === "mark";
  if (!opened && (verb === start + said || !(ends || start > at))) return null;
  return { words: `without ${table.table.label}`, tokens: end - at };
}

nobody.needs = openings(nobodies);

import { pluralOf } from "@parlance/contract";
import { columnKindOf } from "../../index/column-kind-of.ts";
import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { deedTable, isDeed, tablesOf } from "../idioms/states/deed-table.ts";
import type { Written } from "../idioms/written.ts";

const openings: ReadonlySet<string> = new Set("who that which have has had both ever either".split(" "));
const further: ReadonlySet<string> = new Set("also then later have has who that too".split(" "));
const objects: ReadonlySet<string> = new Set(
  "a an the any some something anything one ones it them from us with for to".split(" "),
);
const longestObject = 3;

/**
 * "Members who both hired and bought costumes", "who gave and also volunteered": with rows of the one deed and with rows of the other, where
 * each is recorded by a table of its own.
 */
export function didBoth(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const subject = tableNamed(tokens[at - 1], index);
  if (subject === null || subject.table.type === "fact") return null;
  let verb = at;
  while (openings.has(textAt(tokens, verb))) verb += 1;
  const one = deedOf(tokens, verb, subject, index);
  const joint = one === null ? verb : pastObject(tokens, verb + 1, one, index);
  if (one === null || !/^(?:and|but)$/.test(textAt(tokens, joint))) return null;
  let second = joint + 1;
  while (further.has(textAt(tokens, second))) second += 1;
  const other = deedOf(tokens, second, subject, index);
  if (other === null || other.id === one.id) return null;
  const end = pastObject(tokens, second + 1, other, index);
  const rest = tokens[end];
  if (rest !== undefined && rest.kind !== "mark" && !/^(?:by|per)$/.test(rest.text)) return null;
  const both = [one, other].map(({ table }) => pluralOf(table.label));
  return { words: `with ${both.join(" and ")}`, tokens: end - at };
}

/** The table of a deed of the subject's that stands at a token and refers to it. */
function deedOf(
  tokens: readonly Token[],
  at: number,
  subject: TableEntry,
  index: ModelIndex,
): TableEntry | null {
  const verb = textAt(tokens, at);
  const table = isDeed(verb) ? deedTable(verb, subject, index) : null;
  if (table === null || !tablesOf(subject, index).includes(table)) return null;
  return table.columns.some((id) => isTold(verb, index.columns[id])) ? null : table;
}

/** "Attended" of registrations that say whether somebody did: not all of them record the deed. */
const isTold = (verb: string, entry: ColumnEntry | undefined): boolean =>
  entry !== undefined && columnKindOf(entry.column) === "flag" && entry.words.some((word) => isRooted(word, verb));

/** Where what a deed is done with ends: whichever thing that its rows refer to, or nothing at all. */
function pastObject(tokens: readonly Token[], from: number, deed: TableEntry, index: ModelIndex): number {
  let at = from;
  while (at < from + longestObject && (objects.has(textAt(tokens, at)) || isThing(tokens[at], deed, index)))
    at += 1;
  return at;
}

const isThing = (token: Token | undefined, deed: TableEntry, index: ModelIndex): boolean => {
  const table = token === undefined ? null : tableNamed(token, index);
  return table !== null && (table.id === deed.id || table.table.type !== "fact");
};

didBoth.needs = ["and", "but"];

import { pluralOf } from "@parlance/contract";
import { columnKindOf } from "../../index/column-kind-of.ts";
import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
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

/** What people do with rows that their object alone names. */
const light =
  /^(?:got|get|had|have|made|make|received|receive|placed|place|left|leave|took|take|wrote|write|filed|file)$/;
const denials = phrases(
  "never",
  "not",
  ...["did", "have", "has", "had", "do"].flatMap((helper) => [`${helper} not`, `${helper} never`]),
);

/**
 * "Members who both hired and bought costumes", "who gave and also volunteered", "who hired but never left a review": with rows of the one deed,
 * and with rows of the other or none, where each is recorded by a table of its own.
 */
export function didBoth(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const subject = tableNamed(tokens[at - 1], index);
  if (subject === null || subject.table.type === "fact") return null;
  let verb = at;
  while (openings.has(textAt(tokens, verb))) verb += 1;
  const one = deedAt(tokens, verb, subject, index);
  if (one === null || !/^(?:and|but)$/.test(textAt(tokens, one.end))) return null;
  let second = one.end + 1;
  while (further.has(textAt(tokens, second)) && phraseAt(tokens, second, denials) === 0) second += 1;
  const denied = phraseAt(tokens, second, denials);
  const other = deedAt(tokens, second + denied, subject, index);
  if (other === null || other.table === one.table) return null;
  const rest = tokens[other.end];
  if (rest !== undefined && rest.kind !== "mark" && !/^(?:by|per)$/.test(rest.text)) return null;
  const [first, last] = [one, other].map(({ table }) => pluralOf(table.table.label));
  return { words: `with ${first} ${denied > 0 ? "but no" : "and"} ${last}`, tokens: other.end - at };
}

/** The table that records a deed at a token: the rows that are its object, else those of the subject's that tell of it; and where what is said of it ends. */
function deedAt(
  tokens: readonly Token[],
  at: number,
  subject: TableEntry,
  index: ModelIndex,
): { table: TableEntry; end: number } | null {
  const verb = textAt(tokens, at);
  const isSaid = isDeed(verb) || isDeed(`${verb}ed`);
  if (!isSaid && !light.test(verb)) return null;
  let done = isSaid ? deedOf(verb, subject, index) : null;
  let end = at + 1;
  for (; end <= at + longestObject; end += 1) {
    const named = tableNamed(tokens[end], index);
    if (named === null && !objects.has(textAt(tokens, end))) break;
    if (named?.table.type === "fact") done = named;
  }
  return done === null ? null : { table: done, end };
}

/** The table of a deed of the subject's that refers to it. */
function deedOf(verb: string, subject: TableEntry, index: ModelIndex): TableEntry | null {
  const table = deedTable(verb, subject, index);
  if (table === null || !tablesOf(subject, index).includes(table)) return null;
  return table.columns.some((id) => isTold(verb, index.columns[id])) ? null : table;
}

/** "Attended" of registrations that say whether somebody did: not all of them record the deed. */
const isTold = (verb: string, entry: ColumnEntry | undefined): boolean =>
  entry !== undefined &&
  columnKindOf(entry.column) === "flag" &&
  entry.words.some((word) => isRooted(word, verb));

didBoth.needs = ["and", "but"];

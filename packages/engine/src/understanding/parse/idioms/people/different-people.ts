import type { ColumnEntry } from "../../../index/entries.ts";
import { isWordOf } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { personTable } from "../../../index/persons.ts";
import { isCountedAt } from "../../../text/is-counted-at.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const distinct: ReadonlySet<string> = new Set(["different", "distinct", "unique", "individual", "separate"]);
const nouns: ReadonlySet<string> = new Set("people persons individuals".split(" "));
const joints: ReadonlySet<string> = new Set("who that have has had did".split(" "));

/** How people turn to a business, which their requests record. */
const contacts = phrases(
  ..."written|wrote|contacted|emailed|phoned|called|rung|rang|reached out|got in touch|gotten in touch|been in touch|turned".split(
    "|",
  ),
);
const wholeContacts = phrases(
  "asked us for help",
  "asked for help",
  "needed our help",
  "needed help",
  "come to us for help",
);
const tails = phrases("to us", "with us", "us", "in");
const requests: ReadonlySet<string> = new Set(
  "ticket contact call complaint message case request enquiry inquiry conversation chat".split(" "),
);

/** What those from outside are called by the columns that name them. */
const parties: ReadonlySet<string> = new Set(
  "requester requestor customer client caller contact sender reporter guest member patient buyer visitor passenger complainant user".split(
    " ",
  ),
);

/**
 * "How many different people have written to us", "how many people contacted us", "how many people did we deliver to" where no rows are
 * people and one column of a table names those who turn to us: that many different names of it.
 */
export function differentPeople(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const apart = distinct.has(textAt(tokens, at)) ? 1 : 0;
  const noun = tokens[at + apart];
  if (noun === undefined || !nouns.has(noun.text)) return null;
  if ([noun.text, noun.lemma].some((word) => isWordOf(index, word))) return null;
  if (personTable(index.tables, index.columns) !== null) return null;
  let end = at + apart + 1;
  while (joints.has(textAt(tokens, end))) end += 1;
  const contact = phraseAt(tokens, end, contacts);
  const whole = phraseAt(tokens, end, wholeContacts);
  const turned = whole > 0 || (contact > 0 && phraseAt(tokens, end + contact, tails) > 0);
  if (!turned && apart === 0 && !(isCountedAt(tokens, at) && tokens[at + 1]?.kind === "word")) return null;
  const party = partyOf(index, turned);
  if (party === null) return null;
  const size = whole > 0 ? whole : contact + phraseAt(tokens, end + contact, tails);
  const tokensRead = turned ? end + size - at : apart + 1;
  return { words: `different ${party.column.label}`, tokens: tokensRead };
}

/** The one column that names those from outside, of tables of requests where people turned to us; null where none or several do. */
export function partyOf({ tables, columns }: ModelIndex, turned: boolean): ColumnEntry | null {
  const named = tables
    .filter(({ words }) => !turned || words.some((word) => requests.has(word)))
    .flatMap(({ columns: own }) => own.flatMap((id) => columns[id] ?? []))
    .filter(
      ({ column, core, foreign }) =>
        !foreign &&
        column.physicalType === "string" &&
        parties.has(core.filter((word) => word !== "name").join(" ")),
    );
  return named.length === 1 ? (named[0] ?? null) : null;
}

differentPeople.needs = nouns;

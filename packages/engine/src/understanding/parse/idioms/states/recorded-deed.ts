import { lowered, pluralOf, rowOf } from "@parlance/contract";
import { isTime, type TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { flagOf, isStateOf, recordOf } from "../../../index/record-of.ts";
import { flagged, having, isFlag, lacking, unflagged } from "../../../index/recorded-terms.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { isRooted, sharesRoot } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { isTermAt } from "../../links/terms-in.ts";
import { tableNamed, tableOfKind } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { leads } from "./deeds.ts";

const relatives: ReadonlySet<string> = new Set("who that which where".split(" "));
const helpers: ReadonlySet<string> = new Set("have has had were was are is got get did do left".split(" "));
const auxiliaries: ReadonlySet<string> = new Set(
  "been ever yet actually once even got get already".split(" "),
);
const particles: ReadonlySet<string> = new Set("in on up out off".split(" "));
const nobodies = phrases("nobody", "no one", "noone", "no body", "no agent", "no person");
const undergone = /(?:ed|en|aid|ought|old|one|unk|ent|ade)$/;

/** What says that a deed was done or not, where its verb begins, and whether more may be said of the rows behind it. */
type Said = { denied: boolean; sure: boolean; yet: boolean; verb: number };

/**
 * "Users who never logged in", "tickets nobody ever answered", "rated chats", "calls that were not escalated", "that are already delivered", "where pets are not
 * allowed": rows without or with what tells of the deed in a column that some rows of the table lack, or of which a flag says that it was done.
 */
export function recordedDeed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return deedSaid(tokens, at, index) ?? adjective(tokens, at, index) ?? subjectAndDeed(tokens, at, index);
}

function deedSaid(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const said = saidAt(tokens, at);
  const table = said === null ? null : rowsBefore(tokens, at, index);
  const verb = tokens[said?.verb ?? -1];
  if (said === null || table === null || verb?.kind !== "word") return null;
  if (!said.denied && parts.has(textAt(tokens, at - 1))) return null;
  const next = textAt(tokens, said.verb + 1);
  const particle = particles.has(next) && !leads(tokens, said.verb + 1) ? next : "";
  const behind = said.verb + (particle === "" ? 1 : 2);
  const goesOn = said.yet && ["and", "but"].includes(textAt(tokens, behind));
  const end = behind + phraseAt(tokens, behind, rests);
  const apart = isAll(tokens, end, index) || (said.sure && isApart(tokens, end, index));
  const timed = said.sure && dates.has(textAt(tokens, end)) && !isTold(verb, table, index);
  if (!goesOn && !apart && !timed) return null;
  const root = verb.text.replace(/([a-z])\1ed$|ed$/, "$1");
  const joined = particle === "" ? verb.lemma : `${root}${particle}`;
  const told = termOf(
    { verb, joined, denied: said.denied, never: said.denied && said.sure, timed: !apart },
    table,
    index,
  );
  if (told === null) return null;
  const rows =
    at === 0
      ? `${pluralOf(lowered(rowOf(table.table.label)))} `
      : relatives.has(textAt(tokens, at))
        ? "that are "
        : "";
  return goesOn
    ? { words: `${rows}${told} ,`, tokens: behind + 1 - at }
    : { words: `${rows}${told}`, tokens: end - at };
}

/** The term for the rows to which a deed was done, or was not; null where no column tells. What was done at a time is of that time, and of what a flag never said the rows may share something that is asked for. */
function termOf(
  {
    verb,
    joined,
    denied,
    never,
    timed,
  }: { verb: Token; joined: string; denied: boolean; never: boolean; timed: boolean },
  table: TableEntry,
  index: ModelIndex,
): string | null {
  const flag = !never && undergone.test(verb.text) ? flagOf(verb.text, table, index) : null;
  if (flag !== null) return (denied ? unflagged : flagged)(flag, index.tables);
  if (!denied && (timed || isStateOf(verb.text, table, index))) return null;
  const entry =
    recordOf({ verb: verb.lemma, joined }, table, index) ??
    recordOf({ verb: verb.text, joined }, table, index);
  return entry === null ? null : (denied ? lacking : having)(entry, index.tables);
}

/** "Rated chats", "escalated calls" of what these were rated at and whom they went to. */
function adjective(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [verb, noun] = tokens.slice(at, at + 2);
  if (verb?.kind !== "word" || noun === undefined || !undergone.test(verb.text)) return null;
  if (noun.text === noun.lemma || isTermAt(tokens, at, index.conditions)) return null;
  const table = tableNamed(noun, index);
  if (table === null || isStateOf(verb.text, table, index)) return null;
  const entry = recordOf({ verb: verb.text, joined: verb.text }, table, index);
  return entry === null || isTime(entry.column)
    ? null
    : { words: `${noun.raw} ${having(entry, index.tables)}`, tokens: 2 };
}

/** "Where pets are not allowed" of a flag "pets allowed". */
function subjectAndDeed(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const subject = tokens[at];
  if (subject?.kind !== "word" || !helpers.has(textAt(tokens, at + 1))) return null;
  const denied = textAt(tokens, at + 2) === "not";
  const verb = tokens[at + (denied ? 3 : 2)];
  if (verb?.kind !== "word" || !undergone.test(verb.text)) return null;
  const [only, other] = index.columns.filter(
    (entry) => isFlag(entry) && entry.words.at(-1) === verb.text && entry.words.at(-2) === subject.lemma,
  );
  if (only === undefined || other !== undefined) return null;
  return { words: (denied ? unflagged : flagged)(only, index.tables), tokens: denied ? 4 : 3 };
}

/** "How many got escalated", "how many of them were": a part of the rows, which is a figure beside others. */
const parts: ReadonlySet<string> = new Set(["many", "them", "those", "these"]);

/** What may be said of a deed without telling other rows. */
const rests = phrases(
  ...["for", "to", "by", "with"].flatMap((to) =>
    ["anyone", "anybody", "any one", "someone", "somebody", "us", "them", "it", "at all"].map(
      (whom) => `${to} ${whom}`,
    ),
  ),
  "at all",
  "so far",
  "yet",
  "already",
  "for",
  "to",
);

function saidAt(tokens: readonly Token[], at: number): Said | null {
  const start = at + (relatives.has(textAt(tokens, at)) ? 1 : 0);
  const nobody = phraseAt(tokens, start, nobodies);
  let place = start + nobody;
  const helped = helpers.has(textAt(tokens, place));
  if (helped) place += 1;
  const already = textAt(tokens, place) === "already";
  const denied = ["never", "not"].includes(textAt(tokens, place));
  const sure = nobody > 0 || textAt(tokens, place) === "never";
  if (denied || already) place += 1;
  const from = place;
  while (auxiliaries.has(textAt(tokens, place))) place += 1;
  const yet = tokens.slice(from, place).some(({ text }) => text === "yet");
  if (denied || nobody > 0) return { denied: true, sure: sure || yet, yet, verb: place };
  const got = ["got", "get"].includes(textAt(tokens, from - 1)) || place > from;
  const done = (already || (helped && (got || start > at))) && undergone.test(textAt(tokens, place));
  return done ? { denied: false, sure: true, yet: false, verb: place } : null;
}

/** The table that is named last before a place, or the one there is. */
const rowsBefore = (tokens: readonly Token[], at: number, index: ModelIndex): TableEntry | null =>
  tokens
    .slice(0, at)
    .map((token) => tableNamed(token, index) ?? tableOfKind(token, index))
    .findLast((each) => each !== null) ?? (index.tables.length === 1 ? (index.tables[0] ?? null) : null);

/** Whether nothing more is said of what was not done: the end, "yet", or what the rows are split by. */
function isAll(tokens: readonly Token[], at: number, { words, values }: ModelIndex): boolean {
  const [behind, next] = tokens.slice(at, at + 2);
  if (
    behind === undefined ||
    behind.kind === "mark" ||
    ["yet", "already"].includes(tokens[at - 1]?.text ?? "")
  )
    return true;
  if (["and", "but"].includes(behind.text) && bounding.has(next?.text ?? "")) return true;
  if (!["by", "per"].includes(behind.text) || next?.kind !== "word" || values.byKey.has(next.text))
    return false;
  return words.columnsByWord.has(next.lemma) || words.tablesByWord.has(next.lemma);
}

/** "… and above 150": a bound of something else. */
const bounding: ReadonlySet<string> = new Set("over above under below more less at worth".split(" "));

/** Whether what follows tells the rows or how they are split, and not to whom or with what the deed was done. */
const isApart = (tokens: readonly Token[], at: number, { values }: ModelIndex): boolean =>
  apart.has(textAt(tokens, at)) && !values.byKey.has(textAt(tokens, at));

const apart: ReadonlySet<string> = new Set("by per for and but where whose with".split(" "));
const dates: ReadonlySet<string> = new Set("in during since last this".split(" "));

/** "Never visited in May" where visits are rows of their own, which tell of that time. */
const isTold = ({ lemma, text }: Token, { id }: TableEntry, { tables }: ModelIndex): boolean =>
  tables.some(
    (other) =>
      other.id !== id &&
      other.words.some((word) => word === lemma || isRooted(text, word) || sharesRoot(text, word)),
  );

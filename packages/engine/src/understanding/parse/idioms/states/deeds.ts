import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { tablesHolding } from "../../../index/tables-holding.ts";
import { cuesOf } from "../../../lexicon/cues.ts";
import { nowWords } from "../../../lexicon/now-words.ts";
import { numberSaid, numberWord } from "../../../lexicon/numbers.ts";
import { partWords } from "../../../lexicon/share-words.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { isRooted, sharesRoot } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import { monthAt, yearAt } from "../../../time/unit-words.ts";
import { deedRecorded } from "../../frame/deed-recorded.ts";
import { timeOfDeed } from "../../frame/time-of-deed.ts";
import { timesCalled } from "../../frame/times-called.ts";
import { toldOf } from "../../frame/told-of.ts";
import { numberAt } from "../counts/number-at.ts";
import { happening, tableCalled, tableNamed, tableOfKind } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { changes, dealt, deedTable, doneOf, isDeed, isDoer, tablesOf } from "./deed-table.ts";
import { heldInState } from "./held-in-state.ts";

/** "repeat customers": with more than one of what happens to them. */
export function repeated(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = tokens[at]?.text ?? "";
  if (!loyal.has(word) || index.values.byKey.has(word)) return null;
  const table = tableCalled(tokens[at + 1], index);
  const deed = table === null ? null : happening(table, index);
  return deed === null
    ? null
    : { words: `${tokens[at + 1]?.text} with more than 1 ${deed.table.label}`, tokens: 2 };
}

/** "which products have never been sold", "customers who never bought anything", "members who never came to the gym". */
export function never(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!["never", "not"].includes(textAt(tokens, at))) return null;
  const ever = ["been", "ever", "actually", "once"].includes(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const table = namedBefore(tokens, at, index);
  const deed = table === null ? null : deedAt(tokens, ever, table, index);
  if (deed === null || table === null) return null;
  const isSaid = tokens.slice(0, at).some((token) => tableNamed(token, index) !== null);
  const rows = isSaid ? "" : `${table.table.label} `;
  return { words: `${rows}without ${deed.table.table.label}`, tokens: deed.end - at };
}

/** "Customers that bought nothing in 2023", "clinics that sent us nothing", "visits for which nothing has been billed yet". */
export function nothing(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const undone = nothingDone(tokens, at, index);
  if (undone !== null) return undone;
  let start = at;
  while (["who", "that", "which", "have", "has", "had"].includes(textAt(tokens, start))) start += 1;
  const whom = ["us", "me", "them"].includes(textAt(tokens, start + 1)) ? 1 : 0;
  const table = textAt(tokens, start + 1 + whom) === "nothing" ? tableNamed(tokens[at - 1], index) : null;
  const deed = table === null ? null : deedAt(tokens, start, table, index);
  return deed === null ? null : { words: `without ${deed.table.table.label}`, tokens: deed.end - at };
}

const nothings = phrases(
  ...["for which", "on which", "to which", "for whom", "where", "with", "have", "had"].map(
    (said) => `${said} nothing`,
  ),
);

/** "For which nothing has been billed yet", "with nothing billed", "with nothing open at the moment". */
function nothingDone(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, nothings);
  const table = size === 0 ? null : namedBefore(tokens, at, index);
  let verb = at + size;
  while (["has", "have", "had", "was", "is", "been", "ever", "yet"].includes(textAt(tokens, verb))) verb += 1;
  const held = table === null ? null : heldInState(textAt(tokens, verb), table, index);
  if (held !== null) {
    const end = verb + 1 + phraseAt(tokens, verb + 1, nowWords);
    return { words: `without ${textAt(tokens, verb)} ${held.table.label}`, tokens: end - at };
  }
  const deed = table === null ? null : deedAt(tokens, verb, table, index);
  return deed === null ? null : { words: `without ${deed.table.table.label}`, tokens: deed.end - at };
}

const nobodies = phrases("nobody", "no one", "noone", "no customer", "no person");

/** "items that nobody ever ordered", "cars no one has rented", "which cars has nobody rented". */
export function byNobody(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = ["that", "which", "where", "has", "have", "did"].includes(textAt(tokens, at)) ? at + 1 : at;
  const size = phraseAt(tokens, start, nobodies);
  if (size === 0) return null;
  let verb = start + size;
  while (["has", "have", "had", "ever", "yet", "did", "actually"].includes(textAt(tokens, verb))) verb += 1;
  const table = namedBefore(tokens, at, index);
  const deed = table === null ? null : deedAt(tokens, verb, table, index);
  return deed === null ? null : { words: `without ${deed.table.table.label}`, tokens: deed.end - at };
}

/** "how many members visited the gym in 2023", "which customers ordered", "who rented but never bought", "who paid both by card and cash": those with such rows. */
export function did(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const further = isFurther(tokens, at);
  let start = further && textAt(tokens, at) === "and" ? at + 1 : at;
  while (
    ["who", "that", "have", "has", "actually", "only", "were", "was", "been"].includes(textAt(tokens, start))
  )
    start += 1;
  if (timesCalled(tokens, start, index).length > 0) return null;
  if (start === at && numberAt(tokens, start, index) > 0) return null;
  const only = tokens.slice(at, start).some(({ text }) => text === "only") ? "only " : "";
  const table = further ? namedBefore(tokens, at, index) : tableNamed(tokens[at - 1], index);
  const verb = tokens[start];
  if (table === null || verb === undefined || isOwn(verb, table, index) || cameToBe(verb, table, index))
    return null;
  const state = isStateOf(verb, table, index);
  if (changes.has(verb.text) && !tokens.some((_, place) => place > start && leads(tokens, place)))
    return null;
  if (start === at && (namesTogether(tokens, at - 1, index) || isOfOthers(tokens, at, index))) return null;
  const deed = deedAt(tokens, start, table, index);
  const ofAll = tokens.slice(0, at).some(({ text }) => partWords.has(text));
  const passive = !dealt.has(verb.text) && (ofAll || undergone.has(textAt(tokens, start - 1)));
  const asked = start > at ? !undergone.has(textAt(tokens, start - 1)) : asksWhich(tokens, at - 1);
  const whole = asked && table.table.type !== "fact" && deed !== null && isBare(tokens, start + 1, deed);
  if (state && !(deed !== null && leads(tokens, deed.end))) return null;
  return deed === null || !(passive || whole || leads(tokens, deed.end) || contrasts(tokens, deed.end))
    ? null
    : { words: `${passive ? "have" : "with"} ${only}${deed.table.table.label}`, tokens: deed.end - at };
}

/** "Accounts created in May" that have a day of signing up: what was done to make them, and none of their doings. */
const cameToBe = (verb: Token, { id }: TableEntry, index: ModelIndex): boolean =>
  madeBy.has(verb.text) && timeOfDeed(verb, index, id) !== null;

const madeBy: ReadonlySet<string> = new Set("created added registered bought purchased acquired".split(" "));

/** "Which customers", "how many of our customers": some of those that are named there are asked for. */
const asksWhich = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text !== tokens[at]?.lemma &&
  tokens.slice(Math.max(0, at - 3), at).some(({ text }) => which.has(text));

const which: ReadonlySet<string> = new Set("which what many number count".split(" "));

/** Whether nothing more is said of a deed than that it was done, but how it is split: whoever "comes from Switzerland" does no deed. */
const isBare = (
  tokens: readonly Token[],
  start: number,
  { end, table }: { end: number; table: TableEntry },
): boolean =>
  tokens.slice(start, end).every(({ text, lemma }) => objects.has(text) || table.words.includes(lemma)) &&
  (tokens[end] === undefined ||
    (tokens[end]?.kind === "mark" && textAt(tokens, end) !== "-") ||
    ["by", "per"].includes(textAt(tokens, end)));

/** "Who joined in 2022 and ordered in 2024": another deed of theirs, behind the time of the first. */
const isFurther = (tokens: readonly Token[], at: number): boolean =>
  ["and", "who", "that"].includes(textAt(tokens, at)) &&
  (yearAt(tokens, at - 1) !== null ||
    monthAt(tokens, at - 1) !== null ||
    unitOf(textAt(tokens, at - 1)) !== null);

/** "Contracts of tenants signed in May": the contracts were, which have that time. */
function isOfOthers(tokens: readonly Token[], verb: number, index: ModelIndex): boolean {
  const told = toldOf(tokens, verb - 1, index);
  return told !== null && timeOfDeed(tokens[verb], index, told) !== null;
}

/** "Orders that were returned", of which a part is asked for without them as well. */
const undergone: ReadonlySet<string> = new Set(["were", "was", "been"]);

/** "Order lines in May": two words that together name a table. */
const namesTogether = (tokens: readonly Token[], at: number, { words }: ModelIndex): boolean =>
  (words.phrases.get(`${tokens[at]?.lemma ?? ""}${tokens[at + 1]?.lemma ?? ""}`) ?? []).some(
    ({ kind }) => kind === "table",
  );

/** Whether what rows lack, or two things that they have, follow. */
const contrasts = (tokens: readonly Token[], at: number): boolean =>
  phraseAt(tokens, at, lacking) > 0 ||
  ["both", "but"].includes(textAt(tokens, at)) ||
  (["by", "via", "through", "from"].includes(textAt(tokens, at)) && textAt(tokens, at + 1) === "both");

const lacking = phrases("and never", "yet never", "and not", "and no", "and without");

/** Whether a period begins at a token. */
export const leads = (tokens: readonly Token[], at: number): boolean => {
  const next = textAt(tokens, at + 1);
  if (["last", "this", "next"].includes(textAt(tokens, at))) return unitOf(tokens[at + 1]?.lemma) !== null;
  if (!periodOpenings.has(textAt(tokens, at))) return false;
  if (textAt(tokens, at) === "after" && !monthOf(next)) return false;
  const timed = tokens.slice(at + 2, at + 5).some(({ lemma }) => unitOf(lemma) !== null);
  return (
    /^(?:19|20)\d\d$/.test(next) || (["the", "last", "this", "next"].includes(next) && timed) || monthOf(next)
  );
};

const periodOpenings: ReadonlySet<string> = new Set("in during since within before after until".split(" "));

const monthOf = (word: string): boolean =>
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4]$)/.test(word);

/** A verb that the table's own columns or the data's values are called by needs no other rows, but for states that come of what these record. */
const isOwn = ({ text, lemma }: Token, { columns }: TableEntry, index: ModelIndex): boolean =>
  tablesHolding(text, index).some((table) => deedRecorded(text, table, index) === null) ||
  [text, lemma].some((form) =>
    (index.words.columnsByWord.get(form) ?? []).some((id) => columns.includes(id)),
  );

/** "Tools that were rented" where a tool's status may be "rented". */
const isStateOf = ({ text }: Token, { id }: TableEntry, index: ModelIndex): boolean =>
  tablesHolding(text, index).includes(id);

/** What a verb says happened, its object included where that is nothing of the data ("to the gym", "anything"). */
function deedAt(
  tokens: readonly Token[],
  at: number,
  table: TableEntry,
  index: ModelIndex,
): { table: TableEntry; end: number } | null {
  const verb = doneOf(textAt(tokens, at));
  if (cuesOf(verb).some(({ kind }) => kind !== "returns") || (!isDeed(verb) && !isDeed(`${verb}ed`)))
    return null;
  const end = endOfObject(tokens, at + 1, index, {
    known: tablesOf(table, index),
    anything: !dealt.has(verb),
  });
  if (end === null) return null;
  const called = tablesOf(table, index).find(({ words }) =>
    words.some((word) => sharesRoot(word, verb) && !isDoer(word, verb)),
  );
  const deed =
    called ??
    end.table ??
    deedTable(verb, table, index) ??
    (dealt.has(verb) ? happening(table, index) : null);
  return deed === null ? null : { table: deed, end: end.at };
}

const objects: ReadonlySet<string> = new Set(
  "anything nothing something anyone anybody us here to at the our a an any by with yet before back it them ever in".split(
    " ",
  ),
);

/**
 * Where what was done ends: before a time, a mark or the end, with the table that its object names; null where that is of other data, or where
 * not `anything` will do ("the gym") and it is a word that the data does not know.
 */
function endOfObject(
  tokens: readonly Token[],
  start: number,
  index: ModelIndex,
  { known, anything }: { known: readonly TableEntry[]; anything: boolean },
): { at: number; table: TableEntry | null } | null {
  let table: TableEntry | null = null;
  for (let at = start; at <= start + 6; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === "mark" || ends(tokens, at)) {
      const open = /^(?:in|at|with|by)$/.test(token?.text ?? "") && !ends(tokens, at);
      return open ? null : { at, table };
    }
    const next = tokens[at + 1];
    if (hanging.has(token.text) && (next === undefined || next.kind === "mark")) return { at: at + 1, table };
    if (["by", "per"].includes(token.text) && next !== undefined && isKnown(next, index))
      return { at, table };
    const whole = known.find(
      ({ words }) => words.length > 1 && words.every((word, place) => tokens[at + place]?.lemma === word),
    );
    const named = whole ?? known.find((each) => each.words.at(-1) === token.lemma);
    if (named !== undefined) {
      if (isUnknownKind(tokens, at, start, named, index)) return null;
      table = named;
      at += whole === undefined ? 0 : whole.words.length - 1;
    } else if (isAnyOne(tokens, at, index)) continue;
    else if (!objects.has(token.text) && (!anything || isKnown(token, index))) return null;
  }
  return null;
}

/** "Not taken a Mortage loan": a word before the rows that the data does not know says which of them, and is not to be lost. */
function isUnknownKind(
  tokens: readonly Token[],
  at: number,
  start: number,
  { words }: TableEntry,
  index: ModelIndex,
): boolean {
  const before = at > start ? tokens[at - 1] : undefined;
  return (
    before !== undefined &&
    !objects.has(before.text) &&
    !words.includes(before.lemma) &&
    !isKnown(before, index)
  );
}

/** What a deed may end with whose object stands before it ("courses nobody signed up for"). */
const hanging: ReadonlySet<string> = new Set(["for", "up", "to", "in", "on", "at", "with", "from", "of"]);

/** "Never booked a class", "never bought any products": some of what the deed is done with, whichever. */
function isAnyOne(tokens: readonly Token[], at: number, index: ModelIndex): boolean {
  const table = tableCalled(tokens[at], index);
  return (
    table !== null &&
    table.table.type !== "fact" &&
    ["a", "an", "any", "single", "one"].includes(textAt(tokens, at - 1))
  );
}

const ends = (tokens: readonly Token[], at: number): boolean =>
  leads(tokens, at) || contrasts(tokens, at) || after.has(textAt(tokens, at));

const isKnown = ({ text, lemma, kind }: Token, { words, values }: ModelIndex): boolean =>
  kind !== "word" ||
  cuesOf(text).length > 0 ||
  numberWord(text) !== null ||
  [text, lemma].some(
    (word) =>
      words.columnsByWord.has(word) ||
      words.tablesByWord.has(word) ||
      values.byKey.has(word) ||
      values.byWord.has(word),
  );

/** What leads on to the time in which nothing happened. */
const after: ReadonlySet<string> = new Set("since after before during this last within yet".split(" "));

const mostWords = 5;
const numbersOfTimes: ReadonlyMap<string, string> = new Map([
  ["once", "1"],
  ["twice", "2"],
]);

/** "customers who ordered at least 3 times", "5 times or more", "who visited some museums twice": as many of what happens to them; "leases extended twice" of leases that tell how often. */
export function times(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = textAt(tokens, at);
  if (!isDeed(verb)) return null;
  const rest = tokens.slice(at + 1, at + 1 + mostWords);
  const end = rest.findIndex(({ text }) => ["once", "twice", "times", "time"].includes(text));
  const table = end < 0 ? null : namedBefore(tokens, at, index);
  const tally = table === null ? null : tallyOf(verb, table, index);
  const deed =
    table === null || tally !== null
      ? null
      : dealt.has(verb)
        ? happening(table, index)
        : deedTable(verb, table, index);
  if (deed === null && tally === null) return null;
  const worded = numbersOfTimes.get(rest[end]?.text ?? "");
  const count = worded ?? numberSaid(rest[end - 1])?.toString();
  const bound = rest
    .slice(0, worded === undefined ? end - 1 : end)
    .filter((token) => !things.has(token.text) && tableCalled(token, index) === null)
    .map(({ text }) => text);
  if (count === undefined || !/^\d+$/.test(count) || !bounds.test(bound.join(" "))) return null;
  const [suffix, side] = suffixAt(tokens, at + end + 2);
  const said = bound.filter((word) => word !== "only" && word !== "just").join(" ");
  const how = said || side || "exactly";
  const words =
    deed === null
      ? `with ${tally} ${how === "exactly" ? "of exactly" : how} ${count}`
      : `with ${how} ${count} ${deed.table.label}`;
  return { words, tokens: end + 2 + (said === "" ? suffix : 0) };
}

const orMore = phrases("or more", "or over", "and more", "or more often", "at least");
const orFewer = phrases("or fewer", "or less", "or under", "or less often", "at most");

/** "… 5 times or more": how many tokens say that behind a number, and what it bounds. */
function suffixAt(tokens: readonly Token[], at: number): [number, string | null] {
  const more = phraseAt(tokens, at, orMore);
  const fewer = phraseAt(tokens, at, orFewer);
  return more > 0 ? [more, "at least"] : [fewer, fewer > 0 ? "at most" : null];
}

/** The column in which rows tell how often something was done to them: a whole number that is called as the verb. */
function tallyOf(verb: string, { columns: own }: TableEntry, { columns }: ModelIndex): string | null {
  const [only, other] = own
    .flatMap((id) => columns[id] ?? [])
    .filter(
      ({ column, words, foreign }) =>
        !foreign &&
        column.role !== "key" &&
        column.physicalType === "integer" &&
        words.some((word) => isOfDeed(word, verb)) &&
        words.every((word) => isOfDeed(word, verb) || tallies.has(word)),
    );
  return other === undefined ? (only?.column.label ?? null) : null;
}

const isOfDeed = (word: string, verb: string): boolean =>
  word.length > 3 && (isRooted(word, verb) || sharesRoot(word, verb));

/** What a number of times may be called beside its deed; the "units on order" are none. */
const tallies: ReadonlySet<string> = new Set(
  "number num no count cnt total times time tally frequency of how many often n qty been was".split(" "),
);

const bounds = /^(?:(?:only|just|exactly|over|under|up to)|(?:more|less|fewer) than|at (?:least|most))?$/;
const things: ReadonlySet<string> = new Set(["a", "an", "the", "some", "any", "for"]);

/** The last table that is named before a word, by its last word where no other ends with it. */
const namedBefore = (tokens: readonly Token[], at: number, index: ModelIndex): TableEntry | null =>
  tokens
    .slice(0, at)
    .map((token) => tableNamed(token, index) ?? tableOfKind(token, index))
    .findLast((each) => each !== null) ?? null;

const loyal: ReadonlySet<string> = new Set(["repeat", "returning", "recurring", "loyal"]);

repeated.needs = loyal;

never.needs = ["never", "not"];

nothing.needs = ["nothing"];

byNobody.needs = openings(nobodies);

times.needs = ["once", "twice", "times", "time"];

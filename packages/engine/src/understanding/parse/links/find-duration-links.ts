import { type ColumnEntry, isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { stopWords } from "../../lexicon/stop-words.ts";
import type { Token } from "../../text/tokenize.ts";
import { beginning } from "../beginning.ts";
import { booking } from "../booking-word.ts";
import { spans, timeBetween } from "../frame/time-between.ts";
import { timeNamed } from "../frame/time-named.ts";
import { likeTime, timeOfDeed } from "../frame/time-of-deed.ts";
import { skipArticle, timePhrase } from "../frame/time-phrase.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { unitsOf } from "../unit-said.ts";
import { durationLink } from "./duration-link.ts";
import type { Link } from "./link.ts";

/**
 * Links of spans that name the time between two dates of a row: "days from order to shipment", "resolution time in
 * hours", "how long a ticket took to resolve". The end is a time column whose name shares its root with the question's
 * word; the start is named, or else the column that tells when rows of the table begin.
 */
export function findDurationLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  if (!index.columns.some(({ column }) => isTime(column))) return [];
  return tokens.flatMap((_, at) => [
    ...timeBetween(tokens, at, index),
    ...toVerb(tokens, at, index),
    ...verbTime(tokens, at, index),
    ...ahead(tokens, at, index),
    ...behind(tokens, at, index),
    ...howQuick(tokens, at, index),
  ]);
}

/**
 * "to resolve" after a word of time: "took the longest to resolve", "days to ship", "time to first response", "days until an invoice
 * is paid".
 */
function toVerb(tokens: readonly Token[], at: number, index: ModelIndex): Link[] {
  if (!["to", "until", "till"].includes(tokens[at]?.text ?? "")) return [];
  const before = tokens.slice(Math.max(0, at - 4), at);
  if (tokens[at]?.text === "to" && before.some(({ text }) => text === "from")) return [];
  const measured = before.some(
    ({ text, lemma }) => spans.has(lemma) || takes.has(text) || superlatives.has(text),
  );
  const named = measured ? timeBehind(tokens, at, index) : null;
  const start = named === null ? null : beginning(index, named.entry);
  if (start === null || named === null) return [];
  const opening = openingOf(tokens, at, index);
  return [
    durationLink(tokens, { start: at, end: named.end }, start, named.entry),
    ...(opening < at ? [durationLink(tokens, { start: opening, end: named.end }, start, named.entry)] : []),
  ];
}

/** "to resolve", "to first response", "until it is paid", "until an invoice is paid": the time that is named. */
function timeBehind(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { entry: ColumnEntry; end: number } | null {
  const first = skipArticle(tokens, at + 1);
  const verb = tokens.findIndex(({ text }, place) => place > at && place <= at + 4 && passives.has(text));
  const whole = timePhrase(tokens, first, index);
  if (tokens[at]?.text === "to" || verb < 0) return whole ?? likeTime(tokens, first, index);
  return timePhrase(tokens, verb + 1, index) ?? likeTime(tokens, verb + 1, index);
}

const quick: ReadonlySet<string> = new Set(["quickly", "fast", "soon", "quick"]);
const helpers: ReadonlySet<string> = new Set("do does did are is were was".split(" "));
const farthestDeed = 5;

/** "how long does shipping take", "how quickly are tickets resolved", "how fast do we ship": the time to the deed that is named. */
function howQuick(tokens: readonly Token[], at: number, index: ModelIndex): Link[] {
  const asked = tokens[at + 1]?.text ?? "";
  const long = asked === "long";
  if (tokens[at]?.text !== "how" || !(long || quick.has(asked)) || !helpers.has(tokens[at + 2]?.text ?? ""))
    return [];
  const took = long
    ? tokens.findIndex(({ text }, place) => place > at + 3 && place <= at + farthestDeed && takes.has(text))
    : -1;
  if (long && took < 0) return [];
  const last = long ? took - 1 : at + farthestDeed;
  for (let place = last; place > at + 2; place -= 1) {
    const end = isDeed(tokens[place]) ? timeNamed(tokens[place], index, null) : null;
    const start = end === null ? null : beginning(index, end);
    if (start !== null && end !== null)
      return [durationLink(tokens, { start: at, end: (long ? took : place) + 1 }, start, end)];
  }
  return [];
}

/** "shipping", "resolved", "ship": no plural, which names rows. */
const isDeed = (token: Token | undefined): boolean => token?.kind === "word" && !token.text.endsWith("s");

const passives: ReadonlySet<string> = new Set(["is", "was", "are", "were", "gets", "got", "get", "being"]);

/** "how many days before check-in do people book": from the deed that is named, or the beginning, to what it comes before. */
function ahead(tokens: readonly Token[], at: number, index: ModelIndex): Link[] {
  if (unitsOf(tokens[at]) === null || tokens[at - 2]?.text === "within") return [];
  const joint = ["ahead", "in"].includes(tokens[at + 1]?.text ?? "")
    ? tokens.findIndex(({ text }, place) => text === "of" && place > at && place <= at + 3)
    : at + 1;
  if (joint < 0 || !["before", "of"].includes(tokens[joint]?.text ?? "")) return [];
  const place = skipArticle(tokens, joint + 1);
  const named = timePhrase(tokens, place, index) ?? eventOf(tokens, place, index);
  const start =
    named === null
      ? null
      : (tokens
          .slice(named.end)
          .map((token) => timeNamed(token, index, named.entry.table))
          .find((each) => each !== null && each.id !== named.entry.id) ?? beginning(index, named.entry));
  return named === null || start === null
    ? []
    : [durationLink(tokens, { start: at, end: named.end }, start, named.entry)];
}

/** "how many days after the due date do clients pay": from the time that is named to that of the deed, of the same rows. */
function behind(tokens: readonly Token[], at: number, index: ModelIndex): Link[] {
  if (unitsOf(tokens[at]) === null || !["after", "past"].includes(tokens[at + 1]?.text ?? "")) return [];
  const named = timePhrase(tokens, skipArticle(tokens, at + 2), index);
  if (named === null) return [];
  const { entry } = named;
  const done = tokens
    .slice(named.end, named.end + farthestDeed)
    .map((token) => timeNamed(token, index, entry.table))
    .find((each) => each !== null && each.table === entry.table && each.id !== entry.id);
  return done == null ? [] : [durationLink(tokens, { start: at, end: named.end }, entry, done)];
}

/** "before the visit do guests book": where rows have the time of booking and one other, that other one. */
function eventOf(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { entry: ColumnEntry; end: number } | null {
  if (!tokens.slice(at + 1).some(({ text }) => booking.test(text))) return null;
  const booked = index.columns.filter(
    (entry) => isTime(entry.column) && entry.words.some((word) => booking.test(word)),
  );
  const [only, other] = booked.flatMap((entry) => {
    const [event, further] = index.columns.filter(
      (each) =>
        each.table === entry.table && each.id !== entry.id && isTime(each.column) && !booked.includes(each),
    );
    const reserved = booked.find((each) => each.table === entry.table && each.id > entry.id);
    return event === undefined ? (reserved ?? []) : further === undefined ? event : [];
  });
  return only === undefined || other !== undefined ? null : { entry: only, end: at + 1 };
}

const takes: ReadonlySet<string> = new Set(["take", "takes", "took", "taken"]);
const superlatives: ReadonlySet<string> = new Set([
  "longest",
  "shortest",
  "fastest",
  "slowest",
  "quickest",
  "longer",
  "shorter",
]);

/** Where "how long did it take", "how long a ticket took" or "the days" before `at` begins, with nothing between that tells which rows are meant. */
function openingOf(tokens: readonly Token[], at: number, index: ModelIndex): number {
  for (let place = at - 1; place >= Math.max(0, at - 6); place -= 1) {
    if (superlatives.has(tokens[place]?.text ?? "")) return at;
    if (tokens[place]?.text === "long" && tokens[place - 1]?.text === "how") return place - 1;
    if (place === at - 1 && spans.has(tokens[place]?.lemma ?? "")) return place;
    if (tellsWhich(tokens[place], index)) return at;
  }
  return at;
}

/** "Urgent" of a priority, "emergencies" of a flag, "leaks" of whatever they are: any word that is none of asking how long, of the rows or of what they tell. */
function tellsWhich(token: Token | undefined, index: ModelIndex): boolean {
  if (token?.kind !== "word" || takes.has(token.text) || plain.has(token.text)) return false;
  const called = index.words.columnsByWord.get(token.lemma) ?? [];
  if (called.length > 0) return called.some((id) => index.columns[id]?.column.physicalType === "boolean");
  return (
    !stopWords.has(token.text) && tableNamed(token, index) === null && timeOfDeed(token, index, null) === null
  );
}

/** What may be said in asking how long something takes. */
const plain: ReadonlySet<string> = new Set(
  "do does did it we us they them you people customers staff usually typically normally generally on average from between after before until being having need needs go goes went gone pass passes passed wait waits waited".split(
    " ",
  ),
);

/** "resolution time", "delivery delay in days". */
function verbTime(tokens: readonly Token[], at: number, index: ModelIndex): Link[] {
  const next = tokens[at + 1];
  if (next === undefined || !["time", "duration", "delay", "days", "hours"].includes(next.text)) return [];
  if (index.words.columnsByWord.has(next.lemma) && next.lemma !== "time") return [];
  if (namesTime(tokens, at, index)) return [];
  const end = timeNamed(tokens[at], index, null);
  const own = index.tables[end?.table ?? -1]?.words.includes(tokens[at]?.lemma ?? "") === true;
  const start = end === null || own ? null : beginning(index, end);
  return start === null || end === null ? [] : [durationLink(tokens, { start: at, end: at + 2 }, start, end)];
}

/** "Pickup time" of rows that have one: when it was, and not how long it took. */
const namesTime = (tokens: readonly Token[], at: number, { words, columns }: ModelIndex): boolean =>
  (words.phrases.get(`${tokens[at]?.lemma ?? ""}${tokens[at + 1]?.lemma ?? ""}`) ?? []).some(
    ({ kind, id }) => {
      const named = kind === "column" ? columns[id] : undefined;
      return named !== undefined && isTime(named.column) && named.words.length === 2;
    },
  );

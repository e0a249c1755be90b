import { type ColumnEntry, isNumeric, isTime } from "../../index/entries.ts";
import { dues, lastOf } from "../../index/lateness.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { areAlike } from "../../lexicon/units.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { sharesRoot } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { beginning } from "../beginning.ts";
import { boundUnit } from "../frame/bound-unit.ts";
import { timeNamed } from "../frame/time-named.ts";
import { columnLink } from "./column-link.ts";
import { durationLink } from "./duration-link.ts";
import { formulaLink } from "./formula-link.ts";
import type { Link } from "./link.ts";

/** A wait of rows: by which nouns and deeds it is called, and how the words of times begin at which it ends and begins. */
type Wait = {
  nouns: ReturnType<typeof phrases>;
  /** In what it is told where nothing is said; minutes. */
  unit?: "day";
  deeds: RegExp;
  held: RegExp;
  ends: RegExp;
  begins: RegExp | null;
};

const waits: readonly Wait[] = [
  {
    nouns: phrases("response time", "response times", "reaction time", "reaction times"),
    deeds: /^(?:reached|responded|answered|attended|acknowledged|arrived)$/,
    held: /^(?:respon|react)/,
    ends: /^(?:respon|react|arriv|answer|acknowledg|attend|reach|scene|repl)/,
    begins: null,
  },
  {
    nouns: phrases("waiting time", "waiting times", "wait time", "wait times", "wait", "waits"),
    deeds: /^(?:waited|wait|waiting|seen|served)$/,
    held: /^wait/,
    ends: /^(?:seen|serv|call|treat|answer|admit|start|begin|began|pick)/,
    begins: /^(?:check|arriv|join|queue|came|regist)/,
  },
  {
    nouns: phrases(
      ...["lead", "delivery", "delivery lead", "turnaround", "fulfilment", "fulfillment", "transit"].flatMap(
        (kind) => ["time", "times", "days"].map((unit) => `${kind} ${unit}`),
      ),
    ),
    unit: "day",
    deeds: /^$/,
    held: /^(?:lead|deliver|turnaround|fulfil)/,
    ends: /^(?:deliver|receiv|arriv|fulfil|complet|finish)/,
    begins: null,
  },
  {
    nouns: phrases(
      ...["resolution time", "resolution times", "time to resolution", "time to resolve", "days to resolve"],
      ...["time to fix", "time to solve", "days to fix", "hours to resolve"],
    ),
    unit: "day",
    deeds: /^$/,
    held: /^(?:resol|fix)/,
    ends: /^(?:resol|solv|fix|clos|complet|finish)/,
    begins: null,
  },
  {
    nouns: phrases(
      "sales cycle",
      "sales cycles",
      "sales cycle length",
      "deal cycle",
      "length of the sales cycle",
    ),
    unit: "day",
    deeds: /^$/,
    held: /^cycle/,
    ends: /^(?:clos|won|sign)/,
    begins: null,
  },
  {
    nouns: phrases("days on market", "days on the market", "time on market", "time on the market"),
    unit: "day",
    deeds: /^$/,
    held: /^(?:dom|market)$/,
    ends: /^(?:sold|sale|sell|rented|let)$/,
    begins: null,
  },
];

/**
 * Links of words for how long rows waited: "response time" of data that tells when a call was received and when somebody arrived,
 * "reached within 8 minutes", "resolved in under 2 days" of a column that holds it or of two times. What a column is called by is
 * left to it.
 */
export function findWaitLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  return tokens.flatMap((_, at) => named(tokens, at, index) ?? bounded(tokens, at, index) ?? []);
}

/** "Average response time", "the longest wait". */
function named(tokens: readonly Token[], at: number, index: ModelIndex): Link | null {
  for (const wait of waits) {
    const size = phraseAt(tokens, at, wait.nouns);
    const held = size === 0 || heldBy(wait.held, index) !== null || tellsDeed(tokens[at], index);
    const span = held
      ? null
      : wait.unit === undefined
        ? timesOf(wait, index)
        : timesSaid(tokens, wait, index);
    if (span !== null)
      return durationLink(tokens, { start: at, end: at + size }, ...span, wait.unit ?? "minute");
  }
  return null;
}

/** "Reached within 8 minutes", "waited more than half an hour": the deed is how long it took. */
function bounded(tokens: readonly Token[], at: number, index: ModelIndex): Link | null {
  const token = tokens[at];
  const size = textAt(tokens, at + 1) === "in" ? 2 : 1;
  const unit = boundUnit(tokens, at + size);
  if (token?.kind !== "word" || unit === null || saysLate(tokens, at + size)) return null;
  const span = { start: at, end: at + size };
  const wait = waits.find(({ deeds }) => deeds.test(token.text));
  const held = /..ed$/.test(token.text) || wait !== undefined ? heldBy(wait?.held ?? token, index) : null;
  if (held !== null) return columnLink(span, held);
  const times = wait === undefined ? deedTimes(token, index) : timesOf(wait, index);
  return times === null
    ? null
    : formulaLink(span.start, span.end, { kind: "duration", unit, from: times[0].id, to: times[1].id });
}

/** "Returned more than 5 days late": counted from when it was due. */
const saysLate = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(from, from + longestBound).some(({ text }) => ["late", "overdue", "early"].includes(text));
/** "At least half a day late". */
const longestBound = 6;

/** The one length of time that is called by such a word; null where none or several are. */
function heldBy(called: RegExp | Token, { columns }: ModelIndex): ColumnEntry | null {
  const isCalled = (word: string): boolean =>
    called instanceof RegExp ? called.test(word) : sharesRoot(word, called.text);
  const [only, other] = columns.filter(
    ({ column, words, foreign }) =>
      !foreign && isNumeric(column) && column.role === "measure" && words.some(isCalled) && tellsTime(words),
  );
  return other === undefined ? (only ?? null) : null;
}

const tellsTime = (words: readonly string[]): boolean =>
  words.some((word) => ["time", "wait", "duration", "s", "h"].includes(word) || areAlike(word, "min"));

/** From when to when rows of one table wait; null where no table tells both. */
function timesOf({ ends, begins }: Wait, index: ModelIndex): [ColumnEntry, ColumnEntry] | null {
  const starting = (root: RegExp): ColumnEntry[] =>
    index.columns.filter(({ column, words }) => isTime(column) && words.some((word) => root.test(word)));
  for (const end of starting(ends)) {
    const from =
      begins === null
        ? beginning(index, end)
        : starting(begins).find(({ table, id }) => table === end.table && id !== end.id);
    if (from != null) return [from, end];
  }
  return null;
}

/** "Delivery time" where rows tell when they were delivered, which is read by that deed. */
const tellsDeed = (token: Token | undefined, { columns }: ModelIndex): boolean =>
  token?.text === "delivery" &&
  columns.some(({ column, words }) => isTime(column) && words.some((word) => /^deliver/.test(word)));

/** From when to when the rows take that a question names by a column or their table; null where several do. */
function timesSaid(
  tokens: readonly Token[],
  wait: Wait,
  index: ModelIndex,
): [ColumnEntry, ColumnEntry] | null {
  const spans = index.tables.flatMap(({ id }) => {
    const columns = index.columns.filter((entry) => entry.table === id && !isDue(entry, index));
    const end = lastOf(
      columns.filter(
        ({ column, words }) =>
          isTime(column) &&
          words.some((word) => wait.ends.test(word)) &&
          !words.some((word) => dues.has(word)),
      ),
    );
    const from = end === undefined ? null : beginning(index, end);
    return end === undefined || from === null ? [] : [[from, end] satisfies [ColumnEntry, ColumnEntry]];
  });
  const said = new Set(tokens.map(({ lemma }) => lemma));
  const named = spans.filter(([{ table }]) => {
    const own = index.tables[table];
    return [own?.words ?? [], ...(own?.columns ?? []).map((id) => index.columns[id]?.words ?? [])].some(
      (words) => words.length > 0 && words.every((word) => said.has(word)),
    );
  });
  const [only, other] = named.length > 0 ? named : spans;
  return other === undefined ? (only ?? null) : null;
}

/** "Requested delivery date" beside the actual one: when it was to happen. */
const isDue = ({ id }: ColumnEntry, { late }: ModelIndex): boolean =>
  late.some((each) => each.kind === "dates" && each.due.id === id);

/** "Resolved in under 2 days": from the beginning of a row to the deed. */
function deedTimes(token: Token, index: ModelIndex): [ColumnEntry, ColumnEntry] | null {
  if (!/..(?:ed|ped|id|nt)$/.test(token.text)) return null;
  const end = timeNamed(token, index, null);
  const from = end === null ? null : beginning(index, end);
  return end === null || from === null ? null : [from, end];
}

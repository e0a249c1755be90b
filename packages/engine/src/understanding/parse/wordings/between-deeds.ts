import { lowered } from "@parlance/contract";
import { type ColumnEntry, isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { timeBetween } from "../frame/time-between.ts";
import { timeOfDeed } from "../frame/time-of-deed.ts";
import { timesCalled } from "../frame/time-phrase.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { timeUnits } from "../unit-said.ts";
import { onAverage } from "./days-it-lasts.ts";

const joints: ReadonlyMap<string, readonly string[]> = new Map([
  ["from", ["to", "until", "till", "before"]],
  ["between", ["and"]],
]);
/** How far behind a length of time its two ends are said, and how many words each may take. */
const reach = { cue: 10, first: 7, last: 4 };

/**
 * "How long do people wait from being put on the list to the operation", "average days between ordering and asking for it", "from booking to going
 * out": the time from one date of a row to another, each told by a deed or by what takes place then.
 */
export function betweenDeeds(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const asked = askedAt(tokens, at);
  if (asked === null) return null;
  const cue = tokens.findIndex(
    ({ text }, place) => place >= asked.end && place <= asked.end + reach.cue && joints.has(text),
  );
  if (cue < 0 || tokens.some((_, place) => timeBetween(tokens, place, index).length > 0)) return null;
  const middle = keptOf(tokens.slice(asked.end, cue), index);
  const ends = middle === null ? null : endsOf(tokens, cue, index);
  if (ends === null) return null;
  const tail = tailAt(tokens, ends.end);
  const averaged = tokens.some(({ text }) => averages.has(text));
  const figure = asked.whole && !averaged ? "average " : tail.average && !asked.whole ? "average " : "";
  const unit = asked.unit ?? tail.unit ?? "days";
  const [from, to] = [ends.from, ends.to].map(({ column }) => lowered(column.label));
  const length = `${asked.whole && averaged && tail.average ? "average " : figure}${unit} from ${from} to ${to}`;
  return { words: `${length}${middle === "" ? "" : ` for ${middle}`}`, tokens: tail.end - at };
}

const lengths: ReadonlySet<string> = new Set(["time", "wait", "gap", "delay", "lag"]);
const averages: ReadonlySet<string> = new Set(
  "average avg mean median longest shortest maximum minimum max min".split(" "),
);

/** "How long", "how many days", "days", "the wait": the unit, whether it is a question of its own, and where it ends. */
function askedAt(tokens: readonly Token[], at: number): { unit: string | null; whole: boolean; end: number } | null {
  if (textAt(tokens, at) === "how" && textAt(tokens, at + 1) === "long") return { unit: null, whole: true, end: at + 2 };
  const many = textAt(tokens, at) === "how" && textAt(tokens, at + 1) === "many" ? 2 : 0;
  const token = tokens[at + many];
  if (token === undefined) return null;
  const isUnit = timeUnits.has(token.lemma) && token.text !== token.lemma;
  if (isUnit) return { unit: token.text, whole: many > 0, end: at + many + 1 };
  return many === 0 && lengths.has(token.text) && textAt(tokens, at - 1) !== "to"
    ? { unit: null, whole: false, end: at + 1 }
    : null;
}

const idle: ReadonlySet<string> = new Set(
  "do does did is are was were it they we you us people everyone somebody someone wait waits waited waiting have has had to take takes took pass passes passed go goes by there usually normally typically on average , the a an in each".split(
    " ",
  ),
);

/** What is said between the length and its ends: the rows that are meant by a value; empty where it says nothing, null where it says anything else. */
function keptOf(said: readonly Token[], index: ModelIndex): string | null {
  const kept = said.filter(({ text }) => !idle.has(text) && text !== "for");
  const isKnown = kept.every(
    (token) =>
      index.values.byWord.has(token.text) || index.values.byKey.has(token.text) || isRows(token, index),
  );
  return isKnown ? rawOf(kept.filter((token) => !isRows(token, index))) : null;
}

const isRows = (token: Token, index: ModelIndex): boolean =>
  tableNamed(token, index) !== null || index.words.columnsByWord.has(token.lemma);

type Ends = { from: ColumnEntry; to: ColumnEntry; end: number };

/** The two times that are told behind a cue; null where either is not, or they are of other rows. */
function endsOf(tokens: readonly Token[], cue: number, index: ModelIndex): Ends | null {
  const words = joints.get(textAt(tokens, cue)) ?? [];
  for (let joint = cue + 2; joint <= cue + reach.first; joint += 1) {
    if (!words.includes(textAt(tokens, joint))) continue;
    const to = lastOf(tokens, joint + 1, index);
    const from = to === null ? null : deedIn(tokens.slice(cue + 1, joint), index, to.entry.table);
    if (to !== null && from !== null && from.entry.id !== to.entry.id)
      return { from: from.entry, to: to.entry, end: objectEnd(tokens, to.end, index) };
  }
  return null;
}

function lastOf(tokens: readonly Token[], at: number, index: ModelIndex): { entry: ColumnEntry; end: number } | null {
  const found = deedIn(tokens.slice(at, at + reach.last), index, null);
  return found === null ? null : { entry: found.entry, end: at + found.size };
}

/** The time that words tell, by its name or by a deed, else by what takes place at the rows' own time; with how many of them it takes. */
function deedIn(
  said: readonly Token[],
  index: ModelIndex,
  table: number | null,
): { entry: ColumnEntry; size: number } | null {
  const start = said.findIndex(({ text }) => !articles.has(text));
  const words = said.slice(Math.max(0, start));
  for (let size = words.length; size > 1; size -= 1) {
    const [entry] = timesCalled(words.slice(0, size), index);
    if (entry !== undefined) return { entry, size: size + Math.max(0, start) };
  }
  const end = words.findIndex(({ kind, text }) => kind === "mark" || stops.has(text));
  const phrase = end < 0 ? words : words.slice(0, end);
  for (const find of [named, taking]) {
    for (const [at, token] of phrase.entries()) {
      const entry = find(token, index, table);
      if (entry !== null) return { entry, size: at + 1 + Math.max(0, start) };
    }
  }
  return null;
}

const articles: ReadonlySet<string> = new Set("the a an their its being having been be when we they it".split(" "));
const stops: ReadonlySet<string> = new Set("by per for in each with where and or".split(" "));

const named = (token: Token, index: ModelIndex, table: number | null): ColumnEntry | null =>
  timeOfDeed(token, index, table) ?? ofParticle(token, index, table);

/** "Going out", "coming back" of an "out date", a "back date". */
const ofParticle = ({ text }: Token, { columns }: ModelIndex, table: number | null): ColumnEntry | null =>
  /^(?:out|back|in|off|on)$/.test(text)
    ? (columns.find(
        (entry) => isTime(entry.column) && (table === null || entry.table === table) && entry.words[0] === text,
      ) ?? null)
    : null;

/** "The operation", "being seen": the rows' own time. */
function taking(token: Token, index: ModelIndex, table: number | null): ColumnEntry | null {
  const rows = /^(?:seen|treated|served)$/.test(token.text) ? index.tables[0] : tableNamed(token, index);
  if (rows === undefined || rows === null || (table !== null && rows.id !== table)) return null;
  if (index.tables.length > 1) return null;
  const own = rows.columns.flatMap((id) => index.columns[id] ?? []);
  return own.find(({ column }) => isTime(column) && column.name === rows.table.timeColumn) ?? null;
}

/** Where "for the return", "it" behind a deed ends, which says nothing but what the rows are. */
function objectEnd(tokens: readonly Token[], at: number, index: ModelIndex): number {
  const led = ["for", "out"].includes(textAt(tokens, at)) ? at + 1 : at;
  if (["it", "them", "out"].includes(textAt(tokens, led))) return led + 1;
  const noun = ["the", "a"].includes(textAt(tokens, led)) ? led + 1 : -1;
  return noun > 0 && tableNamed(tokens[noun], index) !== null ? noun + 1 : at;
}

const asides = phrases("average", "avg", "on average", "mean");

/** "…, average days", "on average", "in hours" behind both ends. */
function tailAt(tokens: readonly Token[], at: number): { unit: string | null; average: boolean; end: number } {
  const comma = textAt(tokens, at) === "," ? 1 : 0;
  const size = phraseAt(tokens, at + comma, asides) || phraseAt(tokens, at + comma, onAverage);
  const led = textAt(tokens, at + comma + size) === "in" ? 1 : 0;
  const place = at + comma + size + led;
  const token = tokens[place];
  const isUnit = token !== undefined && timeUnits.has(token.lemma) && token.text !== token.lemma;
  if (isUnit && size + led > 0) return { unit: token.text, average: size > 0, end: place + 1 };
  return size > 0 ? { unit: null, average: true, end: at + comma + size } : { unit: null, average: false, end: at };
}

betweenDeeds.needs = ["from", "between"];

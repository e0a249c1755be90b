import type { TimeGrain } from "@parlance/contract";
import { type ColumnEntry, isTime, type TableEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { areAlike, ownUnitsIn } from "../lexicon/units.ts";
import { phraseAt, phrases, textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import { columnLink } from "./column-link.ts";
import { durationLink } from "./duration-link.ts";
import { formulaLink } from "./formula-link.ts";
import { lastingRows, rowsCalled } from "./lasting-rows.ts";
import type { Link } from "./link.ts";
import { timeNamed } from "./time-named.ts";
import { timeUnits, unitSaid, unitsOf } from "./unit-said.ts";

/**
 * Links of words for how long the rows of a table last ("membership duration"), for the time between two of their times that share
 * a word ("scheduled flight time") or stand in brackets ("days on market (listing to closing)"), and for how late they were ("days late").
 * What a column of the table holds is left to it.
 */
export function findSpanLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  return tokens.flatMap((_, at) => {
    const found =
      bracketed(tokens, at, index) ??
      lateness(tokens, at, index) ??
      qualified(tokens, at, index) ??
      lasting(tokens, at, index);
    return found === null ? [] : [withUnit(found, tokens)];
  });
}

/** "… in minutes" right behind a span is part of it. */
function withUnit(found: Link, tokens: readonly Token[]): Link {
  const said = textAt(tokens, found.end) === "in" && unitsOf(tokens[found.end + 1]) !== null;
  return said && found.kind === "metric" ? { ...found, end: found.end + 2 } : found;
}

type Read = (tokens: readonly Token[], at: number, index: ModelIndex) => Link | null;

/** "(listing to closing)", "(from order to delivery)" within a few words behind a word of time. */
const bracketed: Read = (tokens, at, index) => {
  const word = tokens[at];
  if (word === undefined || !spans.has(word.lemma)) return null;
  const open = tokens.findIndex(({ text }, place) => text === "(" && place > at && place <= at + 3);
  const close = tokens.findIndex(({ text }, place) => text === ")" && place > open && place <= open + 8);
  if (open < 0 || close < 0) return null;
  const inner = tokens.slice(open + 1, close);
  const joint = inner.findIndex(({ text }) => ["to", "until", "and", "till"].includes(text));
  if (joint < 1) return null;
  const to = lastTime(inner.slice(joint + 1), index, null);
  const from = to === null ? null : lastTime(inner.slice(0, joint), index, to);
  if (from === null || to === null) return null;
  const unit = timeUnits.get(word.lemma) ?? unitSaid(tokens) ?? "day";
  return formulaLink(at, close + 1, { kind: "duration", unit, from: from.id, to: to.id });
};

/** The time that the last of some words names, rather on the rows of another one; never that one itself. */
function lastTime(
  tokens: readonly Token[],
  index: ModelIndex,
  beside: ColumnEntry | null,
): ColumnEntry | null {
  const found = tokens.flatMap((token) => [
    ...(beside === null ? [] : [timeNamed(token, index, beside.table)]),
    timeNamed(token, index, null),
  ]);
  return found.find((each) => each !== null && each.id !== beside?.id) ?? null;
}

const lateWords = phrases("late", "overdue", "past due", "behind schedule", "of delay", "delayed");

/** "average days late", "delay in days", "how many days overdue". */
const lateness: Read = (tokens, at, index) => {
  const unit = unitsOf(tokens[at]);
  const said = unit === null ? 0 : phraseAt(tokens, at + 1, lateWords);
  const alone = ["delay", "delays", "lateness"].includes(textAt(tokens, at)) ? 1 : 0;
  const size = said > 0 ? said + 1 : alone;
  const [late, other] = size === 0 ? [] : index.late;
  if (late === undefined || other !== undefined) return null;
  const tail =
    textAt(tokens, at + size) === "in" && timeUnits.has(tokens[at + size + 1]?.lemma ?? "") ? 2 : 0;
  const end = at + size + tail;
  if (late.kind === "delay") return said === 0 ? null : columnLink({ start: at, end }, late.delay);
  const in_ = unit ?? unitSaid(tokens) ?? "day";
  const [from, to] = [late.due.id, late.done.id];
  return ["overdue", "past"].includes(textAt(tokens, at + 1))
    ? formulaLink(at, end, { kind: "since", unit: in_, from, until: to, whole: true })
    : formulaLink(at, end, { kind: "duration", unit: in_, from, to });
};

/** Words of lengths that may also be meant as points in time: the "time of a visit" is when it was. */
const moments: ReadonlySet<string> = new Set(["time", "period", "lifetime"]);
const lengths: ReadonlySet<string> = new Set([...moments, "duration", "length"]);
const spans: ReadonlySet<string> = new Set([...lengths, ...timeUnits.keys()]);
/** Words that pairs of times share. */
const qualities: ReadonlySet<string> = new Set(
  "scheduled planned actual expected real estimated booked effective".split(" "),
);

/** "scheduled flight time" where rows have a scheduled departure and a scheduled arrival. */
const qualified: Read = (tokens, at, index) => {
  const quality = textAt(tokens, at);
  const word = tokens.findIndex(({ lemma }, place) => place > at && place <= at + 3 && lengths.has(lemma));
  if (!qualities.has(quality) || word < 0 || holdsLength(index, tokens.slice(at, word + 1))) return null;
  const times = index.columns.filter(
    (entry) =>
      isTime(entry.column) && entry.words.some((each) => each === quality || each === tokens[at]?.lemma),
  );
  const [first, second, third] = times;
  if (first === undefined || second === undefined || third !== undefined || first.table !== second.table)
    return null;
  const [from, to] = isEnd(first) || (isStart(second) && !isStart(first)) ? [second, first] : [first, second];
  const unit = unitSaid(tokens) ?? usualUnit(first);
  return formulaLink(at, word + 1, { kind: "duration", unit, from: from.id, to: to.id });
};

const isStart = ({ words }: ColumnEntry): boolean =>
  words.some((word) => /^(?:start|begin|depart|open|from|pickup|check ?in)/.test(word));
const isEnd = ({ words }: ColumnEntry): boolean =>
  words.some((word) => /^(?:end|finish|arriv|clos|to|until|drop|complet)/.test(word));

/** "membership duration", "outage minutes", "length of a visit": of the rows that the word before or behind names. */
const lasting: Read = (tokens, at, index) => {
  const behind = spans.has(tokens[at]?.lemma ?? "") && textAt(tokens, at + 1) === "of";
  const place = at + (["a", "an", "the", "our", "its", "their"].includes(textAt(tokens, at + 2)) ? 3 : 2);
  const [noun, word] = behind ? [tokens[place], tokens[at]] : [tokens[at], tokens[at + 1]];
  if (noun === undefined || word === undefined || noun.kind !== "word" || !spans.has(word.lemma)) return null;
  if (!behind && holdsLength(index, [noun, word])) return null;
  const table = membersOf(noun, index) ?? (moments.has(word.lemma) ? null : rowsCalled(noun, index));
  const rows = table === null ? null : lastingRows(table, index);
  const end = behind ? place + 1 : at + 2;
  if (rows?.kind === "held") {
    const [only, other] = rows.columns;
    const single = only !== undefined && other === undefined && !timeUnits.has(word.lemma);
    return single ? (inUnitSaid(tokens, at, end, only) ?? columnLink({ start: at, end }, only)) : null;
  }
  if (rows === null || (behind && moments.has(word.lemma))) return null;
  const link = durationLink(tokens, { start: at, end }, rows.from, rows.until, usualUnit(rows.from));
  return unitsOf(word) === null ? link : addedUp(link);
};

/** "Outage hours", "hours of training": an amount of time, not how long one lasts. */
const addedUp = (link: Link): Link =>
  link.kind === "metric" && link.metric.kind === "formula" && link.metric.formula.kind === "duration"
    ? { ...link, metric: { kind: "formula", formula: { ...link.metric.formula, adds: true } } }
    : link;

/** "average track length in minutes" of a column of milliseconds. */
function inUnitSaid(
  tokens: readonly Token[],
  start: number,
  end: number,
  { id, words, column, table }: ColumnEntry,
): Link | null {
  const unit = unitSaid(tokens);
  const told = [...words, column.unit.label ?? ""];
  if (unit === null) return null;
  const size = ownUnitsIn(unit, told);
  if (size !== null) return formulaLink(start, end, { kind: "converted", column: id, unit, size });
  const behind = textAt(tokens, end) === "in" && unitsOf(tokens[end + 1]) === unit;
  return behind && told.some((word) => areAlike(word, "min"))
    ? columnLink({ start, end: end + 2 }, { id, table })
    : null;
}

/** The rows that a word names by their own name, or as what they make up ("membership" of members). */
function membersOf({ lemma }: Token, { tables }: ModelIndex): TableEntry | null {
  const called = tables.filter(({ words }) =>
    words.some((each) => each === lemma || (each.length >= 4 && lemma === `${each}ship`)),
  );
  return called.find(({ words }) => words.length === 1) ?? called[0] ?? null;
}

const usualUnit = ({ column }: ColumnEntry): TimeGrain =>
  column.physicalType === "timestamp" ? "hour" : "day";

/** Whether a column is called so. */
const holdsLength = ({ words }: ModelIndex, span: readonly Token[]): boolean =>
  words.phrases.has(span.map(({ lemma }) => lemma).join(""));

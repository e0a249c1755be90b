import type { TimeGrain } from "@parlance/contract";
import { columnsWith } from "../../index/columns-with.ts";
import { type ColumnEntry, isTime, type TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { unitWords } from "../../index/unit-words.ts";
import { areAlike, ownUnitsIn } from "../../lexicon/units.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { sharesRoot } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { type LastingRows, lastingRows, rowsCalled } from "../frame/lasting-rows.ts";
import { timeNamed } from "../frame/time-named.ts";
import { timeUnits, unitSaid, unitsOf } from "../unit-said.ts";
import { columnLink } from "./column-link.ts";
import { durationLink } from "./duration-link.ts";
import { formulaLink } from "./formula-link.ts";
import type { Link } from "./link.ts";
import { usualUnit } from "./usual-unit.ts";

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
      untilMoment(tokens, at, index) ??
      lasting(tokens, at, index) ??
      spentAt(tokens, at, index) ??
      inUnits(tokens, at, index);
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
  const [late, other] = size === 0 ? [] : lateRows(tokens, index);
  if (late === undefined || other !== undefined) return null;
  const tail =
    textAt(tokens, at + size) === "in" && timeUnits.has(tokens[at + size + 1]?.lemma ?? "") ? 2 : 0;
  const end = at + size + tail;
  if (late.kind === "allowed") return null;
  if (late.kind === "delay") return said === 0 ? null : columnLink({ start: at, end }, late.delay);
  const in_ = unit ?? unitSaid(tokens) ?? "day";
  const [from, to] = [late.due.id, late.done.id];
  return ["overdue", "past"].includes(textAt(tokens, at + 1))
    ? formulaLink(at, end, { kind: "since", unit: in_, from, until: to, whole: true, waiting: true })
    : formulaLink(at, end, { kind: "duration", unit: in_, from, to });
};

/** What tells lateness of rows that the question names, else whatever tells it. */
function lateRows(tokens: readonly Token[], { late, words }: ModelIndex): ModelIndex["late"] {
  const named = tokens.flatMap(({ lemma }) => words.tablesByWord.get(lemma) ?? []);
  const own = late.filter(({ table }) => named.includes(table));
  return own.length > 0 ? own : late;
}

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
  const unit = unitSaid(tokens) ?? usualUnit(from, to);
  return formulaLink(at, word + 1, { kind: "duration", unit, from: from.id, to: to.id });
};

const lasts: ReadonlySet<string> = new Set(["time", "duration", "delay"]);
const points: ReadonlySet<string> = new Set("at on date time datetime timestamp ts".split(" "));

/** "First reply time" of rows that tell when the first reply was: from their own time until then. */
const untilMoment: Read = (tokens, at, index) => {
  const word = tokens.findIndex(({ lemma }, place) => place > at + 1 && place <= at + 4 && lasts.has(lemma));
  const said = tokens.slice(at, word).map(({ lemma }) => lemma);
  if (word < 0 || holdsLength(index, tokens.slice(at, word + 1))) return null;
  const [to, other] = columnsWith(said.slice(0, 1), index).filter(
    ({ column, words }) =>
      isTime(column) && words.filter((each) => !points.has(each)).join(" ") === said.join(" "),
  );
  const own = index.tables[to?.table ?? -1];
  const from = index.columns.find(
    ({ table, column }) => table === to?.table && column.name === own?.table.timeColumn,
  );
  if (to === undefined || other !== undefined || from === undefined || from.id === to.id) return null;
  return durationLink(tokens, { start: at, end: word + 1 }, from, to, usualUnit(from, to));
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
  // "Contracts month by month": units of a length are many.
  if (!behind && timeUnits.has(word.lemma) && word.text === word.lemma) return null;
  if (!behind && (holdsLength(index, [noun, word]) || areTold(index, noun, word))) return null;
  const measured = !moments.has(word.lemma) || unitSaid(tokens) !== null;
  const named = measured ? [rowsCalled(noun, index), doneIn(noun, index)] : [];
  const rows = [membersOf(noun, index), ...named]
    .map((table) => (table === null ? null : lastingRows(table, index)))
    .find((each) => each !== null);
  const end = behind ? place + 1 : at + 2;
  const summed = timeUnits.has(word.lemma) && sums.has(textAt(tokens, at - 1));
  if (rows === undefined || (behind && moments.has(word.lemma))) return null;
  const found = lengthLink(tokens, { start: at, end }, rows, summed ? unitsOf(word) : null);
  return found === null || unitsOf(word) === null ? found : addedUp(found);
};

/** "Average days in the garage", "total hours at the depot": how long the rows last that refer to such places, where those of one table alone do. */
const spentAt: Read = (tokens, at, index) => {
  const unit = unitsOf(tokens[at]);
  const counted = textAt(tokens, at - 1) === "of" && textAt(tokens, at - 2) === "number";
  if (unit === null || !sums.has(textAt(tokens, at - (counted ? 3 : 1)))) return null;
  if (!["in", "at"].includes(textAt(tokens, at + 1)) || textAt(tokens, at + 2) !== "the") return null;
  const place = tokens[at + 3];
  const table = place?.text === place?.lemma ? rowsCalled(place, index) : null;
  if (table === null || lastingRows(table, index) !== null) return null;
  const [only, other] = index.tables
    .filter(({ id }) => (index.graph.ways[id] ?? []).some(({ to, toOne }) => toOne && to === table.id))
    .flatMap((rows) => lastingRows(rows, index) ?? []);
  return only === undefined || other !== undefined
    ? null
    : lengthLink(tokens, { start: counted ? at - 2 : at, end: at + 4 }, only, unit);
};

const sums: ReadonlySet<string> = new Set(["total", "average", "many", "more", "most", "mean", "median"]);

/** A span as how long rows last, in the unit that it names where it names one itself. */
function lengthLink(
  tokens: readonly Token[],
  span: { start: number; end: number },
  rows: LastingRows | null,
  named: TimeGrain | null,
): Link | null {
  if (rows === null) return null;
  if (rows.kind === "between")
    return durationLink(tokens, span, rows.from, rows.until, usualUnit(rows.from, rows.until));
  const [only, other] = rows.columns;
  if (only === undefined || other !== undefined) return null;
  const plain =
    tokens.slice(span.start, span.end).some(({ lemma }) => timeUnits.has(lemma)) && named === null;
  return plain ? null : (inUnitSaid(tokens, span, only, named) ?? columnLink(span, only));
}

/** "Listening hours", "washing time": the rows in which that is done, by their name or by that of how long they last. */
function doneIn({ text, kind }: Token, index: ModelIndex): TableEntry | null {
  if (kind !== "word" || !/..ing$/.test(text)) return null;
  const isDone = (word: string): boolean => word.length > 3 && sharesRoot(word, text);
  const [only, other] = index.tables.filter((table) => {
    const rows = lastingRows(table, index);
    const held = rows?.kind === "held" ? rows.columns.flatMap(({ words }) => words) : [];
    return rows !== null && [...table.words, ...held].some(isDone);
  });
  return other === undefined ? (only ?? null) : null;
}

/** "Volunteer hours" where shifts of volunteers hold their hours: those, and not how long anybody was one. */
const areTold = ({ columns, tables }: ModelIndex, noun: Token, unit: Token): boolean =>
  timeUnits.has(unit.lemma) &&
  columns.some(
    ({ table, column, words }) =>
      column.role === "measure" &&
      words.at(-1) === unit.lemma &&
      words.slice(0, -1).every((word) => word === noun.lemma) &&
      tables[table]?.words.slice(0, -1).includes(noun.lemma) === true,
  );

/** "average breakdown in minutes", "the total rental in days": rows that are measured in a unit of time are how long they last. */
const inUnits: Read = (tokens, at, index) => {
  const unit = textAt(tokens, at + 1) === "in" ? unitsOf(tokens[at + 2]) : null;
  const article = textAt(tokens, at - 1) === "a" || textAt(tokens, at - 1) === "an" ? 2 : 1;
  if (unit === null || !sums.has(textAt(tokens, at - article))) return null;
  const table = rowsCalled(tokens[at], index);
  return table === null
    ? null
    : lengthLink(tokens, { start: at, end: at + 3 }, lastingRows(table, index), unit);
};

/** "Outage hours", "hours of training": an amount of time, not how long one lasts. */
const addedUp = (link: Link): Link =>
  link.kind === "metric" && link.metric.kind === "formula" && link.metric.formula.kind === "duration"
    ? { ...link, metric: { kind: "formula", formula: { ...link.metric.formula, adds: true } } }
    : link;

/** "average track length in minutes" of a column of milliseconds. */
function inUnitSaid(
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
  entry: ColumnEntry,
  named: TimeGrain | null,
): Link | null {
  const { id, table } = entry;
  const unit = named ?? unitSaid(tokens);
  if (unit === null) return null;
  const told = unitWords(entry, unit);
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

/** Whether a column is called so. */
const holdsLength = ({ words }: ModelIndex, span: readonly Token[]): boolean =>
  words.phrases.has(span.map(({ lemma }) => lemma).join(""));

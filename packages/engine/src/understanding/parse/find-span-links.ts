import type { ColumnEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { spanOf } from "../index/spans-of-rows.ts";
import { phraseAt, phrases } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { Formula } from "./formula.ts";
import type { Link } from "./link.ts";
import { timeNamed } from "./time-named.ts";
import { timeUnits, unitSaid } from "./unit-said.ts";

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
  const [joint, unit] = tokens.slice(found.end, found.end + 2);
  const said = joint?.text === "in" && unit !== undefined && unit.text !== unit.lemma;
  return said && timeUnits.has(unit.lemma) && found.kind === "metric"
    ? { ...found, end: found.end + 2 }
    : found;
}

type Read = (tokens: readonly Token[], at: number, index: ModelIndex) => Link | null;

const textOf = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? "";

/** "(listing to closing)", "(from order to delivery)" within a few words behind a word of time. */
const bracketed: Read = (tokens, at, index) => {
  const word = tokens[at];
  if (word === undefined || (!lengths.has(word.lemma) && !timeUnits.has(word.lemma))) return null;
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
  return link(at, close + 1, { kind: "duration", unit, from: from.id, to: to.id });
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
  const unit = timeUnits.get(tokens[at]?.lemma ?? "") ?? null;
  const plural = tokens[at]?.text !== tokens[at]?.lemma;
  const said = unit !== null && plural ? phraseAt(tokens, at + 1, lateWords) : 0;
  const alone = ["delay", "delays", "lateness"].includes(textOf(tokens, at)) ? 1 : 0;
  const size = said > 0 ? said + 1 : alone;
  const [late, other] = size === 0 ? [] : index.late;
  if (late === undefined || other !== undefined) return null;
  const tail =
    textOf(tokens, at + size) === "in" && timeUnits.has(tokens[at + size + 1]?.lemma ?? "") ? 2 : 0;
  const end = at + size + tail;
  if (late.kind === "delay") return said === 0 ? null : columnLink(at, end, late.delay);
  const in_ = unit ?? unitSaid(tokens) ?? "day";
  const [from, to] = [late.due.id, late.done.id];
  return ["overdue", "past"].includes(textOf(tokens, at + 1))
    ? link(at, end, { kind: "since", unit: in_, from, until: to, whole: true })
    : link(at, end, { kind: "duration", unit: in_, from, to });
};

const lengths: ReadonlySet<string> = new Set(["time", "duration", "length", "period", "lifetime"]);
/** Words that pairs of times share. */
const qualities: ReadonlySet<string> = new Set(
  "scheduled planned actual expected real estimated booked effective".split(" "),
);

/** "scheduled flight time" where rows have a scheduled departure and a scheduled arrival. */
const qualified: Read = (tokens, at, index) => {
  const quality = textOf(tokens, at);
  const word = tokens.findIndex(({ lemma }, place) => place > at && place <= at + 3 && lengths.has(lemma));
  if (!qualities.has(quality) || word < 0 || holdsLength(index, tokens.slice(at, word + 1))) return null;
  const times = index.columns.filter(
    (entry) =>
      ["date", "timestamp"].includes(entry.column.physicalType) &&
      entry.words.some((each) => each === quality || each === tokens[at]?.lemma),
  );
  const [first, second, third] = times;
  if (first === undefined || second === undefined || third !== undefined || first.table !== second.table)
    return null;
  const [from, to] = isEnd(first) || (isStart(second) && !isStart(first)) ? [second, first] : [first, second];
  const unit = unitSaid(tokens) ?? (first.column.physicalType === "timestamp" ? "hour" : "day");
  return link(at, word + 1, { kind: "duration", unit, from: from.id, to: to.id });
};

const isStart = ({ words }: ColumnEntry): boolean =>
  words.some((word) => /^(?:start|begin|depart|open|from|pickup|check ?in)/.test(word));
const isEnd = ({ words }: ColumnEntry): boolean =>
  words.some((word) => /^(?:end|finish|arriv|clos|to|until|drop|complet)/.test(word));

/** "membership duration", "average run time", "length of a visit": of the rows that the word before or behind names. */
const lasting: Read = (tokens, at, index) => {
  const behind = lengths.has(tokens[at]?.lemma ?? "") && textOf(tokens, at + 1) === "of";
  const place = at + (["a", "the", "our", "their"].includes(textOf(tokens, at + 2)) ? 3 : 2);
  const [noun, word] = behind ? [tokens[place], tokens[at]] : [tokens[at], tokens[at + 1]];
  if (noun === undefined || word === undefined || noun.kind !== "word" || !lengths.has(word.lemma))
    return null;
  if (!behind && holdsLength(index, [noun, word])) return null;
  const table = index.tables.find(({ words }) =>
    words.some((each) => each === noun.lemma || (each.length >= 4 && noun.lemma === `${each}ship`)),
  );
  if (table === undefined) return null;
  const end = behind ? place + 1 : at + 2;
  const own = heldLengths(index, table.id);
  const [only, other] = own;
  if (only !== undefined) return other === undefined ? columnLink(at, end, only) : null;
  const span = behind ? null : spanOf(index, table.id);
  if (span === null || span.until === null) return null;
  const exact = span.from.column.physicalType === "timestamp";
  const unit = unitSaid(tokens) ?? (exact ? "hour" : "day");
  return link(at, end, { kind: "duration", unit, from: span.from.id, to: span.until.id });
};

/** Whether a column is called so. */
const holdsLength = ({ words }: ModelIndex, span: readonly Token[]): boolean =>
  words.phrases.has(span.map(({ lemma }) => lemma).join(""));

/** The numbers of a table for how long its rows last. */
const heldLengths = ({ tables, columns }: ModelIndex, table: number): ColumnEntry[] =>
  (tables[table]?.columns ?? [])
    .flatMap((id) => columns[id] ?? [])
    .filter(
      ({ column, words }) =>
        column.role === "measure" &&
        ["integer", "decimal"].includes(column.physicalType) &&
        words.some((word) => held.has(word)),
    );

const held: ReadonlySet<string> = new Set(
  "duration length minute minutes hour hours day days night nights seconds elapsed".split(" "),
);

const link = (start: number, end: number, formula: Formula): Link => ({
  kind: "metric",
  start,
  end,
  metric: { kind: "formula", formula },
});

const columnLink = (start: number, end: number, { id, table }: ColumnEntry): Link => ({
  kind: "column",
  start,
  end,
  options: [{ column: id, evidence: "core", strength: 1, kind: "number", table }],
});

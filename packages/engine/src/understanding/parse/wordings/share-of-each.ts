import { lowered, rowsOf } from "@parlance/contract";
import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import { columnsCalled } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { rowsAt } from "../idioms/counts/rows-at.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const shares = phrases(
  "share of each",
  "percentage of each",
  "proportion of each",
  "share of every",
  "% of each",
);
const wholes: ReadonlySet<string> = new Set(["in", "of", "among", "within"]);
const articles: ReadonlySet<string> = new Set(["our", "the", "all", "total"]);
const [longestKind, longestWhole] = [3, 4];

/** "Share of each plan in our active memberships": the share of active memberships by plan. "Percentage of each plan that is paid": of its rows. */
export function shareOfEach(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const size = phraseAt(tokens, at, shares);
  if (size === 0) return at === 0 ? (kindsInPercent(tokens, index) ?? kindsOfRows(tokens, index)) : null;
  const start = at + size;
  const joint = tokens.findIndex(
    ({ text }, place) => place > start && place <= start + longestKind && wholes.has(text),
  );
  const part = partOfEach(tokens, at, start, index);
  if (part !== null || joint < 0) return part;
  const from = joint + (articles.has(textAt(tokens, joint + 1)) ? 2 : 1);
  return written(tokens, at, from, tokens.slice(start, joint));
}

const joints: ReadonlySet<string> = new Set([...wholes, ..."by per for and vs over to on at".split(" ")]);
const saying: ReadonlySet<string> = new Set("is are was were has have had that who which".split(" "));

/** "What percentage of each department works remotely": of the rows that the groups are a column of, so that each group has its own. */
function partOfEach(tokens: readonly Token[], at: number, start: number, index: ModelIndex): Written | null {
  for (let size = longestKind; size > 0; size -= 1) {
    const kinds = tokens.slice(start, start + size);
    const [group, other] = kinds.some(({ kind }) => kind !== "word") ? [] : kindsNamed(kinds, index);
    const next = tokens[start + size];
    if (group === undefined || other !== undefined || next?.kind !== "word" || joints.has(next.text))
      continue;
    const rows = index.tables[group.table]?.table;
    const end = tokens.findIndex(({ kind }, place) => place > start + size && kind === "mark");
    const told = rawOf(tokens.slice(start + size, end < 0 ? tokens.length : end));
    const joint = saying.has(next.text) ? "" : "that ";
    const words = `percentage of ${rowsOf(lowered(rows?.label ?? ""))} ${joint}${told} by ${rawOf(kinds)}`;
    return { words, tokens: (end < 0 ? tokens.length : end) - at };
  }
  return null;
}

/** The columns of kinds whose whole name some words are. */
const kindsNamed = (said: readonly Token[], index: ModelIndex): ColumnEntry[] =>
  columnsCalled(index, said.map(({ lemma }) => lemma).join("")).filter(
    ({ column }) => column.physicalType === "string" && column.role !== "key",
  );

/** The share of the whole that begins at `from` by its kinds; null where no whole of few words stands there. */
function written(
  tokens: readonly Token[],
  at: number,
  from: number,
  kinds: readonly Token[],
): Written | null {
  const end = tokens.findIndex(
    ({ kind, text }, place) =>
      place > from && (kind === "mark" || /^(?:in|by|for|during|last|this)$/.test(text)),
  );
  const until = end < 0 ? tokens.length : end;
  if (until - from > longestWhole || until <= from) return null;
  return { words: `share of ${rawOf(tokens.slice(from, until))} by ${rawOf(kinds)}`, tokens: until - at };
}

const percents = phrases("in % of all", "in percent of all", "as % of all", "as a percentage of all");

/** "Reasons of return in % of all returns": the kinds are what a text tells apart. */
function kindsInPercent(tokens: readonly Token[], { words, columns }: ModelIndex): Written | null {
  const joint = tokens.findIndex((_, place) => phraseAt(tokens, place, percents) > 0);
  const kinds = tokens.slice(0, Math.max(0, joint));
  if (kinds.length === 0 || kinds.length > longestKind || kinds.some(({ kind }) => kind !== "word"))
    return null;
  const named = kinds.map(({ lemma }) => new Set(words.columnsByWord.get(lemma)));
  const tells = [...(named[0] ?? [])].some(
    (id) => columns[id]?.column.physicalType === "string" && named.every((ids) => ids.has(id)),
  );
  return tells ? written(tokens, 0, joint + phraseAt(tokens, joint, percents), kinds) : null;
}

const inAll = phrases(
  ...["%", "percent", "percentage", "share", "proportion"].flatMap((part) => [
    `${part} of each`,
    `${part} of each one`,
    `${part} each`,
  ]),
  "in %",
  "in percent",
  "in percentages",
  "as percentages",
  "as a percentage",
  "percentages",
);
const amid: ReadonlySet<string> = new Set([...wholes, "at", "for", "on", "during"]);

/** "Pipe sizes at inspections in wet weeks, % of each": the rows by these kinds, each in percent of them all. */
function kindsOfRows(tokens: readonly Token[], index: ModelIndex): Written | null {
  const end = tokens.findIndex(
    (_, place) => place > 1 && isLast(tokens, place + phraseAt(tokens, place, inAll)),
  );
  if (end < 0 || phraseAt(tokens, end, inAll) === 0) return null;
  const until = tokens[end - 1]?.kind === "mark" ? end - 1 : end;
  const joint = tokens.findIndex(({ text }, place) => place > 0 && place <= longestKind && amid.has(text));
  const kinds = tokens.slice(0, Math.max(0, joint));
  const [group, other] = kinds.some(({ kind }) => kind !== "word") ? [] : kindsNamed(kinds, index);
  const rows = index.tables[group?.table ?? -1]?.table;
  const isPlural = kinds.at(-1)?.text !== kinds.at(-1)?.lemma;
  if (rows === undefined || other !== undefined || !isPlural || until <= joint + 1) return null;
  const size = rowsAt(tokens, joint + 1, index);
  const named = size === 0 ? null : tableNamed(tokens[joint + size], index);
  const among = isOf(named, group?.table, index)
    ? rawOf(tokens.slice(joint + 1, until))
    : `${rowsOf(lowered(rows.label))} ${rawOf(tokens.slice(joint, until))}`;
  return { words: `number of ${among} by ${rawOf(kinds)} in percent`, tokens: tokens.length };
}

/** Whether the rows of a table are of the kinds of another, or it is the same. */
const isOf = (rows: TableEntry | null, kinds: number | undefined, { graph }: ModelIndex): boolean =>
  rows !== null &&
  (rows.id === kinds || (graph.ways[rows.id] ?? []).some(({ to, toOne }) => toOne && to === kinds));

const isLast = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at).every(({ kind, text }) => kind === "mark" && text !== "%");

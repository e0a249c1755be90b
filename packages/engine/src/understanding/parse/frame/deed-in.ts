import { type ColumnEntry, isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { timeOfDeed } from "./time-of-deed.ts";
import { timesCalled } from "./time-phrase.ts";

/** How many words may tell the deed at an end. */
const longest = 4;

/** The time, of a table's rows or of any, that the words from a place on tell, and where they end. */
export function timeTold(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
  table: number | null = null,
): { entry: ColumnEntry; end: number } | null {
  const found = deedIn(tokens.slice(at, at + longest), index, table);
  return found === null ? null : { entry: found.entry, end: at + found.size };
}

/** The time that words tell, by its name or by a deed, else by what takes place at the rows' own time; with how many of them it takes. */
export function deedIn(
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

const articles: ReadonlySet<string> = new Set(
  "the a an their its being having been be when we they it".split(" "),
);
const stops: ReadonlySet<string> = new Set("by per for in each with where and or".split(" "));

const named = (token: Token, index: ModelIndex, table: number | null): ColumnEntry | null =>
  timeOfDeed(token, index, table) ?? ofParticle(token, index, table);

/** "Going out", "coming back" of an "out date", a "back date". */
const ofParticle = ({ text }: Token, { columns }: ModelIndex, table: number | null): ColumnEntry | null =>
  /^(?:out|back|in|off|on)$/.test(text)
    ? (columns.find(
        (entry) =>
          isTime(entry.column) && (table === null || entry.table === table) && entry.words[0] === text,
      ) ?? null)
    : null;

/** "The operation", "being seen": the rows' own time. */
function taking(token: Token, index: ModelIndex, table: number | null): ColumnEntry | null {
  const rows = /^(?:seen|treated|served)$/.test(token.text) ? index.tables[0] : tableNamed(token, index);
  if (rows === undefined || rows === null || (table !== null && rows.id !== table)) return null;
  if (index.tables.length > 1 && table === null) return null;
  const own = rows.columns.flatMap((id) => index.columns[id] ?? []);
  return own.find(({ column }) => isTime(column) && column.name === rows.table.timeColumn) ?? null;
}

/** Where "for the return", "it" behind a deed ends, which says nothing but what the rows are. */
export function objectEnd(tokens: readonly Token[], at: number, index: ModelIndex): number {
  const led = ["for", "out"].includes(textAt(tokens, at)) ? at + 1 : at;
  if (["it", "them", "out"].includes(textAt(tokens, led))) return led + 1;
  const noun = ["the", "a"].includes(textAt(tokens, led)) ? led + 1 : -1;
  return noun > 0 && tableNamed(tokens[noun], index) !== null ? noun + 1 : at;
}

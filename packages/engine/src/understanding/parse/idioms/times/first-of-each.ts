import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["first", "earliest"],
  ["earliest", "earliest"],
  ["last", "latest"],
  ["latest", "latest"],
]);
const days: ReadonlySet<string> = new Set(["day", "date", "time"]);
const further: ReadonlySet<string> = new Set("with without when where that".split(" "));

/**
 * "The last day with rain" in the only sheet: the latest of its days, not yesterday; "the first frost of each year", "the first reading
 * of each day" is when it was.
 */
export function firstOfEach(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const end = ends.get(textAt(tokens, at));
  const next = tokens[at + 1];
  if (end === undefined || next === undefined) return null;
  const sheet = index.tables.length === 1 ? index.tables[0] : undefined;
  if (sheet !== undefined && days.has(next.text) && further.has(textAt(tokens, at + 2)))
    return written(end, timeLabel(sheet), 2);
  const rows = sheet === undefined ? 0 : rowsNamed(tokens, at + 1, sheet);
  if (sheet !== undefined && rows > 0 && isEachUnit(tokens, at + 1 + rows))
    return written(end, timeLabel(sheet), 1 + rows);
  const each = ["of", "for"].includes(textAt(tokens, at + 2))
    ? ["each", "every"].includes(textAt(tokens, at + 3))
    : textAt(tokens, at + 2) === "per";
  if (!each || next.text !== next.lemma) return null;
  if (tableCalled(next, index) !== null) return null;
  const split = tokens[at + (textAt(tokens, at + 2) === "per" ? 3 : 4)]?.lemma;
  if (sheet === undefined || unitOf(split) === null || !index.values.byWord.has(next.text)) return null;
  const dated = written(end, timeLabel(sheet), 2);
  return dated === null ? null : { words: `${dated.words} with ${next.raw}`, tokens: 2 };
}

/** How many words call the rows of a sheet: "reading", "sensor reading" of "sensor readings". */
function rowsNamed(tokens: readonly Token[], at: number, { words }: TableEntry): number {
  const size = tokens.slice(at, at + words.length).findIndex(({ lemma }) => lemma === words.at(-1)) + 1;
  return tokens.slice(at, at + size).every(({ lemma }) => words.includes(lemma)) ? size : 0;
}

/** "Of each day", "per month". */
function isEachUnit(tokens: readonly Token[], at: number): boolean {
  const each = ["of", "for", "in", "on"].includes(textAt(tokens, at)) ? at + 1 : at;
  return ["each", "every", "per"].includes(textAt(tokens, each)) && unitOf(tokens[each + 1]?.lemma) !== null;
}

const written = (end: string, time: string | null, tokens: number): Written | null =>
  time === null ? null : { words: `${end} ${time}`, tokens };

/** What the time of a table's rows is called. */
const timeLabel = ({ table }: TableEntry): string | null =>
  table.columns.find(({ name }) => name === table.timeColumn)?.label.replace(/ key$/i, "") ?? null;

firstOfEach.needs = [...ends.keys()];

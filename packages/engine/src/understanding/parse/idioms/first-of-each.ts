import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import { tableCalled } from "./facts.ts";
import type { Written } from "./written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["first", "earliest"],
  ["earliest", "earliest"],
  ["last", "latest"],
  ["latest", "latest"],
]);
const days: ReadonlySet<string> = new Set(["day", "date", "time"]);
const further: ReadonlySet<string> = new Set("with without when where that".split(" "));

/**
 * "The first lesson of each pupil", "last lesson per pupil": when it was, since no figure of a lesson makes it the first; "the
 * last day with rain" in the only sheet: the latest of its days, not yesterday.
 */
export function firstOfEach(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const end = ends.get(textAt(tokens, at));
  const next = tokens[at + 1];
  if (end === undefined || next === undefined) return null;
  const sheet = index.tables.length === 1 ? index.tables[0] : undefined;
  if (sheet !== undefined && days.has(next.text) && further.has(textAt(tokens, at + 2)))
    return written(end, timeLabel(sheet), 2);
  const each = ["of", "for"].includes(textAt(tokens, at + 2))
    ? ["each", "every"].includes(textAt(tokens, at + 3))
    : textAt(tokens, at + 2) === "per";
  if (!each || next.text !== next.lemma) return null;
  const table = tableCalled(next, index);
  if (table !== null) return table.table.type === "fact" ? written(end, timeLabel(table), 2) : null;
  const split = tokens[at + (textAt(tokens, at + 2) === "per" ? 3 : 4)]?.lemma;
  if (sheet === undefined || unitOf(split) === null || !index.values.byWord.has(next.text)) return null;
  const dated = written(end, timeLabel(sheet), 2);
  return dated === null ? null : { words: `${dated.words} with ${next.raw}`, tokens: 2 };
}

const written = (end: string, time: string | null, tokens: number): Written | null =>
  time === null ? null : { words: `${end} ${time}`, tokens };

/** What the time of a table's rows is called. */
const timeLabel = ({ table }: TableEntry): string | null =>
  table.columns.find(({ name }) => name === table.timeColumn)?.label.replace(/ key$/i, "") ?? null;

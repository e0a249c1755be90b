import type { ColumnEntry } from "../../../index/entries.ts";
import { findRoutes } from "../../../index/graph.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { revenueWords } from "../../../lexicon/revenue-words.ts";
import { workers } from "../../../lexicon/workers.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { numberAt } from "./number-at.ts";
import { rowsAt } from "./rows-at.ts";

const averages: ReadonlySet<string> = new Set(["average", "avg", "mean"]);
const whole: ReadonlySet<string> = new Set(["lifetime", "total", "overall"]);
const spending: ReadonlySet<string> = new Set(["spend", "spending"]);
const counts: ReadonlySet<string> = new Set(["count", "volume"]);

/** What a row itself comes to ("average fee amount"), whatever its rows below hold that is called so. */
const own: ReadonlySet<string> = new Set(["amount", "total", "value", "sum", "size"]);

/** What is averaged: its words, how many tokens say it, and the table whose rows it is added up over. */
type Figure = { words: string; end: number; table: number; counts?: true };
/** Of what there is an average: one row of a table, or one member of a column of the only sheet. */
type Holder = { end: number; table: number; column: ColumnEntry | null };

/**
 * "Average customer revenue", "average member visits", "average driver tips": what one of them comes to on average, where each has many rows
 * of it, and not what a single row holds.
 */
export function averageOfEach(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!averages.has(textAt(tokens, at))) return null;
  const holder = holderAt(tokens, at + 1, index);
  if (holder === null || isCalled(tokens, at + 1, holder.end, index)) return null;
  const figure = figureAt(tokens, holder.end, index);
  if (figure === null || textAt(tokens, figure.end) === "per") return null;
  const { table, column } = holder;
  const said = rawOf(tokens.slice(at + 1, holder.end));
  if (column !== null)
    return figure.table === table
      ? { words: `total ${figure.words} divided by number of ${said}s`, tokens: figure.end - at }
      : null;
  return liesBelow(index, figure.table, table)
    ? {
        words: `average ${figure.counts ? "" : "total "}${figure.words} per ${said}`,
        tokens: figure.end - at,
      }
    : null;
}

/** One row of a table, or one of those who do the work or are told by a key in the only sheet. */
function holderAt(tokens: readonly Token[], at: number, index: ModelIndex): Holder | null {
  const size = rowsAt(tokens, at, index);
  const last = tokens[at + Math.max(1, size) - 1];
  if (last?.kind !== "word" || last.text !== last.lemma) return null;
  const table = size === 0 ? null : (tableNamed(last, index)?.id ?? null);
  if (table !== null) return { end: at + size, table, column: null };
  const inner = index.inner.find(({ words, key }) => key !== null && words.join(" ") === last.lemma);
  const [column, other] =
    index.tables.length > 1
      ? []
      : index.columns.filter(
          (entry) =>
            repeats(entry, index) &&
            (entry.id === inner?.key || isWorker(entry, last.lemma) || isNumber(entry, last.lemma)),
        );
  return column === undefined || other !== undefined ? null : { end: at + 1, table: column.table, column };
}

/** Whether each has several rows: of one row each, rows are averaged as they are. */
const repeats = ({ column, table }: ColumnEntry, { tables }: ModelIndex): boolean => {
  const rows = tables[table]?.table.rowCount ?? 0;
  return (column.profile?.distinct ?? rows) * 1.1 < rows;
};

const isWorker = ({ words }: ColumnEntry, noun: string): boolean =>
  words.join(" ") === noun && workers.has(noun);

/** "Customer ID" of what is called customer. */
const isNumber = ({ words, column }: ColumnEntry, noun: string): boolean =>
  column.role === "key" && words.length === 2 && words[0] === noun;

/** Money that sales bring, a number that adds up, or rows that are counted; null where none is named there. */
function figureAt(tokens: readonly Token[], start: number, index: ModelIndex): Figure | null {
  const lifetime = textAt(tokens, start) === "lifetime";
  const at = start + (whole.has(textAt(tokens, start)) ? 1 : 0);
  const [word, next] = [textAt(tokens, at), textAt(tokens, at + 1)];
  const measure = own.has(word) ? 0 : numberAt(tokens, at, index);
  if (measure > 0) {
    const table = summedIn(tokens.slice(at, at + measure), index);
    return table === null ? null : { words: rawOf(tokens.slice(at, at + measure)), end: at + measure, table };
  }
  const money = index.moneyTable;
  if (revenueWords.has(word) || spending.has(word) || (lifetime && word === "value"))
    return money === null ? null : { words: "revenue", end: at + 1, table: money };
  const size = rowsAt(tokens, at, index);
  const last = tokens[at + size - 1];
  const rows = size === 0 ? null : tableNamed(last, index);
  if (rows === null || last === undefined) return null;
  if (last.text !== last.lemma)
    return {
      words: `number of ${rawOf(tokens.slice(at, at + size))}`,
      end: at + size,
      table: rows.id,
      counts: true,
    };
  return counts.has(size === 1 ? next : textAt(tokens, at + size))
    ? {
        words: `number of ${rows.table.label.toLowerCase()}`,
        end: at + size + 1,
        table: rows.id,
        counts: true,
      }
    : null;
}

/** The one table of a number that is called so and adds up. */
function summedIn(said: readonly Token[], { words, columns }: ModelIndex): number | null {
  const key = said.map(({ lemma }) => lemma).join("");
  const named = words.phrases.get(key) ?? [];
  const ids =
    named.length > 0
      ? named.flatMap(({ kind, id }) => (kind === "column" ? [id] : []))
      : (words.columnsByWord.get(key) ?? []);
  const entries = ids.flatMap((id) => columns[id] ?? []);
  const [table, other] = new Set(entries.map((entry) => entry.table));
  const adds = entries.every(
    ({ column }) => column.additivity === "additive" && column.defaultAggregation !== "average",
  );
  return table === undefined || other !== undefined || !adds ? null : table;
}

/** "Average customer rating" of a column that is called so. */
const isCalled = (tokens: readonly Token[], from: number, end: number, { words }: ModelIndex): boolean =>
  [1, 2].some((more) => {
    const key = tokens.slice(from, end + more).map(({ lemma }) => lemma);
    return words.phrases.get(key.join(""))?.some(({ kind }) => kind === "column") === true;
  });

/** Whether each of many rows belongs to one of the others. */
const liesBelow = ({ graph }: ModelIndex, from: number, to: number): boolean =>
  from !== to && findRoutes(graph, from, to, { count: 1, preferred: new Set() })[0]?.toOne === true;

averageOfEach.needs = averages;

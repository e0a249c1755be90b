import { type ColumnEntry, isNumeric, type TableEntry } from "../../index/entries.ts";
import { labelSaid } from "../../index/figure-names.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { type RowSpan, spanOf } from "../../index/spans-of-rows.ts";
import type { Token } from "../../text/tokenize.ts";
import { beginning } from "../beginning.ts";
import { matchWord } from "../links/match-word.ts";

/** How the rows of a table tell how long they last: by numbers that they hold, else from one time to another. */
export type LastingRows =
  | { kind: "held"; columns: ColumnEntry[] }
  | { kind: "between"; from: RowSpan["from"]; until: NonNullable<RowSpan["until"]> };

/** How long a table's rows last; null where they do not tell. */
export function lastingRows(table: TableEntry, index: ModelIndex): LastingRows | null {
  const span = spanOf(index, table.id);
  const isEnding = span?.until != null || untilDone(table, index) !== null;
  const columns = heldLengths(table, index).filter((entry) => !isEnding || !isOfWork(entry));
  if (columns.length > 0) return { kind: "held", columns };
  return span === null || span.until === null
    ? untilDone(table, index)
    : { kind: "between", from: span.from, until: span.until };
}

/** "Labour hours" of what goes on from one day to another: how long people worked on it, and not how long it took. */
const isOfWork = ({ words }: ColumnEntry): boolean => words.some((word) => work.test(word));
const work = /^(?:labou?r|man|staff|crew|billable|billed|worked)$/;

/** Of rows that are due at some time: from their beginning until they were done. */
function untilDone(table: TableEntry, index: ModelIndex): LastingRows | null {
  const late = index.late.find((each) => each.table === table.id);
  const from = late?.kind === "dates" ? beginning(index, late.done) : null;
  return late?.kind !== "dates" || from === null || late.due.words.some((word) => appointed.has(word))
    ? null
    : { kind: "between", from, until: late.done };
}

/** Rows that are to happen at some time last from then on, whenever they were arranged. */
const appointed: ReadonlySet<string> = new Set(["scheduled", "planned"]);

/**
 * The words for how long the rows last that a word names, where they go from one time to another, or hold that beside other lengths;
 * null where an adjective alone tells it.
 */
export function lengthOfRows(token: Token | undefined, index: ModelIndex): string | null {
  const table = rowsCalled(token, index);
  const rows = table === null ? null : lastingRows(table, index);
  if (table === null || rows === null) return null;
  if (rows.kind === "between") return `${token?.text ?? ""} duration`;
  const [only, other] = rows.columns;
  const beside = table.columns.flatMap((id) => index.columns[id] ?? []).filter(tellsLength).length > 1;
  return only !== undefined && other === undefined && beside ? labelSaid(only) : null;
}

/** What the length of the rows that a word names is called, be it the only one that they hold; null where they tell none, or several. */
export function wordsOfLength(token: Token | undefined, index: ModelIndex): string | null {
  const table = rowsCalled(token, index);
  const rows = table === null ? null : lastingRows(table, index);
  const [only, other] = rows?.kind === "held" ? rows.columns : [];
  return only !== undefined && other === undefined
    ? labelSaid(only)
    : rows?.kind === "between"
      ? `${token?.text ?? ""} duration`
      : null;
}

/** The table that a word names well enough, be it contracted there ("outage" of "outg"); null where none is. */
export function rowsCalled(token: Token | undefined, index: ModelIndex): TableEntry | null {
  if (token === undefined || token.kind !== "word") return null;
  const called = matchWord(token, index)
    .filter(({ quality }) => quality >= leastQuality)
    .flatMap(({ word }) => index.words.tablesByWord.get(word) ?? [])
    .flatMap((id) => index.tables[id] ?? []);
  return called.find(({ words }) => words.length === 1) ?? called[0] ?? null;
}

const leastQuality = 0.7;

/** What rows do that tell how long they last. */
export const lastingVerbs: ReadonlySet<string> = new Set(
  "last lasted lasts lasting took take taking".split(" "),
);

/**
 * The numbers of a table for how long its rows last: not what was planned, nor how long a part of them took ("downtime") or rows of
 * another table do ("rental duration" of films).
 */
export function heldLengths(
  table: TableEntry,
  { columns, words: { tablesByWord } }: ModelIndex,
): ColumnEntry[] {
  const held = table.columns.flatMap((id) => columns[id] ?? []).filter(tellsLength);
  const own = table.words.map((word) => word.slice(0, rootLength));
  const isOthers = (word: string): boolean => parts.test(word) || tablesByWord.has(word);
  return held.filter(
    ({ words }) => !words.some((word) => isOthers(word) && !own.includes(word.slice(0, rootLength))),
  );
}

/** Whether a number is called after what is not the whole of a row's length: a plan, a part, or what came before or after it. */
export const isBesideLength = ({ words }: ColumnEntry): boolean => words.some((word) => parts.test(word));

const rootLength = 4;
const parts =
  /^(?:plan|target|schedul|expect|estimat|budget|promis|down|idle|setup|chang|wait|queue|delay|late|overdue|respon|react|hold|overtime|lead|notice|advance|age$)/;

/** Whether a number is a length of time, by its name or its unit, and not what such a length costs or brings ("rate per night"). */
export const tellsLength = ({ column, words, foreign }: ColumnEntry): boolean =>
  !foreign &&
  column.role === "measure" &&
  isNumeric(column) &&
  column.unit.kind !== "currency" &&
  !words.includes("per") &&
  (words.some((word) => lengths.has(word) || isTimeUnit(word)) || isTimeUnit(column.unit.label ?? ""));

const isTimeUnit = (word: string): boolean => timeLabels.has(word);

const timeLabels: ReadonlySet<string> = new Set(["ms", "s", "sec", "secs", "min", "mins", "h", "hr", "hrs"]);

const lengths: ReadonlySet<string> = new Set(
  "duration length runtime millisecond second seconds minute minutes hour hours day days night nights elapsed".split(
    " ",
  ),
);

import { aggregateOf, type Expression, fieldOf, type Path } from "@parlance/contract";
import { type ColumnEntry, isTime, type TableEntry } from "../../index/entries.ts";
import { isCalendar } from "../../index/is-calendar.ts";
import { columnsCalled } from "../../index/is-word-of.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { isBirth, isUpkeep } from "../../index/spans-of-rows.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Noun } from "../item.ts";
import type { DefinedFigure, Link } from "./link.ts";

const earliest = phrases("first", "very first", "earliest", "oldest");
const latest = phrases("last", "very last", "latest", "most recent", "newest");
/** "The oldest clerk of each branch" is a clerk and no date. */
const aged: ReadonlySet<string> = new Set(["oldest", "newest"]);
const opened = phrases("date of the", "date of their", "date of its", "date of", "day of the", "time of the");
const dates: ReadonlySet<string> = new Set(["date", "day"]);
const splits = phrases("of each", "for each", "of every", "for every", "by each", "per", "each");
/** What is done with rows between their end and their name: "last placed an order". */
const doings = phrases("have a", "have an", "had a", "had an", "place an", "placed an", "make a", "made a");
const owning = phrases(
  "have the",
  "have its",
  "have their",
  "have a",
  "have his",
  "have her",
  "had the",
  "had its",
);
const [longestName, farthestWhen] = [3, 8];

/**
 * Links of words for when the first or the last row of a table was: "first order date", "date of the latest visit", "when was the last
 * ticket of Ann", "last lesson per pupil", of the rows' own time or that of the calendar or the rows that they refer to.
 */
export function findEdgeLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  return tokens.flatMap((_, at) => {
    const when = tokens.slice(Math.max(0, at - farthestWhen), at).some(({ text }) => text === "when");
    const dateOf = phraseAt(tokens, at, opened);
    const lead = at + (when ? phraseAt(tokens, at, owning) : dateOf);
    const [first, last] = [phraseAt(tokens, lead, earliest), phraseAt(tokens, lead, latest)];
    const edge = lead + Math.max(first, last);
    if (edge === lead) return [];
    const name = edge + phraseAt(tokens, edge, doings);
    const called = rowsAt(tokens, name, index);
    if (called === null) return [];
    const dated = dates.has(textAt(tokens, called.end));
    const split =
      phraseAt(tokens, called.end, splits) > 0 &&
      called.table.table.type === "fact" &&
      !aged.has(textAt(tokens, lead));
    if (!dated && dateOf === 0 && !when && !split) return [];
    const end = dated ? called.end + 1 : called.end;
    const said = tokens.slice(name, end).map(({ lemma }) => lemma);
    const figure = edgeOf(called, first > 0, dated ? columnsCalled(index, said.join("")) : [], index);
    return figure === null ? [] : [{ kind: "metric", start: at, end, metric: { kind: "defined", figure } }];
  });
}

/** Whether a noun is when the first or the last row was: it needs no "when" besides. */
export const tellsEdge = (noun: Noun): boolean => {
  const figure = noun.kind === "metric" && noun.metric.kind === "defined" ? noun.metric.figure : null;
  return (
    figure?.row === null &&
    figure.whole.kind === "aggregate" &&
    ["minimum", "maximum"].includes(figure.whole.aggregation)
  );
};

type Called = { table: TableEntry; said: string; end: number };

/** The table that the longest words from a token on call one row of. */
function rowsAt(tokens: readonly Token[], at: number, { words, tables }: ModelIndex): Called | null {
  for (let end = Math.min(tokens.length, at + longestName); end > at; end -= 1) {
    const said = tokens.slice(at, end);
    const last = said.at(-1);
    if (last?.kind !== "word" || last.text !== last.lemma) continue;
    const found = words.phrases.get(said.map(({ lemma }) => lemma).join("")) ?? [];
    const table = tables[found.find(({ kind }) => kind === "table")?.id ?? -1];
    if (table !== undefined) return { table, said: said.map(({ text }) => text).join(" "), end };
  }
  return null;
}

/** The first or last time of rows: by the one of their times that is named, else by when they happened. */
function edgeOf(
  { table, said }: Called,
  first: boolean,
  named: readonly ColumnEntry[],
  index: ModelIndex,
): DefinedFigure | null {
  const own = named.find((entry) => entry.table === table.id && isTime(entry.column));
  if (own === undefined && named.length > 0) return null;
  const time = own === undefined ? timeOfRows(table, index) : fieldOf(table.table.name, own.column.name);
  return time === null
    ? null
    : {
        label: `${first ? "first" : "last"} ${said} date`,
        table: table.id,
        row: null,
        whole: aggregateOf(first ? "minimum" : "maximum", time),
      };
}

/** When rows happened: by their own time, else by that of the calendar, or of the only rows with one, that they refer to. */
function timeOfRows(rows: TableEntry, { tables, columns, graph }: ModelIndex): Expression | null {
  const ownOf = (table: TableEntry | undefined): ColumnEntry | undefined =>
    table?.columns
      .flatMap((id) => columns[id] ?? [])
      .find((entry) => entry.column.name === table.table.timeColumn && tellsWhen(entry));
  const own = ownOf(rows);
  const field = (entry: ColumnEntry, path: Path): Expression =>
    fieldOf(tables[entry.table]?.table.name ?? "", entry.column.name, path);
  if (own !== undefined) return field(own, []);
  const up = (graph.ways[rows.id] ?? []).filter(({ toOne, to }) => toOne && ownOf(tables[to]) !== undefined);
  const calendars = up.filter(({ to }) => isCalendar({ tables, columns }, to));
  const [only, other] = calendars.length > 0 ? calendars : up;
  const time = only === undefined ? undefined : ownOf(tables[only.to]);
  return only === undefined || other !== undefined || time === undefined ? null : field(time, [only.step]);
}

const tellsWhen = (entry: ColumnEntry): boolean =>
  isTime(entry.column) && !isBirth(entry) && !isUpkeep(entry);

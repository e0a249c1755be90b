import type { ModelIndex } from "../../index/model-index.ts";
import type { Token } from "../../text/tokenize.ts";
import { columnKind } from "../column-kind.ts";
import { type Link, linkStrength } from "../links/link.ts";
import { columnFor } from "./column-for.ts";
import {
  type ColumnList,
  findLists,
  introductions,
  isAsking,
  isRanked,
  orders,
  owners,
  tellsCounted,
} from "./find-list.ts";

/** Links with those of a list of columns settled, and the tokens that the list's names take for themselves. */
export type Listed = { links: Link[]; named: ReadonlySet<number> };

/**
 * "show order number, date and status of the pending orders", "the oldest machine: name, plant and install date": where all of
 * a list names columns of one table, or of tables that its rows refer to, each name means that column and nothing else.
 */
export function listedLinks(tokens: readonly Token[], links: readonly Link[], index: ModelIndex): Listed {
  for (const list of findLists(tokens)) {
    const shown = settled(list, tokens, links, index);
    if (shown === null) continue;
    const named = new Set(
      list.elements.flatMap(({ start, end }) => {
        const last = end === list.end ? (list.tail ?? end) : end;
        return Array.from({ length: last - start }, (_, at) => start + at);
      }),
    );
    const others = links.filter(({ start, end }) => {
      for (let at = start; at < end; at += 1) if (named.has(at)) return false;
      return true;
    });
    return { links: [...others, ...shown.map((link) => withTail(link, list))], named };
  }
  return { links: [...links], named: new Set() };
}

/** The last name of a list with what it is told of ("amount of each gift"). */
const withTail = (link: Link, { end, tail }: ColumnList): Link =>
  tail !== undefined && link.end === end ? { ...link, end: tail } : link;

/** The columns of a list's names, on the rows that most suit it; null where one is not found, or none says what the rows are like. */
function settled(
  list: ColumnList,
  tokens: readonly Token[],
  links: readonly Link[],
  index: ModelIndex,
): Link[] | null {
  let best: { table: number; shown: Link[]; worth: number } | null = null;
  const owner = ownerOf(list, links);
  for (const { table, worth: said } of tablesOf(list, links, index)) {
    if (owner !== null && owner !== table && endsInName(list, tokens)) continue;
    const found = list.elements.map((element) => columnFor(element, { table, tokens, links, index, list }));
    if (found.includes(null)) continue;
    const known = found.filter((each) => each !== null);
    const worth = said + known.reduce((sum, { worth }) => sum + worth, 0) / known.length;
    const shown = known.flatMap((each) => each.shown);
    if (best === null || worth > best.worth) best = { table, shown, worth };
  }
  if (best === null) return null;
  if (!list.opens && tellsCounted(tokens, list.start) && best.shown.every((link) => isFlag(link, index)))
    return null;
  if (isSingle(list, tokens) && !asksName(list, tokens) && !best.shown.every((link) => isValued(link, index)))
    return null;
  const isBare = list.bare === true;
  if (isBare && !isOfRows(best.table, list, tokens, links, index)) return null;
  if (isOwned(list, tokens) && !best.shown.every(({ kind }) => kind === "column")) return null;
  if (
    !list.opens &&
    isGrouped(tokens.slice(0, list.start), links) &&
    !ranksRows(best.table, tokens.slice(0, list.start), links, index) &&
    best.shown.some((link) => isFigure(link, index))
  )
    return null;
  const tells = best.shown.some((link) => link.kind === "table" || !isFigure(link, index));
  const mayAdd = isBare || list.opens || orders.has(tokens[list.start - 1]?.text ?? "");
  return !mayAdd || tells ? best.shown : null;
}

/** "the guests and the names of the hotels they chose": a name is that of what follows; its table, null where none is named. */
function ownerOf({ opens, end }: ColumnList, links: readonly Link[]): number | null {
  const after = links.filter(
    (link) =>
      opens &&
      link.start > end &&
      (link.kind === "table" || link.kind === "column") &&
      linkStrength(link) > 0.7,
  );
  const first = Math.min(...after.map(({ start }) => start));
  const table = after.find((link) => link.kind === "table" && link.start === first);
  return table?.kind === "table" ? table.table : null;
}

const endsInName = ({ end }: ColumnList, tokens: readonly Token[]): boolean =>
  ["name", "id", "number"].includes(tokens[end - 1]?.lemma ?? "");

/** "the 5 dearest dishes with price": one column, told by no mark. */
const isSingle = ({ elements, start, opens }: ColumnList, tokens: readonly Token[]): boolean =>
  !opens && elements.length === 1 && tokens[start - 1]?.text === "with";

/** "the 5 largest claims by amount, with client name": behind which no name follows that would say which rows are meant. */
const asksName = ({ end }: ColumnList, tokens: readonly Token[]): boolean =>
  tokens[end - 1]?.lemma === "name" && (tokens[end] === undefined || tokens[end]?.kind === "mark");

const isFlag = (link: Link, index: ModelIndex): boolean =>
  link.kind === "column" && link.options.every(({ column }) => columnKind(column, index) === "flag");

/** "the tours and their prices": rows of another table are no column of the rows before. */
const isOwned = ({ start }: ColumnList, tokens: readonly Token[]): boolean =>
  tokens[start - 1]?.text === "and" && owners.has(tokens[start]?.text ?? "");

/** "Payments above 1000, amount and method": before a mere comma stand the rows, by their name and what they are like, no figure or split, and no other thing of a list; one thing alone behind it is what rows are called by. */
function isOfRows(
  table: number,
  list: ColumnList,
  tokens: readonly Token[],
  links: readonly Link[],
  index: ModelIndex,
): boolean {
  const { start } = list;
  if (list.elements.length === 1 && !endsInName(list, tokens)) return false;
  if (tokens.slice(start, list.end).some(({ text }) => isAsking(text))) return false;
  const goesOn = links.some(
    (link) => link.kind === "column" && link.end === start - 1 && isOrdered(tokens, link.start - 1),
  );
  if (goesOn) return false;
  if (tokens.some(({ text }, at) => at < start && sorted.has(text) && !isInName(at, links))) return false;
  const rows = links.find(
    (link) =>
      link.kind === "table" &&
      link.table === table &&
      link.end < start &&
      linkStrength(link) > 0.6 &&
      tokens[link.end - 1]?.text !== tokens[link.end - 1]?.lemma,
  );
  if (rows === undefined || rows.end - rows.start === start - 1) return false;
  return !links.some((link) => link.end <= rows.start && linkStrength(link) > 0.6 && isFigure(link, index));
}

/** "Give me the description, id and name": what stands right behind an order or another thing is of the same list. */
const isOrdered = (tokens: readonly Token[], at: number): boolean =>
  ["me", ",", "and", ...orders, ...introductions].includes(
    tokens[tokens[at]?.text === "the" ? at - 1 : at]?.text ?? "",
  );

/** What figures are asked for or split by: what is behind a comma is then more of those. */
const sorted: ReadonlySet<string> = new Set(
  "by per each every how number count share percentage total sum average avg vs versus compare".split(" "),
);

/** A number or time: other things with which rows are told say which rows are meant. */
const isValued = (link: Link, index: ModelIndex): boolean =>
  link.kind === "column" &&
  link.options.every(({ column }) => ["number", "time"].includes(columnKind(column, index)));

/** "the two biggest spenders in each country - name and amount": a figure of each group, not a column; "every late order" is rows. */
const isGrouped = (tokens: readonly Token[], links: readonly Link[]): boolean =>
  tokens.some(
    ({ text }, at) => at > 0 && ["each", "every", "per", "by"].includes(text) && !isInName(at, links),
  );

/** Whether a token is of a column's name in several words ("rate per night"). */
const isInName = (at: number, links: readonly Link[]): boolean =>
  links.some(
    (link) =>
      link.kind === "column" &&
      link.end - link.start > 1 &&
      link.start <= at &&
      at < link.end &&
      linkStrength(link) > 0.6,
  );

/** "The longest delay of each reason: flight and minutes": what one row of those has itself that are ranked, each of which tells of something that happened. */
const ranksRows = (
  table: number,
  tokens: readonly Token[],
  links: readonly Link[],
  { tables }: ModelIndex,
): boolean =>
  tables[table]?.table.type === "fact" &&
  links.some(
    (link) =>
      link.kind === "table" &&
      link.table === table &&
      link.end < tokens.length &&
      linkStrength(link) > 0.6 &&
      tokens[link.end - 1]?.text === tokens[link.end - 1]?.lemma &&
      isRanked(tokens.slice(Math.max(0, link.start - farthest), link.start)),
  );

const farthest = 2;

/** Figures alone may as well be added up: "revenue and freight of the orders in May". */
const isFigure = (link: Link, index: ModelIndex): boolean =>
  link.kind === "metric" ||
  (link.kind === "column" && link.options.every(({ column }) => columnKind(column, index) === "number"));

/** The tables whose rows a list may be of, and how well they are named; those named before it, or right after one that opens. */
function tablesOf(
  { start, end, opens }: ColumnList,
  links: readonly Link[],
  { tables }: ModelIndex,
): { table: number; worth: number }[] {
  if (tables.length === 1) return [{ table: 0, worth: 1 }];
  const near = links.filter((link) => (opens ? link.start >= end : link.end <= start));
  const worths = new Map<number, number>();
  const say = (table: number, worth: number): void => {
    worths.set(table, Math.max(worth, worths.get(table) ?? 0));
  };
  for (const link of near) {
    if (link.kind === "table") say(link.table, link.strength * (isFirst(link, near) ? 1 : 0.8));
    else if (link.kind === "column")
      for (const { table, strength } of link.options) say(table, strength * 0.6);
  }
  return [...worths].filter(([, worth]) => worth >= 0.4).map(([table, worth]) => ({ table, worth }));
}

const isFirst = (link: Link, links: readonly Link[]): boolean =>
  !links.some((other) => other.kind === "table" && other.start < link.start && linkStrength(other) > 0.6);

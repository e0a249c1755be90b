import { type Expression, fieldOf, isSamePart, type Path } from "@parlance/contract";
import { type ColumnEntry, isTime, type TableEntry } from "../index/entries.ts";
import { findRoutes, type Way } from "../index/graph.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { isPersonal } from "../index/persons.ts";
import { clients, roles } from "../lexicon/workers.ts";
import type { ColumnOption, Link } from "../parse/links/link.ts";
import type { Linked } from "../read-question.ts";

/** A column as it is seen from the rows that are spoken of. */
export type Seen = { id: number; label: string; expression: Expression };

/** The way from the rows that are spoken of to one row of a table. */
type Reached = { path: Path; table: number };

const farthest = 3;
/** What each table between the rows and a column takes off its name's strength. */
const stepCost = 0.12;
/** Names that are as good as each other leave open which is meant. */
const apart = 0.04;

/**
 * The columns that a name stands for, said of rows of a table: of all that are called so the nearest, over references to one row alone. A
 * reference and a table are shown by what names their rows. Null where nothing is called so by all its words, or several things are.
 */
export function columnsCalled(linked: Linked, rows: number, index: ModelIndex): Seen[] | null {
  const words = linked.tokens.flatMap(({ kind }, at) => (kind === "mark" ? [] : [at]));
  const [start, end] = [words[0], (words.at(-1) ?? -1) + 1];
  if (start === undefined) return null;
  if (words.length === 1 && linked.tokens[start]?.lemma === "name") return nameIn(rows, index);
  const ways = [...whole(linked, start, end, rows, index), ...parted(linked, start, end, rows, index)].sort(
    (left, right) => right.worth - left.worth,
  );
  const [best, ...others] = ways;
  if (best === undefined) return null;
  const rival = others.find(({ columns }) => !isSamePart(columns, best.columns));
  return rival !== undefined && best.worth - rival.worth < apart ? null : best.columns;
}

/** What is called a name in rows of a table: their own, else that of the people whom they are of. */
function nameIn(rows: number, index: ModelIndex): Seen[] | null {
  const own = namesOf(rows, index);
  if (own.length === 0) return whoIn(rows, index);
  const isCalled = own.some((id) =>
    index.columns[id]?.words.some((word) => word === "name" || word === "title"),
  );
  return isCalled ? seenAll({ path: [], table: rows }, own, index) : null;
}

type Found = { columns: Seen[]; worth: number };

/** What all words together name. */
function whole(
  { tokens, links }: Linked,
  start: number,
  end: number,
  rows: number,
  index: ModelIndex,
): Found[] {
  const said = new Set(tokens.map(({ lemma }) => lemma));
  return links
    .filter((link) => link.start === start && link.end === end)
    .flatMap((link): Found[] => {
      if (link.kind === "table") return ofTable(link, rows, said, index);
      if (link.kind !== "column") return [];
      return link.options.flatMap((option) => ofColumn(option, rows, said, index));
    });
}

/** A table and a column of it: "owner last name". */
function parted(linked: Linked, start: number, end: number, rows: number, index: ModelIndex): Found[] {
  const { tokens, links } = linked;
  const said = new Set(tokens.map(({ lemma }) => lemma));
  const owners = links.flatMap((link) =>
    link.kind === "table" && link.start === start && link.end < end ? [link] : [],
  );
  return owners.flatMap((owner) =>
    links.flatMap((link) => {
      if (link.kind !== "column" || link.start !== owner.end || link.end !== end) return [];
      return link.options
        .filter(({ table }) => table === owner.table)
        .flatMap((option) => ofColumn(option, rows, said, index));
    }),
  );
}

function ofTable(
  { table, strength }: Extract<Link, { kind: "table" }>,
  rows: number,
  said: ReadonlySet<string>,
  index: ModelIndex,
): Found[] {
  if (table === rows) return [];
  return reach(rows, table, said, index).flatMap((reached) => {
    const names = namesOf(table, index);
    const columns = seenAll(reached, names, index);
    return names.length === 0 ? [] : [{ columns, worth: strength - stepCost * reached.path.length }];
  });
}

function ofColumn(
  { column: id, strength, evidence }: ColumnOption,
  rows: number,
  said: ReadonlySet<string>,
  index: ModelIndex,
): Found[] {
  const entry = index.columns[id];
  if (entry === undefined || (evidence === "partial" && !isHeadSaid(entry, said))) return [];
  return reach(rows, entry.table, said, index).map((reached) => ({
    columns: referred(reached, entry, said, index) ?? seenAll(reached, [id], index),
    worth: strength - stepCost * reached.path.length,
  }));
}

/** "Rider" is no "rider rating", but may be a "rider id". */
const isHeadSaid = ({ words }: ColumnEntry, said: ReadonlySet<string>): boolean =>
  said.has(words.findLast((word) => !common.has(word)) ?? "");

/** A reference by the names of what it refers to, unless its number is asked for. */
function referred(
  { path, table }: Reached,
  { column, foreign }: ColumnEntry,
  said: ReadonlySet<string>,
  index: ModelIndex,
): Seen[] | null {
  if (!foreign || ["id", "number", "code", "key"].some((word) => said.has(word))) return null;
  const way = waysUp(table, index).find(({ by }) => by.length === 1 && by[0] === column.name);
  const names = way === undefined ? [] : namesOf(way.to, index);
  if (way === undefined || names.length === 0) return null;
  return seenAll({ path: [...path, way.step], table: way.to }, names, index);
}

const waysUp = (table: number, { graph }: ModelIndex): Way[] =>
  (graph.ways[table] ?? []).filter(({ toOne }) => toOne);

/** The shortest ways to one row of a table; of several that are as short those whose reference is called by one of the words, where some are. */
function reach(from: number, to: number, said: ReadonlySet<string>, { graph }: ModelIndex): Reached[] {
  const routes = findRoutes(graph, from, to, { count: 6, preferred: new Set() }).filter(
    ({ toOne, path }) => toOne && path.length <= farthest,
  );
  const shortest = Math.min(...routes.map(({ path }) => path.length));
  const near = routes.filter(({ path }) => path.length === shortest);
  const isSaid = ({ path }: { path: Path }): boolean =>
    path.some((step) =>
      graph.ways.some((ways) =>
        ways.some(
          (way) =>
            isSamePart(way.step, step) && way.words.some((word) => said.has(word) && !common.has(word)),
        ),
      ),
    );
  const told = near.length > 1 ? near.filter(isSaid) : near;
  return (told.length > 0 ? told : near).map(({ path }) => ({ path, table: to }));
}

/** What names of columns say besides what they are of. */
const common: ReadonlySet<string> = new Set("id key code no name number date day time at on".split(" "));

/** What shows a row of a table to people, without the number of one that has a title besides. */
function namesOf(table: number, index: ModelIndex): readonly number[] {
  const entry = index.tables[table];
  if (entry === undefined || entry.naming.length > 0) return entry?.naming ?? [];
  return entry.columns.filter((id) => index.columns[id]?.column.name === entry.table.namingColumn);
}

const seenAll = ({ path, table }: Reached, ids: readonly number[], { columns, tables }: ModelIndex): Seen[] =>
  ids.flatMap((id) => {
    const column = columns[id]?.column;
    if (column === undefined) return [];
    return [
      { id, label: column.label, expression: fieldOf(tables[table]?.table.name ?? "", column.name, path) },
    ];
  });

/** Who stands in rows of a table: a text that is called after the part that people play, or the only people, or clients, that they refer to. */
export function whoIn(rows: number, index: ModelIndex): Seen[] | null {
  const own = index.tables[rows];
  if (own === undefined) return null;
  if (isPersonal(own, index.columns)) return seenAll({ path: [], table: rows }, own.naming, index);
  const near = waysUp(rows, index).filter(({ to }) => isParty(index.tables[to], index));
  const client = near.filter(({ to }) => clients.has(index.tables[to]?.words.at(-1) ?? ""));
  const [way, other] = client.length > 0 ? client : near;
  if (way !== undefined)
    return other === undefined
      ? seenAll({ path: [way.step], table: way.to }, namesOf(way.to, index), index)
      : null;
  return onlyText(rows, roles, index);
}

/** What something is called, but for "name". */
const nounOf = (words: readonly string[]): string => words.findLast((word) => word !== "name") ?? "";

/** The only text of a table's rows that is called by one of the nouns. */
function onlyText(rows: number, nouns: ReadonlySet<string>, index: ModelIndex): Seen[] | null {
  const [only, other] = (index.tables[rows]?.columns ?? []).filter((id) => {
    const entry = index.columns[id];
    return entry?.column.physicalType === "string" && nouns.has(nounOf(entry.words));
  });
  return only === undefined || other !== undefined ? null : seenAll({ path: [], table: rows }, [only], index);
}

const parties: ReadonlySet<string> = new Set(
  "supplier vendor company organisation organization team".split(" "),
);

const isParty = (entry: TableEntry | undefined, { columns }: ModelIndex): boolean => {
  const noun = entry?.words.at(-1) ?? "";
  return (
    entry !== undefined &&
    entry.naming.length > 0 &&
    (isPersonal(entry, columns) || clients.has(noun) || roles.has(noun) || parties.has(noun))
  );
};

/** When rows of a table were: their own time, else that of the only table with one that they refer to. */
export function whenIn(rows: number, index: ModelIndex): Seen[] | null {
  const timeOf = (table: number): number | null => {
    const entry = index.tables[table];
    const named = entry?.columns.find((id) => index.columns[id]?.column.name === entry.table.timeColumn);
    const times = (entry?.columns ?? []).filter((id) => isTime(index.columns[id]?.column));
    return named ?? (times.length === 1 ? (times[0] ?? null) : null);
  };
  const own = timeOf(rows);
  if (own !== null) return seenAll({ path: [], table: rows }, [own], index);
  const [way, other] = waysUp(rows, index).filter(({ to }) => timeOf(to) !== null);
  if (way === undefined || other !== undefined) return null;
  return seenAll({ path: [way.step], table: way.to }, [timeOf(way.to) ?? -1], index);
}

const places: ReadonlySet<string> = new Set(
  "place location venue stadium city town address site branch store shop station building harbour museum hotel restaurant warehouse room".split(
    " ",
  ),
);

/** Where rows of a table were: the only place that they refer to, else the only text of theirs that is called one. */
export function whereIn(rows: number, index: ModelIndex): Seen[] | null {
  const [way, other] = waysUp(rows, index).filter(
    ({ to }) => places.has(nounOf(index.tables[to]?.words ?? [])) && namesOf(to, index).length > 0,
  );
  if (way !== undefined && other === undefined)
    return seenAll({ path: [way.step], table: way.to }, namesOf(way.to, index), index);
  return onlyText(rows, places, index);
}

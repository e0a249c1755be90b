import { type Expression, type Filter, fieldOf } from "@parlance/contract";
import { counterpartOf, figuresCalled, figuresSaid } from "../../index/counterparts.ts";
import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { totalOfThing } from "../../index/things-told.ts";
import { type Phrases, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "./link.ts";

type Operator = ">" | "<" | ">=" | "<=";

const comparisons: readonly (readonly [Phrases, Operator])[] = [
  [phrases("at or above", "at least", "or above", "no less than", "not below", "equal to or above"), ">="],
  [phrases("at or below", "at or under", "at most", "no more than", "not above"), "<="],
  [phrases("higher than", "bigger than", "greater than", "more than", "above", "over", "beyond"), ">"],
  [phrases("exceed", "exceeds", "exceeded", "exceeding"), ">"],
  [phrases("lower than", "smaller than", "less than", "fewer than", "below", "under", "short of"), "<"],
];
const between: ReadonlyMap<string, Operator> = new Map([
  ["more", ">"],
  ["fewer", "<"],
  ["less", "<"],
]);
/** Words between "more" and "than". */
const longestMore = 3;
const fillers: ReadonlySet<string> = new Set(
  "the a those its their his her our they it we he she was were had has have been is are than what that there for went sold".split(
    " ",
  ),
);
/** How far before a comparison its own figure may be named. */
const reach = 4;

/**
 * Links of conditions that hold one number of a row against another one of the same row: "offers at or above asking", "granted less
 * than requested", "more people than the seats offered". Where the first is not named, it is the only one that shares its name.
 */
export function findHeldLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  return tokens.flatMap((_, at): Link[] => {
    const said = comparedAt(tokens, at);
    if (said === null) return [];
    const [limit, end] = limitBehind(tokens, said.end, index);
    if (limit === null) return [];
    const named = heldBefore(tokens, at, limit, index) ?? { start: at, figure: counterpartOf(limit, index) };
    const table = index.tables[limit.table]?.table.name;
    if (named.figure === null || table === undefined) return [];
    if (areSummed(tokens, named, limit, index)) return [];
    const start = named.start;
    const filter: Filter = {
      kind: "comparison",
      operator: said.operator,
      left: heldAgainst(table, named.figure, limit),
      right: heldAgainst(table, limit, named.figure),
    };
    const option = {
      column: named.figure.id,
      values: [],
      evidence: "exact" as const,
      strength: 1,
      within: null,
      condition: { term: rawOf(tokens.slice(start, end)), filter },
    };
    return [{ kind: "value", start, end, options: [option] }];
  });
}

/**
 * "Channels where takings are below costs" of a sheet with many rows of each channel: both numbers are named in full and add up, and it is their sums
 * that are held against each other.
 */
function areSummed(
  tokens: readonly Token[],
  { figure, start }: { figure: ColumnEntry | null; start: number },
  limit: ColumnEntry,
  { columns, tables, words, levels }: ModelIndex,
): boolean {
  const lemmas = new Set(tokens.map(({ lemma }) => lemma));
  const isSum = (entry: ColumnEntry | null): boolean =>
    entry !== null &&
    entry.table === limit.table &&
    entry.column.additivity === "additive" &&
    !levels.has(entry.id) &&
    entry.words.every((word) => lemmas.has(word));
  if (!isSum(figure) || !isSum(limit)) return false;
  const rows = tables[limit.table];
  const isKind = ({ id, table, column }: ColumnEntry): boolean =>
    table === limit.table &&
    column.physicalType === "string" &&
    (column.profile?.distinct ?? 0) * 3 <= (rows?.table.rowCount ?? 0) &&
    rows?.naming.includes(id) !== true;
  const before = tokens.slice(0, start).flatMap(({ lemma }) => words.phrases.get(lemma) ?? []);
  return (
    before.some(({ kind, id }) => kind === "column" && columns[id] !== undefined && isKind(columns[id])) &&
    !before.some(({ kind, id }) => kind === "table" && id === limit.table)
  );
}

/** A number of a row, or what the rows of a thing come to where the other one is the thing's. */
const heldAgainst = (table: string, figure: ColumnEntry, other: ColumnEntry): Expression =>
  totalOfThing(table, figure, other) ?? fieldOf(table, figure.column.name);

function comparedAt(tokens: readonly Token[], at: number): { operator: Operator; end: number } | null {
  for (const [said, operator] of comparisons) {
    const size = phraseAt(tokens, at, said);
    if (size > 0) return { operator, end: at + size };
  }
  const operator = between.get(textAt(tokens, at));
  const than = tokens.findIndex(
    ({ text }, place) => text === "than" && place > at && place <= at + longestMore,
  );
  return operator === undefined || than < 0 ? null : { operator, end: than + 1 };
}

/** The number that is the limit, named by a part of its name that no other has, and where it ends. */
export function limitBehind(
  tokens: readonly Token[],
  from: number,
  index: ModelIndex,
): [ColumnEntry | null, number] {
  const said: Token[] = [];
  let end = from;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.kind !== "word") break;
    const known = figuresSaid(token, index);
    if (known.length === 0 || figuresCalled([...said, token], index).length === 0) {
      if (fillers.has(token.text) && known.length === 0) continue;
      break;
    }
    said.push(token);
    end = at + 1;
  }
  const [only, other] = figuresCalled(said, index);
  const bound = tokens[end]?.kind === "number";
  return only === undefined || other !== undefined || bound ? [null, end] : [only, end];
}

type Held = { figure: ColumnEntry; start: number };

/** The number that is held against the limit, where words before the comparison, or between "more" and "than", name it. */
function heldBefore(
  tokens: readonly Token[],
  at: number,
  limit: ColumnEntry,
  index: ModelIndex,
): Held | null {
  const isMeant = (entry: ColumnEntry): boolean => entry.id !== limit.id && entry.table === limit.table;
  const said: Token[] = [];
  let start = at;
  for (let place = at - 1; place >= Math.max(0, at - reach); place -= 1) {
    const token = tokens[place];
    if (token === undefined || token.kind !== "word") break;
    const wider = figuresCalled([token, ...said], index).filter(isMeant);
    if (wider.length === 0) {
      if (said.length === 0 && fillers.has(token.text)) continue;
      break;
    }
    said.unshift(token);
    start = place;
  }
  const [only, other] = figuresCalled(said, index).filter(isMeant);
  if (only === undefined || other !== undefined) return null;
  const isRows = said.length === 1 && /s$/.test(said[0]?.text ?? "");
  return { figure: only, start: isRows ? at : start };
}

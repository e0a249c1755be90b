import { type Expression, fieldOf } from "@parlance/contract";
import { type Ends, endsOf, placeOf } from "../../index/ends.ts";
import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { type Side, sideOf } from "../../index/side.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { columnKind } from "../column-kind.ts";
import type { Link } from "./link.ts";

/**
 * Links of words for the ends of rows that go from one place to another: "start station" of data that calls it the pickup station,
 * "origin", "started and ended at the same station", and "within the same borough".
 */
export function findEndLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  const sides = tokens.map(({ text, lemma }) => (prepositions.has(text) ? null : sideOf([text, lemma])));
  const all = endsOf(index);
  const ones = all.flatMap((ends) => tokens.flatMap((_, at) => oneEnd(tokens, at, ends, index)));
  if (sides.every((side) => side === null)) return ones;
  const said = all.filter((ends) => isSaid(tokens, placeOf(ends).split(" ")));
  const sided = tokens.flatMap((_, at) => {
    const side = sides[at] ?? null;
    if (side === null) return [];
    return all.flatMap((ends) => [
      ...named(tokens, at, ends, side, index),
      ...(said.length === 0 || said.includes(ends) ? sameEnds(tokens, at, sides, ends, index) : []),
    ]);
  });
  return [...ones, ...sided];
}

/** Whether all words of a place are said. */
const isSaid = (tokens: readonly Token[], place: readonly string[]): boolean =>
  place.every((word) => tokens.some(({ lemma }) => lemma === word));

const staying: ReadonlySet<string> = new Set(
  "stay stayed staying stays remain remained remaining".split(" "),
);
const within: ReadonlySet<string> = new Set(["within", "in", "inside", "between", "across"]);

/** "Within the same borough", "between two different zones", "that stay in one borough": of the ends that no word names. */
function oneEnd(tokens: readonly Token[], at: number, ends: Ends, index: ModelIndex): Link[] {
  const place = placeOf(ends).split(" ");
  if (place[0] === "" || !within.has(textAt(tokens, at))) return [];
  const word = [1, 2].map((step) => at + step).find((each) => sorts.has(textAt(tokens, each)));
  if (word === undefined || !place.every((each, step) => tokens[word + 1 + step]?.lemma === each)) return [];
  const start = staying.has(textAt(tokens, at - 1)) ? at - 1 : at;
  const span = { start, end: word + 1 + place.length };
  return [endsLink(tokens, span, ends, told.has(textAt(tokens, word)), index)];
}

const prepositions: ReadonlySet<string> = new Set(["from", "to", "into", "out"]);
const nouns: ReadonlySet<string> = new Set(["origin", "destination"]);

/** "Start station", "destinations" of data that calls them otherwise. */
function named(tokens: readonly Token[], at: number, ends: Ends, side: Side, index: ModelIndex): Link[] {
  const place = placeOf(ends).split(" ");
  const behind = place.every((word, offset) => tokens[at + 1 + offset]?.lemma === word);
  const alone = nouns.has(tokens[at]?.lemma ?? "") && !index.words.columnsByWord.has(tokens[at]?.lemma ?? "");
  if (!(behind && place[0] !== "") && !alone) return [];
  const entry = ends[side];
  const end = behind ? at + 1 + place.length : at + 1;
  const option = {
    column: entry.id,
    evidence: "synonym" as const,
    strength: 0.9,
    kind: columnKind(entry.id, index),
    table: entry.table,
  };
  return [{ kind: "column", start: at, end, options: [option] }];
}

/** How far the second end, and the word that compares both, may stand apart. */
const [farthest, tail] = [8, 3];
const compared: ReadonlySet<string> = new Set(["same", "equal", "equals", "=", "identical"]);
const told: ReadonlySet<string> = new Set(["different", "differ", "differs", "differed"]);
const sorts: ReadonlySet<string> = new Set(["same", "one", "single", ...told]);

/** "Started and ended at the same station", "the same origin and destination", "start station equals end station". */
function sameEnds(
  tokens: readonly Token[],
  at: number,
  sides: readonly (Side | null)[],
  ends: Ends,
  index: ModelIndex,
): Link[] {
  const second = sides.findIndex(
    (side, place) => place > at && place <= at + farthest && side !== null && side !== sides[at],
  );
  if (second < 0) return [];
  const words = new Set([...compared, ...told]);
  const word = tokens.findIndex(
    ({ text }, place) => place >= at - 1 && place <= second + tail && words.has(text),
  );
  if (word < 0) return [];
  const start = Math.min(at, word);
  const end = skipNouns(tokens, Math.max(second, word) + 1, ends, index);
  return [endsLink(tokens, { start, end }, ends, told.has(textAt(tokens, word)), index)];
}

/** The condition that both ends are one place, or two where they are told `apart`. */
function endsLink(
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
  { from, to }: Ends,
  apart: boolean,
  index: ModelIndex,
): Link {
  const filter = {
    kind: "comparison" as const,
    operator: apart ? ("!=" as const) : ("=" as const),
    left: fieldIn(from, index),
    right: fieldIn(to, index),
  };
  const option = {
    column: from.id,
    values: [],
    evidence: "exact" as const,
    strength: 1,
    within: null,
    condition: { term: rawOf(tokens.slice(start, end)), filter },
  };
  return { kind: "value", start, end, options: [option] };
}

/** The first token behind the nouns that say what the ends are, and words that hold no meaning there. */
function skipNouns(
  tokens: readonly Token[],
  from: number,
  ends: Ends,
  { words, tables }: ModelIndex,
): number {
  const known = new Set([...placeOf(ends).split(" "), "place", "location", "one", "spot", "point"]);
  let at = from;
  for (let token = tokens[at]; token?.kind === "word"; token = tokens[at]) {
    const target = (words.tablesByWord.get(token.lemma) ?? []).some(
      (id) => tables[id]?.table.type !== "fact",
    );
    if (!known.has(token.lemma) && !target && token.text !== "as") break;
    at += 1;
  }
  return at;
}

const fieldIn = ({ column, table }: ColumnEntry, { tables }: ModelIndex): Expression =>
  fieldOf(tables[table]?.table.name ?? "", column.name);

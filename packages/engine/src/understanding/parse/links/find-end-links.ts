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
 * "origin", and "started and ended at the same station".
 */
export function findEndLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  const sides = tokens.map(({ text, lemma }) => (prepositions.has(text) ? null : sideOf([text, lemma])));
  if (sides.every((side) => side === null)) return [];
  const all = endsOf(index);
  return tokens.flatMap((_, at) => {
    const side = sides[at] ?? null;
    if (side === null) return [];
    return all.flatMap((ends) => [
      ...named(tokens, at, ends, side, index),
      ...sameEnds(tokens, at, sides, ends, index),
    ]);
  });
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
const [farthest, tail] = [6, 3];
const compared: ReadonlySet<string> = new Set(["same", "equal", "equals", "=", "identical"]);
const told: ReadonlySet<string> = new Set(["different", "differ", "differs", "differed"]);

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
  const apart = told.has(textAt(tokens, word));
  const term = rawOf(tokens.slice(start, end));
  const filter = {
    kind: "comparison" as const,
    operator: apart ? ("!=" as const) : ("=" as const),
    left: fieldIn(ends.from, index),
    right: fieldIn(ends.to, index),
  };
  const option = {
    column: ends.from.id,
    values: [],
    evidence: "exact" as const,
    strength: 1,
    within: null,
    condition: { term, filter },
  };
  return [{ kind: "value", start, end, options: [option] }];
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

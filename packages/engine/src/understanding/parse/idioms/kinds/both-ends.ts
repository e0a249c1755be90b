import type { ColumnEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { aliasesOf } from "../../../lexicon/places.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import { type Token, valueKey } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const either = phrases(
  "to or from",
  "from or to",
  "into or out of",
  "in or out of",
  "touching",
  "that touch",
  "which touch",
  "touch",
  "involving",
  "that involve",
  "which involve",
  "involve",
);
const neither = phrases(
  "do not touch",
  "did not touch",
  "does not touch",
  "not touching",
  "do not involve",
  "did not involve",
  "not involving",
  "neither to nor from",
  "neither from nor to",
  "not to or from",
);
const longestClause = 8;

/**
 * "flights to or from Rome", "trips that touch neither end in Milan", "neither as origin nor destination": a place that two columns of
 * one table hold, at either end or at neither.
 */
export function bothEnds(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const denied = phraseAt(tokens, at, neither);
  const size = denied || phraseAt(tokens, at, either);
  if (size > 0) {
    const place = placeAt(tokens, at + size, index);
    if (place === null) return null;
    const tail = tailAt(tokens, place.end);
    return { words: write(place, denied > 0 || tail.denied), tokens: tail.end - at };
  }
  return neitherNor(tokens, at, index);
}

const neithers = phrases("that neither", "which neither", "neither");

/** "neither start nor end in Milan", "neither depart from nor arrive in Milan". */
function neitherNor(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opener = phraseAt(tokens, at, neithers);
  if (opener === 0) return null;
  const nor = tokens.findIndex(
    ({ text }, place) => place > at + opener && place < at + opener + 4 && text === "nor",
  );
  if (nor < 0) return null;
  for (let start = nor + 1; start <= nor + 3; start += 1) {
    const place = placeAt(tokens, start, index);
    if (place !== null && start > nor + 1) return { words: write(place, true), tokens: place.end - at };
  }
  return null;
}

bothEnds.needs = openings(neither, either, neithers);

type Place = { end: number; value: string; columns: readonly [ColumnEntry, ColumnEntry] };

const write = ({ value, columns: [one, other] }: Place, denied: boolean): string =>
  denied
    ? `with ${one.column.label} not ${value} and ${other.column.label} not ${value}`
    : `with ${one.column.label} ${value} or ${other.column.label} ${value}`;

/** A value that stands in just two columns of one table, by any of its names. */
function placeAt(tokens: readonly Token[], start: number, { values, columns }: ModelIndex): Place | null {
  for (const size of [3, 2, 1]) {
    const span = tokens.slice(start, start + size);
    if (span.length < size || span.some(({ kind }) => kind === "mark")) continue;
    const key = valueKey(rawOf(span));
    for (const name of [key, ...aliasesOf(key)]) {
      const found = (values.byKey.get(name) ?? []).flatMap((id) => values.values[id] ?? []);
      const [one, other, third] = [...new Set(found.map(({ column }) => column))].flatMap(
        (id) => columns[id] ?? [],
      );
      if (one === undefined || other === undefined || third !== undefined || one.table !== other.table)
        continue;
      return { end: start + size, value: found[0]?.text ?? "", columns: [one, other] };
    }
  }
  return null;
}

const asOpeners = phrases("neither", "either", "whether", "as");

/** ", neither as origin nor as destination", "as origin or destination" behind a place: which ends, said again. */
function tailAt(tokens: readonly Token[], at: number): { end: number; denied: boolean } {
  const comma = textAt(tokens, at) === "," ? at + 1 : at;
  const denied = textAt(tokens, comma) === "neither";
  const opener = phraseAt(tokens, comma, asOpeners);
  if (opener === 0) return { end: at, denied: false };
  const joint = tokens.findIndex(
    ({ text }, place) => place > comma && place < comma + longestClause && (text === "nor" || text === "or"),
  );
  if (joint < 0) return { end: at, denied: false };
  let end = joint + 1;
  while (["as", "to", "from", "the", "a"].includes(textAt(tokens, end))) end += 1;
  const stop = (place: number): boolean => tokens[place] === undefined || tokens[place]?.kind === "mark";
  return { end: stop(end) ? end : stop(end + 2) && !stop(end + 1) ? end + 2 : end + 1, denied };
}

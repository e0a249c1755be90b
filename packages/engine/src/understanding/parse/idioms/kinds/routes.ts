import { type Ends, endsOf, placeOf } from "../../../index/ends.ts";
import { isWordOf } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { aliasesOf } from "../../../lexicon/places.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { type Token, valueKey } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const ways: ReadonlySet<string> = new Set("route connection leg lane sector".split(" "));
const both = "origin and destination";
const outOf = phrases(
  ...["flown", "flying", "flew", "going", "sailing", "shipped", "sent"].map((verb) => `${verb} out of`),
  ...["out of", "departing", "leaving"],
);
const into = phrases(
  ...["flown", "flying", "flew", "going", "sailing"].map((verb) => `${verb} into`),
  ...["bound for", "heading for", "headed for", "arriving in", "arriving at", "landing in", "landing at"],
);
const going = phrases(
  ...["do we", "we", "did we"].flatMap((we) =>
    ["fly", "go", "sail", "ship", "travel", "drive", "deliver", "run", "send"].map((verb) => `${we} ${verb}`),
  ),
);

/**
 * "Revenue by route", "which five routes are the busiest", "flights out of Leeds", "how many airports do we fly to" where rows go from one
 * place to another, whatever the two columns are called: both ends together, or the one that is said.
 */
export function routes(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = textAt(tokens, at);
  const mayStand =
    ways.has(tokens[at]?.lemma ?? "") ||
    /^(?:which|what|top)$/.test(word) ||
    ends.has(word) ||
    /s$/.test(word);
  if (!mayStand) return null;
  const all = endsOf(index);
  const [only, other] = all;
  if (only === undefined) return null;
  if (other !== undefined) return wayAt(tokens, at, index, finest(all));
  return (
    placesGoneTo(tokens, at, index, placeOf(only)) ??
    wayAt(tokens, at, index, both) ??
    sideOfPlace(tokens, at, index)
  );
}

/** Of ends of several kinds those that tell most places apart: zones, and not the boroughs that they are in. */
function finest(all: readonly Ends[]): string {
  const places = ({ from }: Ends): number => from.column.profile?.distinct ?? 0;
  const [first] = all.toSorted((one, other) => places(other) - places(one));
  return first === undefined
    ? both
    : [first.from, first.to].map(({ column }) => column.label.toLowerCase()).join(" and ");
}

/** How the phrases begin that tell an end. */
const ends: ReadonlySet<string> = new Set([...outOf.keys(), ...into.keys()]);

/** "Route", "which five routes", "the top 3 routes". */
function wayAt(tokens: readonly Token[], at: number, index: ModelIndex, said: string): Written | null {
  const asked = /^(?:which|what)$/.test(textAt(tokens, at)) ? 1 : 0;
  const number = asked > 0 ? numberSaid(tokens[at + 1]) : null;
  const place = at + asked + (number === null ? 0 : 1);
  const way = tokens[place];
  if (way === undefined || !ways.has(way.lemma) || isWordOf(index, way.lemma)) return null;
  const top = number === null ? (asked > 0 ? `${textAt(tokens, at)} ` : "") : `top ${number} `;
  return { words: `${top}${said}`, tokens: place + 1 - at };
}

/** "Out of Leeds", "leaving Leeds", "bound for Hull". */
function sideOfPlace(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const from = phraseAt(tokens, at, outOf);
  const size = from > 0 ? from : phraseAt(tokens, at, into);
  const place = tokens[at + size];
  if (size === 0 || place === undefined || textAt(tokens, at) === textAt(tokens, at + size)) return null;
  const key = valueKey(place.text);
  const { byWord, byKey } = index.values;
  const known = byWord.has(place.text) || byKey.has(key) || aliasesOf(key).some((alias) => byKey.has(alias));
  return known ? { words: from > 0 ? "from" : "to", tokens: size } : null;
}

/** "How many airports do we fly to", "towns we ship from", of which the data has no other name. */
function placesGoneTo(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
  place: string,
): Written | null {
  const noun = tokens[at];
  const verb = phraseAt(tokens, at + 1, going);
  const side = textAt(tokens, at + 1 + verb);
  if (noun === undefined || verb === 0 || (side !== "to" && side !== "from")) return null;
  if (noun.text === noun.lemma || (noun.lemma !== place && isWordOf(index, noun.lemma))) return null;
  const next = tokens[at + 2 + verb];
  if (next?.kind === "word" && !/^(?:in|by|from|per|with)$/.test(next.text)) return null;
  return { words: side === "to" ? "destinations" : "origins", tokens: verb + 2 };
}

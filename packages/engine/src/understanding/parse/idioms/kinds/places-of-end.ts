import { lowered, pluralOf, rowsOf } from "@parlance/contract";
import { type Ends, endsOf, placeOf } from "../../../index/ends.ts";
import { isWordOf } from "../../../index/is-word-of.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { type Side, sideOf } from "../../../index/side.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const spots: ReadonlySet<string> = new Set("spot place point location".split(" "));
/** What stands before a deed's noun where it is counted ("the most pickups", "more than 150 drop-offs"). */
const counts: ReadonlySet<string> = new Set("most fewest least more fewer many no any of than".split(" "));

/**
 * "Top 5 pickup spots", "zones with more than 150 drop-offs", "which dock has the most departures": the places at that end of rows that
 * tell both.
 */
export function placesOfEnd(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (tokens[at]?.kind !== "word") return null;
  const all = endsOf(index);
  return all.length === 0 ? null : (spotAt(tokens, at, all, index) ?? placeOfDeed(tokens, at, all, index));
}

/** "Pick-up spot": of the places that tell most apart, ranked by how often they are. */
function spotAt(
  tokens: readonly Token[],
  at: number,
  all: readonly Ends[],
  index: ModelIndex,
): Written | null {
  const end = endAt(tokens, at);
  const noun = tokens[at + (end?.size ?? 0)];
  if (end === null || noun === undefined) return null;
  if (!spots.has(noun.lemma) || isWordOf(index, noun.lemma))
    return topPlaces(tokens, at, { end, noun, all }, index);
  const told = ({ from }: Ends): number => from.column.profile?.distinct ?? 0;
  const [finest] = all.filter(({ from }) => !from.foreign).toSorted((one, other) => told(other) - told(one));
  if (finest === undefined) return null;
  const label = finest[end.side].column.label.toLowerCase();
  const size = end.size + 1;
  const ranked = at + size === tokens.length && tokens.slice(0, at).some(({ text }) => text === "top");
  const by = ranked ? ` by number of ${rowsOf(lowered(index.tables[finest.table]?.table.label ?? ""))}` : "";
  return { words: `${noun.text === noun.lemma ? label : pluralOf(label)}${by}`, tokens: size };
}

/** "Top 10 pickup zones" of rows that tell both zones: those at that end of the most rows, whatever these come to. */
function topPlaces(
  tokens: readonly Token[],
  at: number,
  { end, noun, all }: { end: End; noun: Token; all: readonly Ends[] },
  index: ModelIndex,
): Written | null {
  const size = end.size + 1;
  const number = tokens[at - 1]?.kind === "number" ? 1 : 0;
  if (at + size !== tokens.length || noun.text === noun.lemma || textAt(tokens, at - 1 - number) !== "top")
    return null;
  const [only, other] = all.filter((each) => !each.from.foreign && placeOf(each) === noun.lemma);
  if (only === undefined || other !== undefined) return null;
  const rows = rowsOf(lowered(index.tables[only.table]?.table.label ?? ""));
  return {
    words: `${pluralOf(only[end.side].column.label.toLowerCase())} by number of ${rows}`,
    tokens: size,
  };
}

/** "Zones with many drop-offs": those where many rows have that end. */
function placeOfDeed(
  tokens: readonly Token[],
  at: number,
  all: readonly Ends[],
  index: ModelIndex,
): Written | null {
  const noun = tokens[at];
  const [ends, other] = all.filter((each) => placeOf(each) === noun?.lemma);
  if (noun === undefined || ends === undefined || other !== undefined || isTold(tokens, at)) return null;
  const counted = tokens.flatMap((_, place) => {
    const end = place > at && isCounted(tokens, place) ? endAt(tokens, place) : null;
    return end?.isMany === true ? [{ ...end, place }] : [];
  });
  const [deed, further] = counted;
  if (deed === undefined || further !== undefined) return null;
  const { side, place, size } = deed;
  const { column, foreign } = ends[side];
  const label = column.label.toLowerCase();
  const named = !foreign && label.endsWith(` ${noun.lemma}`);
  const first = named ? label.slice(0, -noun.lemma.length - 1) : side === "from" ? "origin" : "destination";
  if (isWordOf(index, tokens[place]?.lemma ?? "")) return { words: `${first} ${noun.raw}`, tokens: 1 };
  const rows = rowsOf(lowered(index.tables[ends.table]?.table.label ?? ""));
  const between = rawOf(tokens.slice(at + 1, place));
  return { words: `${first} ${noun.raw} ${between} ${rows}`, tokens: place + size - at };
}

/** Whether the end is said before the place already ("drop-off zones"). */
const isTold = (tokens: readonly Token[], at: number): boolean =>
  sideOf([textAt(tokens, at - 1)]) !== null || ["up", "off"].includes(textAt(tokens, at - 1));

const isCounted = (tokens: readonly Token[], at: number): boolean =>
  counts.has(textAt(tokens, at - 1)) || tokens[at - 1]?.kind === "number";

type End = { side: Side; size: number; isMany: boolean };

/** The end that a noun at a token tells, in one word or with its particle ("drop-offs"). */
function endAt(tokens: readonly Token[], at: number): End | null {
  const [own, next] = [textAt(tokens, at), textAt(tokens, at + 1)];
  const gap = next === "-" ? 1 : 0;
  const particle = textAt(tokens, at + 1 + gap);
  const joined = /^(?:ups?|offs?)$/.test(particle) ? `${own}${particle}` : own;
  const side = sideOf([joined.replace(/s$/, ""), joined]);
  return side === null || own.length < 4
    ? null
    : { side, size: joined === own ? 1 : 2 + gap, isMany: joined.endsWith("s") };
}

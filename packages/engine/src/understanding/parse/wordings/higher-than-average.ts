import { saysBurden } from "../../compose/conditions/with-polarity.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { comparativeHints } from "../../lexicon/adjectives.ts";
import { orderWords } from "../../lexicon/order-words.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";
import { averageOfHint } from "./against-all.ts";
import { usualAt, usualWords } from "./usual-said.ts";

const having: ReadonlySet<string> = new Set(
  "with have has had give gives gave get gets got show shows showed charge charges pay pays see sees".split(
    " ",
  ),
);
const sides: ReadonlyMap<string, string> = new Map([
  ...["higher", "bigger", "larger", "greater", "longer", "above"].map((more) => [more, "above"] as const),
  ...["lower", "smaller", "shorter", "below"].map((less) => [less, "below"] as const),
]);
/** The most words of a figure ("average arrival delay in minutes"). */
const longest = 6;

/** "Have a higher average discount than the overall average", "have an above-average discount", "a higher than average discount": with that figure above the average. */
export function higherThanAverage(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = at + (["a", "an"].includes(textAt(tokens, at + 1)) ? 2 : 1);
  if (!having.has(textAt(tokens, at))) return takesLonger(tokens, at) ?? worseThan(tokens, at, index);
  const side = sides.get(textAt(tokens, start)) ?? sideOfWorth(tokens, start);
  const measured = ofAdjective(tokens, at, start, index);
  if (side === null || measured !== null) return measured;
  const dash = textAt(tokens, start + 1) === "-" ? 2 : 1;
  if (textAt(tokens, start) === side && textAt(tokens, start + dash) === "average")
    return ofOtherRows(tokens, { at, start: start + dash + 1, side }, index);
  const usual = textAt(tokens, start + 1) === "than" ? usualAt(tokens, start + 2) : 0;
  if (usual > 0) return ofOtherRows(tokens, { at, start: start + 2 + usual, side }, index);
  const than = tokens.findIndex(({ text }, place) => place > start + 1 && text === "than");
  const size = than < 0 || than > start + longest ? 0 : usualAt(tokens, than + 1);
  if (size === 0 || ["of", "over", "across"].includes(textAt(tokens, than + 1 + size))) return null;
  const rows = phraseAt(tokens, start + 2, onAverage) === than - start - 2 ? tokens[start + 1] : undefined;
  const figure =
    tableNamed(rows, index) === null ? rawOf(tokens.slice(start + 1, than)) : `average ${rows?.lemma} value`;
  return { words: `with ${figure} ${side} the overall average`, tokens: than + 1 + size - at };
}

/** "Have an above-average order value" of customers: the average of rows that are not theirs alone, against that of all. */
function ofOtherRows(
  tokens: readonly Token[],
  { at, start, side }: { at: number; start: number; side: string },
  index: ModelIndex,
): Written {
  const end = tokens.findIndex(
    ({ kind, text }, place) => place > start && (kind !== "word" || breaks.test(text)),
  );
  const figure = tokens.slice(start, end < 0 ? tokens.length : end);
  const whose = tableNamed(tokens[at - 1], index);
  const rows = tableNamed(figure[0], index);
  const apart = rows === null ? isOrderValue(figure) : rows !== whose;
  return !apart || figure.length < 2
    ? { words: `with ${side} average`, tokens: start - at }
    : {
        words: `with average ${rawOf(figure)} ${side} the overall average`,
        tokens: start + figure.length - at,
      };
}

/** "Order value", "basket size": what one sale comes to, whatever its rows are called. */
const isOrderValue = ([document, worth]: readonly Token[]): boolean =>
  orderWords.has(document?.lemma ?? "") && /^(?:value|size|amount)$/.test(worth?.text ?? "");

const breaks = /^(?:in|on|at|for|by|per|during|since|this|last|over|and|or|who|that|which)$/;
const longer = phrases("longer to", "more time to", "more days to", "more hours to");
const shorter = phrases("less time to", "fewer days to", "fewer hours to");
const slow = phrases("slower to", "slower at");
const fast = phrases("faster to", "quicker to", "faster at", "quicker at");

/** "Depots that take longer to deliver than the company average", "teams slower to answer than usual": with an average time to it above that of all. */
function takesLonger(tokens: readonly Token[], at: number): Written | null {
  const taking = /^(?:take|takes|took|taking|need|needs)$/.test(textAt(tokens, at));
  const verb = taking || isBeing.test(textAt(tokens, at)) ? 1 : 0;
  const [more, less] = (taking ? [longer, shorter] : [slow, fast]).map((said) =>
    phraseAt(tokens, at + verb, said),
  );
  const size = (more ?? 0) + (less ?? 0);
  if (at === 0) return null;
  if (size === 0) return thanUsualTo(tokens, at, at + verb, taking);
  const start = at + verb + size;
  const than = tokens.findIndex(({ text }, place) => place > start && text === "than");
  const told = than < 0 ? 0 : usualAt(tokens, than + 1);
  if (told === 0 || than - start > longest) return null;
  const side = less === 0 ? "above" : "below";
  const words = `with average time to ${rawOf(tokens.slice(start, than))} ${side} the overall average`;
  return { words, tokens: than + 1 + told - at };
}

/** "Take longer than average to close a claim", "are slower than usual at closing claims". */
function thanUsualTo(tokens: readonly Token[], at: number, start: number, taking: boolean): Written | null {
  const word = textAt(tokens, start);
  const timed = ["time", "days", "hours"].includes(textAt(tokens, start + 1)) ? 1 : 0;
  const side = (taking ? (timed === 1 ? moreOrLess : longOrShort) : slowOrFast).get(word);
  const than = start + 1 + timed;
  const told = textAt(tokens, than) === "than" ? usualAt(tokens, than + 1) : 0;
  const joint = than + 1 + told;
  if (side === undefined || told === 0 || !(taking ? /^to$/ : /^(?:to|at)$/).test(textAt(tokens, joint)))
    return null;
  const ends = tokens.findIndex(
    ({ kind, text }, place) => place > joint && (kind !== "word" || breaks.test(text)),
  );
  const end = ends < 0 ? tokens.length : ends;
  const deed = tokens.slice(joint + 1, end);
  return deed.length === 0 || deed.length > longest
    ? null
    : { words: `with average time to ${rawOf(deed)} ${side} the overall average`, tokens: end - at };
}

const sidesOf = (above: string, below: string): ReadonlyMap<string, string> =>
  new Map([
    ...above.split(" ").map((word) => [word, "above"] as const),
    ...below.split(" ").map((word) => [word, "below"] as const),
  ]);
const longOrShort = sidesOf("longer", "shorter");
const moreOrLess = sidesOf("more", "less fewer");
const slowOrFast = sidesOf("slower", "faster quicker");

/** "Have a worse delay than …": above it, as is a better score; a better delay is below it. */
function sideOfWorth(tokens: readonly Token[], at: number): "above" | "below" | null {
  const word = textAt(tokens, at);
  if (word !== "worse" && word !== "better") return null;
  const than = tokens.findIndex(({ text }, place) => place > at && text === "than");
  return isMore(word, tokens.slice(at + 1, than < 0 ? at : than)) ? "above" : "below";
}

/** "A worse cost" is more of it, a worse rating less. */
const isMore = (worth: string, figure: readonly Token[]): boolean =>
  (worth === "worse") === saysBurden(figure.map(({ lemma }) => lemma));

/** "An average delay worse than the overall average": above it, as delays are worse. */
function worseThan(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const place = isBeing.test(textAt(tokens, at)) ? at + 1 : at;
  const word = textAt(tokens, place);
  if ((word !== "worse" && word !== "better") || textAt(tokens, place + 1) !== "than") return null;
  const figure = tokens.slice(Math.max(0, at - longest), at);
  const isTold = figure.some(({ lemma }) =>
    (index.words.columnsByWord.get(lemma) ?? []).some((id) => index.columns[id]?.column.role === "measure"),
  );
  const side = isMore(word, figure) ? "higher than" : "lower than";
  return isTold ? { words: place > at ? `is ${side}` : side, tokens: place + 2 - at } : null;
}

const isBeing = /^(?:is|are|was|were)$/;

/**
 * "Have a heavier average parcel than the company as a whole", "have heavier parcels (on average) than average": with an average of what the
 * adjective measures in parcels.
 */
function ofAdjective(tokens: readonly Token[], at: number, start: number, index: ModelIndex): Written | null {
  const [hint] = comparativeHints(textAt(tokens, start));
  if (hint === undefined) return null;
  const averaged = averages.test(textAt(tokens, start + 1)) ? 1 : 0;
  const noun = start + 1 + averaged;
  const behind = averaged === 1 ? 0 : phraseAt(tokens, noun + 1, onAverage);
  const than = noun + 1 + behind;
  if (textAt(tokens, than) !== "than") return null;
  const size = usualAt(tokens, than + 1);
  const words = size === 0 ? null : averageOfHint(hint, tableNamed(tokens[noun], index), index);
  return words === null ? null : { words, tokens: than + 1 + size - at };
}

const averages = /^(?:average|avg|mean)$/;
const onAverage = phrases("on average", "on avg", "on the average");

higherThanAverage.needs = [...usualWords, "worse", "better"];

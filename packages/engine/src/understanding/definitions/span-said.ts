import type { TimeGrain } from "@parlance/contract";
import { type ColumnEntry, isTime } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Formula } from "../parse/formula.ts";
import { unitSaid, unitsOf } from "../parse/unit-said.ts";
import { isRooted, sharesRoot } from "../text/same-root.ts";
import { type Token, tokenize, valueKey } from "../text/tokenize.ts";
import { headStart } from "./head-start.ts";

const side = "[^\\s,.;:?!()][^,.;:?!()]{1,40}?";
const opening =
  "(?:(?:i\\.e\\.?|that is|meaning|so|being|counted|measured|calculated|as|the|time|days|hours|minutes|months|gap|difference),? )*";
const forth = new RegExp(
  `^${opening}(?:from |between )?(${side})(?: (?:to|until|till|and|through) | ?(?:->|→|–|—) ?)(${side})$`,
  "i",
);
const back = new RegExp(`^${opening}(${side}) (?:minus|less|-|−|–) (${side})$`, "i");
const bracketed = /\(([^()]{5,90})\)/;
const marked =
  /(?:[,:;=]|\s[-–—]|\bi\.e\.?|\bthat is\b|\bmeaning\b)\s+([^,.;:?!()]{5,90}?)(?=\s*[,.;?!]|\s*$|\s(?:by|per|for|in|on|across|broken|split|each)\s)/gi;
/** "… do we land on average": what else is said of the rows before their groups. */
const trailing =
  /^(?: (?:do|does|did|are|is|were|was)(?: [\p{L}'’]+){1,3}?)?(?: on average| typically| usually)?(?=\s*[,.?!]|\s*$|\s(?:by|per|for|in|on|across)\s)/iu;

/** The time between two times of the rows that a question itself names, and where it says so. */
export type SaidSpan = { text: string; formula: Formula };

/**
 * "Planned length in days, start to due date", "how many minutes late (actual minus scheduled arrival) do we land", "lead time = shipped
 * - ordered": how long the rows last by two of their times that are named behind a word of time. Null where none are.
 */
export function spanSaid(text: string, index: ModelIndex): SaidSpan | null {
  const brackets = bracketed.exec(text);
  const found = [...(brackets === null ? [] : [brackets]), ...text.matchAll(marked)];
  for (const match of found) {
    const [whole, inner = ""] = match;
    const pair = pairIn(inner.trim(), text, index);
    if (pair === null) continue;
    const start = headStart(text.slice(0, match.index), [...pair.from.words, ...pair.to.words], index);
    if (start === null) continue;
    const end = match.index + whole.length;
    const said = text.slice(start, end + (trailing.exec(text.slice(end))?.[0].length ?? 0));
    const unit = unitOf(said, text, pair);
    return { text: said, formula: { kind: "duration", unit, from: pair.from.id, to: pair.to.id } };
  }
  return null;
}

type Pair = { from: ColumnEntry; to: ColumnEntry };

function pairIn(inner: string, text: string, index: ModelIndex): Pair | null {
  const [, first, last] = forth.exec(inner) ?? [];
  if (first !== undefined && last !== undefined) return bestPair(first, last, text, index);
  const [, later, earlier] = back.exec(inner) ?? [];
  return later === undefined || earlier === undefined ? null : bestPair(earlier, later, text, index);
}

/** Two times of the same rows, of which the question says as much as can be; null where others are named as well. */
function bestPair(first: string, last: string, text: string, index: ModelIndex): Pair | null {
  const asked = tokenize(text).map((token) => token.text);
  const unsaid = ({ core }: ColumnEntry): number =>
    core.filter((word) => !plain.has(word) && !asked.some((said) => isSame(word, said))).length;
  const pairs = timesCalled(first, index).flatMap((from) =>
    timesCalled(last, index)
      .filter((to) => to.table === from.table && to.id !== from.id)
      .map((to) => ({ from, to, far: unsaid(from) + unsaid(to) - shared(from, to) })),
  );
  const [best, second] = pairs.toSorted((one, other) => one.far - other.far);
  return best === undefined || second?.far === best.far ? null : best;
}

const shared = (one: ColumnEntry, other: ColumnEntry): number =>
  one.words.filter((word) => !plain.has(word) && other.words.includes(word)).length;

/** Times whose names have every word that says more than that it is one. */
function timesCalled(said: string, { columns }: ModelIndex): ColumnEntry[] {
  const spelt = columns.filter(({ column }) => isTime(column) && valueKey(column.name) === valueKey(said));
  if (spelt.length > 0) return spelt;
  const words = tokenize(said.replaceAll("_", " ")).filter(
    ({ text, kind }) => kind === "word" && !plain.has(text),
  );
  if (words.length === 0) return [];
  return columns.filter(
    (entry) =>
      isTime(entry.column) &&
      words.every(({ text, lemma }) => entry.words.some((own) => own === lemma || isSame(own, text))),
  );
}

const plain: ReadonlySet<string> = new Set(
  "the a an its their date dates time timestamp day at on of when it was is were".split(" "),
);

const isSame = (own: string, word: string): boolean =>
  own === word ||
  sharesRoot(own, word) ||
  isRooted(own, word) ||
  (own.length > 2 && (word.startsWith(own) || `${own}ed` === word));

function unitOf(said: string, text: string, { from, to }: Pair): TimeGrain {
  const tokens = tokenize(said);
  const named = tokens.map((token: Token) => unitsOf(token)).find((unit) => unit !== null);
  const timed = [from, to].every(({ column }) => column.physicalType === "timestamp");
  return named ?? unitSaid(tokenize(text)) ?? (timed ? "hour" : "day");
}

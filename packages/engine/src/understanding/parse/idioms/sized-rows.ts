import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { bandsAt, type FoundBands } from "../bands.ts";
import { lastingRows, rowsCalled, wordsOfLength } from "../lasting-rows.ts";
import { lengthSaid } from "../length-said.ts";
import type { Written } from "./written.ts";

/**
 * "Repairs over 3 hours", "how many repairs were under 15 minutes, 15 to 60 minutes, longer": lengths of time that nothing else is said
 * to have are of how long the rows last.
 */
export function sizedRows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return banded(tokens, at, index) ?? bounded(tokens, at, index);
}

const lengths: ReadonlySet<string> = new Set(["length", "duration", "time", "long"]);
const openers: ReadonlySet<string> = new Set(
  "by per into of in : ( , are is was were be took take lasted last lasting with that which have had a their its".split(
    " ",
  ),
);

/** Bands of lengths of time behind rows, or behind "by length"; not where another figure is named that they cut. */
function banded(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = afterOpeners(tokens, at);
  const bands = bandsAt(tokens, start).find(isTimed);
  if (bands === undefined || (start === at && openers.has(textAt(tokens, at - 1)))) return null;
  const rows = tokens.slice(0, at).findLast((token) => rowsCalled(token, index) !== null);
  const length = wordsOfLength(rows, index);
  if (
    length === null ||
    rows === undefined ||
    tokens.slice(tokens.indexOf(rows) + 1, at).some(isNamed(index))
  )
    return null;
  const words = tokens.slice(start, bands.end).map(({ raw }) => raw);
  return { words: `by ${length} : ${words.join(" ")}`, tokens: bands.end - at };
}

const isTimed = ({ bands }: FoundBands): boolean => bands.kind === "ranges" && bands.unit !== undefined;

/** Whether a word is called as a column. */
const isNamed =
  ({ words }: ModelIndex) =>
  ({ lemma }: Token): boolean =>
    words.columnsByWord.has(lemma);

/** Where what leads to a length ends: "by length :", "were". */
function afterOpeners(tokens: readonly Token[], at: number): number {
  let place = at;
  while (openers.has(textAt(tokens, place)) || lengths.has(textAt(tokens, place))) place += 1;
  return place;
}

const compared: ReadonlyMap<string, string> = new Map([
  ["longer than", "over"],
  ["shorter than", "under"],
  ...["more than", "less than", "at least", "at most", "up to", "over", "under", "above", "below"].map(
    (words): [string, string] => [words, words],
  ),
]);
const clock: ReadonlySet<string> = new Set(["second", "minute", "hour"]);
/** What tells that a length is of something else than the rows: "over 10 minutes of waiting", "over 2 hours late". */
const others: ReadonlySet<string> = new Set(
  "of late early before after ago old away apart delayed overdue to from since until per later earlier for".split(
    " ",
  ),
);

/** "Repairs over 3 hours", "repairs of more than half an hour" of rows that go from one time to another. */
function bounded(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = ["of", "with", "that", "which", "were", "are"].includes(textAt(tokens, at)) ? at + 1 : at;
  const rows = rowsCalled(tokens[at - 1], index);
  const length =
    rows !== null && lastingRows(rows, index)?.kind === "between"
      ? wordsOfLength(tokens[at - 1], index)
      : null;
  if (length === null) return null;
  for (const size of [2, 1]) {
    const said = tokens.slice(start, start + size).map(({ text }) => text);
    const bound = compared.get(said.join(" "));
    const found = bound === undefined ? null : lengthSaid(tokens, start + size);
    if (bound === undefined || found === null) continue;
    const { value, unit, end } = found;
    if (!clock.has(unit) || others.has(textAt(tokens, end))) return null;
    const long = textAt(tokens, end) === "long" ? 1 : 0;
    return { words: `with ${length} ${bound} ${value} ${unit}s`, tokens: end + long - at };
  }
  return null;
}

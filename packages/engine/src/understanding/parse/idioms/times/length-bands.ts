import type { ModelIndex } from "../../../index/model-index.ts";
import { stem } from "../../../text/lemma.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { bandsAt, type FoundBands } from "../../frame/bands.ts";
import { rowsCalled, wordsOfLength } from "../../frame/lasting-rows.ts";
import type { Written } from "../written.ts";

/**
 * "How many repairs were under 15 minutes, 15 to 60 minutes, longer", "repairs by length: …": bands of lengths of time that no figure is
 * named for cut how long the rows last.
 */
export function lengthBands(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = afterOpeners(tokens, at);
  if (at === 0 || (start === at && openers.has(textAt(tokens, at - 1)))) return null;
  const bands = bandsAt(tokens, start).find(isTimed);
  if (bands === undefined) return null;
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

const lengths: ReadonlySet<string> = new Set(["length", "duration", "time", "long"]);
const openers: ReadonlySet<string> = new Set(
  "by per into of in : ( , how they it are is was were be took take lasted last lasting with that which have had a their its".split(
    " ",
  ),
);

const isTimed = ({ bands }: FoundBands): boolean => bands.kind === "ranges" && bands.unit !== undefined;

/** Whether a word is called as a column, or as what one tells ("waiting" of wait seconds). */
const isNamed =
  ({ words }: ModelIndex) =>
  ({ lemma }: Token): boolean =>
    [lemma, ...(words.stems.get(stem(lemma)) ?? [])].some((word) => words.columnsByWord.has(word));

/** Where what leads to a length ends: "by length :", "were". */
function afterOpeners(tokens: readonly Token[], at: number): number {
  let place = at;
  while (openers.has(textAt(tokens, place)) || lengths.has(textAt(tokens, place))) place += 1;
  return place;
}

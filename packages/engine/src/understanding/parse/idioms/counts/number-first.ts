import { numberSaid } from "../../../lexicon/numbers.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const ends: ReadonlySet<string> = new Set("biggest largest smallest best worst".split(" "));

/** "the three biggest cities by number of guests": the biggest three, since what is big about them is told behind. */
export function numberFirst(tokens: readonly Token[], at: number): Written | null {
  const [size, end, noun] = tokens.slice(at, at + 3);
  if (size === undefined || end === undefined || noun === undefined || !ends.has(end.text)) return null;
  const several = (numberSaid(size) ?? 0) > 1 && noun.text !== noun.lemma;
  const told = tokens.slice(at + 3, at + 6).some(({ text }) => text === "by");
  return several && told ? { words: `${end.raw} ${size.raw}`, tokens: 2 } : null;
}

numberFirst.needs = ends;

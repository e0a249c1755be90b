import { numberSaid } from "../../../lexicon/numbers.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** Superlatives, as they are said before a number. */
const ends: ReadonlyMap<string, string> = new Map([
  ..."biggest largest smallest best worst top bottom".split(" ").map((end) => [end, end] as const),
  ["highest", "top"],
  ["lowest", "bottom"],
]);

/** "the three biggest cities by number of guests", "5 lowest states by sales": the biggest three, since what is big about them is told behind. */
export function numberFirst(tokens: readonly Token[], at: number): Written | null {
  const [size, end, noun] = tokens.slice(at, at + 3);
  const order = ends.get(end?.text ?? "");
  if (size === undefined || noun === undefined || order === undefined) return null;
  const several = (numberSaid(size) ?? 0) > 1 && noun.text !== noun.lemma;
  const told = tokens.slice(at + 3, at + 6).some(({ text }) => text === "by");
  return several && told ? { words: `${order} ${size.raw}`, tokens: 2 } : null;
}

numberFirst.needs = [...ends.keys()];

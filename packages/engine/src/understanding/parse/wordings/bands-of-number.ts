import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import { rangeAt } from "../frame/band-range.ts";
import { numberAt } from "../idioms/counts/number-at.ts";
import type { Written } from "../idioms/written.ts";

const openings: ReadonlySet<string> = new Set(["by", "per", "into"]);
const longestName = 3;

/** "Firms by size: 1-10 employees, 11-50, 51 or more": by the number that the first band names, where the data has nothing of the other name. */
export function bandsOfNumber(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!openings.has(textAt(tokens, at))) return null;
  const mark = tokens.findIndex(
    ({ text }, place) => place > at + 1 && place <= at + 1 + longestName && [":", "(", "-"].includes(text),
  );
  const range = mark < 0 ? null : rangeAt(tokens, mark + 1);
  if (range === null) return null;
  const from = range.end - (range.unit === null ? 0 : 1);
  const size = numberAt(tokens, from, index);
  const named = tokens.slice(at + 1, mark);
  const known = named.some((_, place) => numberAt(tokens, at + 1 + place, index) > 0);
  if (size === 0 || known) return null;
  const number = rawOf(tokens.slice(from, from + size));
  return { words: `by ${number} ${rawOf(tokens.slice(mark, from))}`, tokens: from + size - at };
}

bandsOfNumber.needs = [":", "(", "-"];

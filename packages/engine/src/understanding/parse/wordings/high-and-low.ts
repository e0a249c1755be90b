import { isNumeric } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { stopWords } from "../../lexicon/stop-words.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Written } from "../idioms/written.ts";

const tops = ["max", "maximum"];
const bottoms = ["min", "minimum"];
const ends: ReadonlyMap<string, readonly string[]> = new Map([
  ["high", tops],
  ["highs", tops],
  ["low", bottoms],
  ["lows", bottoms],
]);
const before: ReadonlySet<string> = new Set(
  "average avg mean daily the and highest lowest max maximum min minimum of , :".split(" "),
);

/** "The average high", "daily high and low" of rows that hold one maximum and one minimum: these columns. */
export function highAndLow(
  tokens: readonly Token[],
  at: number,
  { columns, words }: ModelIndex,
): Written | null {
  const end = ends.get(textAt(tokens, at));
  if (end === undefined || words.columnsByWord.has(tokens[at]?.lemma ?? "")) return null;
  const next = tokens[at + 1];
  const noun = next?.kind === "word" && !stopWords.has(next.text) && unitOf(next.lemma) === null;
  const [first, second] = [textAt(tokens, at - 1), tokens[at - 1]?.raw ?? ""];
  if (noun || !(before.has(first) || /['’]s$/.test(second))) return null;
  const called = (named: readonly string[]): typeof columns =>
    columns.filter((entry) => isNumeric(entry.column) && entry.words.some((word) => named.includes(word)));
  const [top, another] = called(tops);
  const [bottom, other] = called(bottoms);
  if (top === undefined || bottom === undefined || another !== undefined || other !== undefined) return null;
  return top.table === bottom.table ? { words: (end === tops ? top : bottom).column.label, tokens: 1 } : null;
}

highAndLow.needs = [...ends.keys()];

import type { ModelIndex } from "../../index/model-index.ts";
import { isUnit } from "../../lexicon/units.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "./written.ts";

const others: ReadonlySet<string> = new Set(
  "gb mb tb kb kwh mwh kw eur euro euros usd dollar dollars gbp pounds chf pcs pieces percent % € $ £".split(
    " ",
  ),
);
const between: ReadonlySet<string> = new Set(
  "in per a an the month day week year hour unit each number".split(" "),
);

/** "average usage (GB per month)", "distance (in km)": in what a figure is told, which asks for nothing. */
export function unitNote(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (tokens[at]?.text !== "(" || at === 0) return null;
  const length = tokens.slice(at, at + 7).findIndex(({ text }) => text === ")");
  const inside = tokens.slice(at + 1, at + length);
  if (length < 2 || !inside.some(({ text }) => others.has(text) || (isUnit(text) && !between.has(text))))
    return null;
  if (!inside.every(({ text }) => others.has(text) || isUnit(text) || between.has(text))) return null;
  const named = inside.filter(({ text }) => !between.has(text) && index.words.columnsByWord.has(text));
  return { words: named.map(({ text }) => text).join(" "), tokens: length + 1 };
}

unitNote.needs = ["("];

import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { ordinalOf } from "../../lexicon/ordinals.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Written } from "./written.ts";

/** With more different values a number counts something rather than telling classes apart. */
const mostClasses = 12;

/** "First class passengers", "on the third floor" where a column numbers classes or floors: those of that number, and not the first of many. */
export function nthClass(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [token, noun] = tokens.slice(at, at + 2);
  const nth = token === undefined ? null : ordinalOf(token.text);
  if (nth === null || noun?.kind !== "word" || noun.text !== noun.lemma || unitOf(noun.lemma) !== null)
    return null;
  if (index.values.byKey.has(`${token?.text}${noun.text}`) || index.values.byWord.has(token?.text ?? ""))
    return null;
  const [only, other] = (index.words.columnsByWord.get(noun.lemma) ?? [])
    .flatMap((id) => index.columns[id] ?? [])
    .filter((entry) => entry.words.at(-1) === noun.lemma && numbers(entry, nth));
  return only === undefined || other !== undefined
    ? null
    : { words: `${only.column.label} ${nth}`, tokens: 2 };
}

/** Whether a column holds few whole numbers, this one among them. */
function numbers({ column: { profile, role } }: ColumnEntry, nth: number): boolean {
  if (profile === null || profile.distinct > mostClasses || role === "key" || role === "time") return false;
  const values = profile.topValues.map(({ value }) => Number(value));
  return values.includes(nth) && values.every((value) => Number.isInteger(value) && value >= 0);
}

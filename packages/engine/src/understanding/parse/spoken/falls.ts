import { isNumeric } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

/** What falls, by the verb and the noun for it, and what its amount is called. */
const fallen: readonly [RegExp, readonly string[]][] = [
  [/^rain(?:s|ed|ing)?$/, ["precipitation", "rainfall", "rain"]],
  [/^snow(?:s|ed|ing)?$/, ["snowfall", "snow"]],
];
const amounts: ReadonlySet<string> = new Set(
  "much most least total amount average more less mm millimetre millimeter cm inch litre liter sum quantity".split(
    " ",
  ),
);
const behind: ReadonlySet<string> = new Set("most least more less".split(" "));
const counted: ReadonlySet<string> = new Set("day often time many hour".split(" "));

/** "How much did it rain", "the most rain", "200 mm of rain", "when did it rain the most": the amount, not the rows that are called so. */
export function falls(tokens: readonly Token[], at: number, { columns, values }: ModelIndex): Written | null {
  const token = tokens[at];
  const names = fallen.find(([verb]) => verb.test(token?.text ?? ""))?.[1];
  if (token === undefined || names === undefined || token.kind !== "word") return null;
  const before = tokens.slice(Math.max(0, at - 5), at);
  const next = tokens.slice(at + 1, at + 4);
  const measured =
    before.some(({ lemma }) => amounts.has(lemma)) || next.some(({ text }) => behind.has(text));
  const days = before.some(({ lemma, text }) => counted.has(lemma) && !["day", "days"].includes(text));
  const bounded = before.some(({ kind, number }) => kind === "number" && (number ?? 0) < 1900);
  const daily = ["day", "days"].includes(textAt(tokens, at + 1));
  if (!measured || bounded || days || daily || !knows(values, token)) return null;
  const [only, other] = columns.filter(
    ({ column, words }) => isNumeric(column) && names.some((name) => words.includes(name)),
  );
  if (only === undefined || other !== undefined) return null;
  return { words: only.column.label, tokens: 1 };
}

const knows = ({ byKey }: ModelIndex["values"], { text, lemma }: Token): boolean =>
  [text, lemma, text.slice(0, 4)].some((word) => byKey.has(word));

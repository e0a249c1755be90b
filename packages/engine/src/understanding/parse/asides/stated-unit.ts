import type { ModelIndex } from "../../index/model-index.ts";
import { nameWords } from "../../index/names.ts";
import { isSuperlative } from "../../lexicon/superlative.ts";
import { isAmountUnit, isSameUnit } from "../../lexicon/units.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";

const currencies: readonly ReadonlySet<string>[] = [
  "pound pounds gbp sterling quid £",
  "euro euros eur €",
  "dollar dollars usd buck bucks $",
  "franc francs chf",
].map((words) => new Set(words.split(" ")));
const codes: ReadonlySet<string> = new Set([
  ...currencies.flatMap((words) => [...words]),
  ..."currency cad aud nzd jpy sek nok dkk pln czk inr cny".split(" "),
]);
const joints: ReadonlySet<string> = new Set("by per for each from since of and".split(" "));

/**
 * How many tokens say in which money amounts are told ("in pounds", "…, euros"), where the data is in no other and has no weights: it
 * is then in what it always is. A margin in pounds is another figure than one that is none.
 */
export function statedUnit(tokens: readonly Token[], at: number, index: ModelIndex): number {
  const measure = measureTold(tokens, at, index);
  if (measure > 0) return measure;
  const { words, values } = index;
  const saysIn = textAt(tokens, at) === "in";
  const place = saysIn ? at + 1 : at;
  const unit = textAt(tokens, place);
  const money = currencies.find((each) => each.has(unit));
  const isShare = ["margin", "margins"].includes(textAt(tokens, at - 1));
  if (money === undefined || at === 0 || isShare || !(saysIn || textAt(tokens, at - 1) === ",")) return 0;
  const next = tokens[place + 1];
  if (next !== undefined && next.kind !== "mark" && !joints.has(next.text)) return 0;
  if (tokens.some(({ text, lemma }) => weights.has(lemma) || weights.has(text))) return 0;
  const others = [...codes].filter((code) => !money.has(code));
  const told = others.some((code) => words.columnsByWord.has(code) || values.byKey.has(code));
  return told || values.byKey.has(unit) ? 0 : place + 1 - at;
}

/**
 * "The longest route in km", "the heaviest parcel (kg)" of data that tells lengths, or weights, in that unit, "average height in cm" of a height in it: how
 * many tokens say so.
 */
function measureTold(tokens: readonly Token[], at: number, { columns }: ModelIndex): number {
  const opening = textAt(tokens, at);
  const unit = textAt(tokens, at + 1);
  const size = opening === "in" ? 2 : opening === "(" && textAt(tokens, at + 2) === ")" ? 3 : 0;
  if (size === 0 || !(sizes.has(unit) || isAmountUnit(unit))) return 0;
  const next = tokens[at + size];
  if (next !== undefined && next.kind !== "mark" && !joints.has(next.text)) return 0;
  const told = columns.filter(({ column }) => isIn(nameWords(column.name).at(-1) ?? "", unit));
  const noun = tokens[at - 1]?.lemma ?? "";
  const isNamed = told.some(({ words }) => words.includes(noun) && !isIn(noun, unit));
  return told.length > 0 && (isNamed || tokens.slice(0, at).some(({ text }) => isSuperlative(text)))
    ? size
    : 0;
}

/** Whether what a column's name ends in is a unit as it is said. */
const isIn = (told: string, unit: string): boolean =>
  told === (sizes.get(unit) ?? unit) || (isAmountUnit(unit) && isSameUnit(told, unit));

/** "kilometres": "km", as columns are named. */
const sizes: ReadonlyMap<string, string> = new Map(
  [
    "km kilometers kilometres",
    "mi miles",
    "kg kilos kilograms",
    "cm centimeters centimetres",
    "lb lbs pounds",
  ].flatMap((line) => line.split(" ").map((word, _, [short = word]) => [word, short] as const)),
);

const weights: ReadonlySet<string> = new Set(
  "weight weigh heavy heaviest lightest load mass kg kilogram gram lb lbs tonne".split(" "),
);

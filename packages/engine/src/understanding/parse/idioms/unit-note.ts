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
  if (at > 0 && tokens[at]?.text === "in") return inMoney(tokens, at, index);
  if (tokens[at]?.text !== "(" || at === 0) return null;
  const length = tokens.slice(at, at + 7).findIndex(({ text }) => text === ")");
  const inside = tokens.slice(at + 1, at + length);
  if (length < 2 || !inside.some(({ text }) => others.has(text) || (isUnit(text) && !between.has(text))))
    return null;
  if (!inside.every(({ text }) => others.has(text) || isUnit(text) || between.has(text))) return null;
  const named = inside.filter(({ text }) => !between.has(text) && index.words.columnsByWord.has(text));
  return { words: named.map(({ text }) => text).join(" "), tokens: length + 1 };
}

const money: ReadonlySet<string> = new Set(
  "eur euro euros usd dollar dollars gbp pounds quid chf".split(" "),
);

/** "The average offer, in pounds": money is told in money, where nothing is weighed in pounds. */
function inMoney(tokens: readonly Token[], at: number, { columns, words }: ModelIndex): Written | null {
  const unit = tokens[at + 1];
  const next = tokens[at + 2];
  if (unit === undefined || !money.has(unit.text) || (next !== undefined && next.kind !== "mark"))
    return null;
  const isOwn = [unit.text, unit.lemma, "lb"].some((word) => words.columnsByWord.has(word));
  const isMoney = columns.some(({ column }) => column.role === "measure" && column.unit.kind === "currency");
  return isOwn || !isMoney ? null : { words: "", tokens: 2 };
}

unitNote.needs = ["(", "in"];

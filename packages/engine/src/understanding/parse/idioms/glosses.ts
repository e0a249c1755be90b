import { isTime } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { nameWords } from "../../index/names.ts";
import type { Token } from "../../text/tokenize.ts";
import { timeUnits } from "../unit-said.ts";
import type { Written } from "./written.ts";

const longest = 6;

/**
 * "data usage (GB per month)", "weight (in kg)": brackets that say no more than in what a column is measured, and what its rows are of;
 * a time that no column is told by stays.
 */
export function gloss(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at === 0 || tokens[at]?.text !== "(") return null;
  const close = tokens.findIndex(({ text }, place) => text === ")" && place > at && place <= at + longest);
  if (close < 0) return null;
  const inner = tokens.slice(at + 1, close).filter(({ text }) => !["in", "the", "a"].includes(text));
  const [unit, per, grain, ...rest] = inner;
  if (unit === undefined || rest.length > 0 || !isUnit(unit.text, index)) return null;
  if (per === undefined) return { words: "", tokens: close - at + 1 };
  const whole = ["per", "/"].includes(per.text) && grain !== undefined && timeUnits.has(grain.lemma);
  return whole && isTold(grain.lemma, index) ? { words: "", tokens: close - at + 1 } : null;
}

/** Whether a number's name ends in a word that is not said of anything else. */
const isUnit = (word: string, { columns }: ModelIndex): boolean =>
  !["%", "percent"].includes(word) &&
  columns.some(({ column }) => column.role === "measure" && nameWords(column.name).slice(1).at(-1) === word);

/** Whether rows are told apart by such a time ("usage month"). */
const isTold = (grain: string, { columns }: ModelIndex): boolean =>
  columns.some(({ column, words }) => isTime(column) && words.includes(grain));

gloss.needs = ["("];

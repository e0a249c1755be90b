import type { ColumnEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { incomeWords } from "../../../lexicon/income-words.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

/** What a figure is called that is so much in each of these times. */
const rates: ReadonlyMap<string, readonly string[]> = new Map([
  ["hour", ["hourly", "hour"]],
  ["day", ["daily", "day"]],
  ["night", ["nightly", "night"]],
  ["week", ["weekly", "week"]],
  ["month", ["monthly", "month"]],
  ["year", ["annual", "yearly", "annually", "year"]],
]);
const openers: ReadonlySet<string> = new Set(["a", "an", "per", "each", "every"]);
/** Verbs of what somebody gives or gets for a time. */
const asking: ReadonlySet<string> = new Set(
  "charge charges charged pay pays earn earns make makes bill bills".split(" "),
);
const bounds = /^(?:between|over|under|above|below|than|least|most|exceeding|from|up|to|around|about)$/;

/**
 * "What do they charge an hour", "flats over $1,200 a month" where one number of rows is told for that time ("hourly rate", "monthly
 * rent"): that number, and nothing that is split by hours or months.
 */
export function rateOfTime(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const verb = asking.has(textAt(tokens, at));
  const place = verb ? timeBehind(tokens, at + 1) : at;
  const names = openers.has(textAt(tokens, place)) ? rates.get(textAt(tokens, place + 1)) : undefined;
  const bound = boundsBefore(tokens, place);
  if (names !== undefined && isSplit(tokens, place, index))
    return { words: `per ${textAt(tokens, place + 1)}`, tokens: 2 };
  if (names === undefined || !(bound || (verb && place === at + 1))) return null;
  const [only, other] = ofDeed(textAt(tokens, at), ratesOf(textAt(tokens, place + 1), index));
  if (only === undefined || other !== undefined) return null;
  const label = only.column.label.toLowerCase();
  const amount = rawOf(tokens.slice(at + 1, place));
  return { words: verb && bound ? `with ${label} ${amount}` : label, tokens: place + 2 - at };
}

/** Of several such numbers those that somebody gets, where the verb says so ("earn over 5000 a month" beside a monthly rate). */
function ofDeed(verb: string, found: ColumnEntry[]): ColumnEntry[] {
  const got = found.filter(({ words }) => earned.has(verb) && words.some((word) => incomes.has(word)));
  return got.length > 0 ? got : found;
}

const earned: ReadonlySet<string> = new Set("earn earns make makes".split(" "));
const incomes: ReadonlySet<string> = new Set([...incomeWords, "earnings"]);

/** "Late fees a month": a figure or rows that are named right before. */
function isSplit(tokens: readonly Token[], at: number, { words }: ModelIndex): boolean {
  const { text = "", lemma = "" } = tokens[at - 1] ?? {};
  const named = [words.tablesByWord, words.columnsByWord].some((by) => by.has(lemma));
  return ["a", "an"].includes(textAt(tokens, at)) && text !== lemma && named;
}

/** Where behind a verb the time stands for which so much is paid, amid a bound and a number at most. */
function timeBehind(tokens: readonly Token[], from: number): number {
  const behind = tokens.slice(from, from + longest);
  const found = behind.findIndex(
    ({ text }, place) => openers.has(text) && rates.has(behind[place + 1]?.text ?? ""),
  );
  return from + Math.max(0, found);
}

const longest = 8;

/** Whether a number that is said to bound something stands before ("more than 90", "between $1,200 and $1,500"). */
function boundsBefore(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.kind !== "number") return false;
  const said = tokens.slice(Math.max(0, at - 7), at - 1);
  return said.some(({ text }) => bounds.test(text));
}

/** The numbers that are told for a unit of time ("hourly rate" of an hour). */
export const ratesOf = (unit: string, { columns }: ModelIndex): ColumnEntry[] => {
  const names = rates.get(unit);
  return names === undefined ? [] : columns.filter((entry) => isRate(entry, names));
};

const isRate = (
  { column, words, foreign }: ColumnEntry,
  [adverb = "", ...others]: readonly string[],
): boolean =>
  column.role === "measure" &&
  !foreign &&
  (words.includes(adverb) ||
    others.some((word) => words.includes(word) && (words.includes("rate") || words.includes("per"))));

rateOfTime.needs = [...rates.keys()];

import type { TimeGrain } from "@parlance/contract";
import { numberWord } from "../../lexicon/numbers.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { timeUnits } from "../unit-said.ts";

/** A length of time in its unit, and where it ends. */
export type SaidLength = { value: number; unit: TimeGrain; end: number };

/** The length of time that is said from a token on: "90 minutes", "an hour and a half", "two hours and 20 minutes", "2h"; null where none is. */
export function lengthSaid(tokens: readonly Token[], at: number): SaidLength | null {
  const glued = /^(\d+(?:\.\d+)?)([a-z]{1,5})$/.exec(textAt(tokens, at));
  const short = unitCalled(glued?.[2] ?? "");
  if (glued !== null && short !== null)
    return withRest(tokens, { value: Number(glued[1]), unit: short, end: at + 1 });
  const { value, end } = amountAt(tokens, at);
  const unit = value === null ? null : unitCalled(tokens[end]?.lemma ?? "");
  if (value === null || unit === null) return null;
  const more = saysHalf(tokens, end + 1);
  return more ? { value: value + 0.5, unit, end: end + 4 } : withRest(tokens, { value, unit, end: end + 1 });
}

/** How many of the next smaller unit each has. */
const parts: ReadonlyMap<TimeGrain, readonly [smaller: TimeGrain, many: number]> = new Map([
  ["day", ["hour", 24]],
  ["hour", ["minute", 60]],
  ["minute", ["second", 60]],
]);

/** "Two hours and twenty minutes", "1h 30 min": with what is said of the next smaller unit, in that. */
function withRest(tokens: readonly Token[], whole: SaidLength): SaidLength {
  const [smaller, many] = parts.get(whole.unit) ?? [];
  const joint = textAt(tokens, whole.end) === "and" ? 1 : 0;
  const rest = smaller === undefined ? null : lengthSaid(tokens, whole.end + joint);
  return rest === null || rest.unit !== smaller || many === undefined
    ? whole
    : { value: whole.value * many + rest.value, unit: rest.unit, end: rest.end };
}

const short: ReadonlyMap<string, TimeGrain> = new Map([
  ["s", "second"],
  ["sec", "second"],
  ["secs", "second"],
  ["min", "minute"],
  ["mins", "minute"],
  ["h", "hour"],
  ["hr", "hour"],
  ["hrs", "hour"],
]);

const unitCalled = (word: string): TimeGrain | null => timeUnits.get(word) ?? short.get(word) ?? null;

/** "… and a half". */
const saysHalf = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === "and" && textAt(tokens, at + 1) === "a" && textAt(tokens, at + 2) === "half";

/** How many of the unit behind it: "90", "an", "half an", "a quarter of an", "two and a half". */
function amountAt(tokens: readonly Token[], at: number): { value: number | null; end: number } {
  const [first, second, third] = [textAt(tokens, at), textAt(tokens, at + 1), textAt(tokens, at + 2)];
  if (first === "half" && isOne(second)) return { value: 0.5, end: at + 2 };
  const quarters =
    second === "quarter" && isOne(first) ? 1 : second === "quarters" && first === "three" ? 3 : 0;
  if (quarters > 0 && third === "of" && isOne(textAt(tokens, at + 3)))
    return { value: quarters / 4, end: at + 4 };
  const token = tokens[at];
  const value = isOne(first) ? 1 : (token?.number ?? (token?.kind === "word" ? numberWord(first) : null));
  if (value !== null && saysHalf(tokens, at + 1)) return { value: value + 0.5, end: at + 4 };
  return { value, end: at + 1 };
}

const isOne = (word: string): boolean => word === "a" || word === "an";

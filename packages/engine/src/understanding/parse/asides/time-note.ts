import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { unitOf } from "../../time/unit-of.ts";
import type { Aside } from "./aside.ts";

const named =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?:[a-z]*(?:y|er|ch|ril|ne|st))?|q[1-4])$/;
const examples: ReadonlySet<string> = new Set(["etc", "eg", "ie"]);
const between: ReadonlySet<string> = new Set([
  "and",
  "or",
  "of",
  "plus",
  "calendar",
  "e",
  "g",
  "i",
  "so",
  "on",
]);
const units = /^(?:weekday|day|week|month|quarter|year)$/;
const longest = 14;

/** "Months (year + month)", "month of the year (jan, feb etc.)": of what kind the units of time are, and none of them alone; "(jan to dec)" are all. */
export const timeNote: Aside = (tokens, at) => {
  const every = wholeRange(tokens, at);
  if (every > 0) return every;
  if (textAt(tokens, at) !== "(" || !units.test(tokens[at - 1]?.lemma ?? "")) return 0;
  const close = tokens.findIndex(({ text }, place) => place > at && place < at + longest && text === ")");
  const inside = tokens.slice(at + 1, close);
  if (close < 0 || !inside.every(isOfTime)) return 0;
  const isUnits = inside.every(({ text }) => !named.test(text)) && inside.some(isUnit);
  return isUnits || inside.some(({ text }) => examples.has(text)) ? close + 1 - at : 0;
};

const ranges = /^(?:to|-|–|through|thru|until|till)$/;
const firsts = /^(?:jan(?:uary)?|mon(?:day)?)$/;
const lasts: ReadonlyMap<string, RegExp> = new Map([
  ["j", /^dec(?:ember)?$/],
  ["m", /^sun(?:day)?$/],
]);

/** "By calendar month (jan to dec)", "per weekday, monday to sunday": all that there are; how many tokens say so, 0 where none do. */
function wholeRange(tokens: readonly Token[], at: number): number {
  const [mark, first, joint, last, close] = tokens.slice(at, at + 5).map(({ text }) => text);
  if ((mark !== "(" && mark !== ",") || first === undefined || !firsts.test(first)) return 0;
  const before = tokens.slice(0, at).some(({ lemma }) => lemma === (first[0] === "j" ? "month" : "weekday"));
  if (!before && !(first[0] === "m" && tokens[at - 1]?.lemma === "week")) return 0;
  if (!ranges.test(joint ?? "") || lasts.get(first[0] ?? "")?.test(last ?? "") !== true) return 0;
  if (mark === "(") return close === ")" ? 5 : 0;
  return close === undefined || tokens[at + 4]?.kind === "mark" ? 4 : 0;
}

const isUnit = ({ lemma }: Token): boolean => unitOf(lemma) !== null;

const isOfTime = (token: Token): boolean =>
  token.kind === "mark" ||
  isUnit(token) ||
  [named.test(token.text), examples.has(token.text), between.has(token.text)].includes(true);

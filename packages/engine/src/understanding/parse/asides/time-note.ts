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

/** "Months (year + month)", "month of the year (jan, feb etc.)": of what kind the units of time are, and none of them alone. */
export const timeNote: Aside = (tokens, at) => {
  if (textAt(tokens, at) !== "(" || !units.test(tokens[at - 1]?.lemma ?? "")) return 0;
  const close = tokens.findIndex(({ text }, place) => place > at && place < at + longest && text === ")");
  const inside = tokens.slice(at + 1, close);
  if (close < 0 || !inside.every(isOfTime)) return 0;
  const isUnits = inside.every(({ text }) => !named.test(text)) && inside.some(isUnit);
  return isUnits || inside.some(({ text }) => examples.has(text)) ? close + 1 - at : 0;
};

const isUnit = ({ lemma }: Token): boolean => unitOf(lemma) !== null;

const isOfTime = (token: Token): boolean =>
  token.kind === "mark" ||
  isUnit(token) ||
  [named.test(token.text), examples.has(token.text), between.has(token.text)].includes(true);

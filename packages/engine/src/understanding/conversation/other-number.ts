import { type ComparisonOperator, conjuncts, type Filter, type SemanticQuery } from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { cuesOf } from "../lexicon/cues.ts";
import { numberSaid } from "../lexicon/numbers.ts";
import { type Token, tokenize } from "../text/tokenize.ts";
import { yearAt } from "../time/unit-words.ts";
import type { Question } from "../types.ts";

const idle: ReadonlySet<string> = new Set(
  "and now what just only how about for with or the ones those them make change set it that to instead ? . ! , -".split(
    " ",
  ),
);

/**
 * "And 2 stars?" after those of 5 stars, "and under 5?" after those over 100, "make it 80": the number that a condition asks for,
 * on the side that is said, beside the old one where both can hold. Null for other follow-ups, and where two conditions could be meant.
 */
export function otherNumber(
  { question, previousQuestions }: Question,
  previous: SemanticQuery,
): SemanticQuery | null {
  if ((previous.kind !== "list" && previous.kind !== "aggregate") || previous.limit !== null) return null;
  const all = tokenize(question, 12);
  const words = all.filter(({ text }) => !idle.has(text));
  const at = words.findIndex((each) => numberSaid(each) !== null);
  const number = words[at];
  const value = number === undefined ? null : numberSaid(number);
  const [unit, other] = words.slice(at + 1);
  const operator = operatorOf(words.slice(0, at));
  if (value === null || other !== undefined || (at > 0 && operator === null)) return null;
  if (unit === undefined ? at === 0 && !leadsOn(all) : !wasCounted(unit, previousQuestions)) return null;
  const having = previous.kind === "aggregate" ? previous.having : null;
  const [asked, further] = [...conjuncts(previous.filter), ...conjuncts(having)].filter(isNumbered);
  if (asked === undefined || further !== undefined) return null;
  if (operator === null && number !== undefined && isYear(number) && !isYearBound(asked)) return null;
  const changed = (filter: Filter | null): Filter | null =>
    conjunction(conjuncts(filter).flatMap((each) => (each === asked ? put(asked, operator, value) : [each])));
  return previous.kind === "aggregate"
    ? { ...previous, filter: changed(previous.filter), having: changed(having) }
    : { ...previous, filter: changed(previous.filter) };
}

/** "Same for 2023": a year, unless the number before was one, too. */
const isYear = (token: Token): boolean => yearAt([token], 0) !== null;
const isYearBound = (asked: Numbered): boolean => {
  const bound = asked.kind === "related" ? asked.count : Number(asked.right.value);
  return bound >= 1900 && bound < 2200;
};

/** "Make it 80", "what about 80?": words around a number that say nothing but that it goes on. */
const leadsOn = (all: readonly Token[]): boolean =>
  all.some(({ text, kind }) => idle.has(text) && kind !== "mark");

/** Whether so many of it were asked for before. */
function wasCounted(unit: Token, questions: readonly string[]): boolean {
  const before = tokenize(questions.join(" ").slice(-1000), 90);
  return before.some(({ lemma }, at) => lemma === unit.lemma && nearNumber(before.slice(0, at)));
}

const nearNumber = (tokens: readonly Token[]): boolean => {
  const last = tokens.findLast(({ text }) => text !== "-");
  return last !== undefined && numberSaid(last) !== null;
};

/** "under", "at least": what words say of the number after them; null where they say anything else. */
function operatorOf(words: readonly Token[]): ComparisonOperator | null {
  const cue = cuesOf(words.map(({ text }) => text).join(" ")).find(({ kind }) => kind === "compare");
  return cue?.kind === "compare" && cue.hints.length === 0 ? cue.operator : null;
}

/** The bound anew; beside the old one where they are of two sides and something lies between. */
function put(asked: Numbered, said: ComparisonOperator | null, value: number): Filter[] {
  const operator = said ?? asked.operator;
  const fresh: Filter =
    asked.kind === "related"
      ? { ...asked, operator, count: value }
      : { ...asked, operator, right: { kind: "constant", value, type: asked.right.type } };
  const old = asked.kind === "related" ? asked.count : Number(asked.right.value);
  const apart = `${asked.operator[0]}${operator[0]}`;
  return (apart === "><" && old < value) || (apart === "<>" && value < old) ? [asked, fresh] : [fresh];
}

type Comparison = Extract<Filter, { kind: "comparison" }>;
type Numbered =
  | (Comparison & { right: Extract<Comparison["right"], { kind: "constant" }> })
  | Extract<Filter, { kind: "related" }>;

/** A comparison with a number, or with how many rows there are where more than any is asked for. */
const isNumbered = (filter: Filter): filter is Numbered =>
  filter.kind === "related"
    ? filter.count > 0
    : filter.kind === "comparison" &&
      filter.operator !== "!=" &&
      filter.right.kind === "constant" &&
      typeof filter.right.value === "number";

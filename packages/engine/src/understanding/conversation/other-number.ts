import type { Filter, SemanticQuery } from "@parlance/contract";
import { conjunction } from "../compose/join-conditions.ts";
import { numberSaid } from "../lexicon/numbers.ts";
import { tokenize } from "../text/tokenize.ts";
import type { Question } from "../types.ts";
import { conjuncts } from "./edit-filter.ts";

const idle: ReadonlySet<string> = new Set(
  "and now only just what how about for with or the ones ? . ! , -".split(" "),
);

/** "And 2 stars?" after those of 5 stars: the number that a condition asks for, as it was called before. Null for other follow-ups. */
export function otherNumber(
  { question, previousQuestions }: Question,
  previous: SemanticQuery,
): SemanticQuery | null {
  if ((previous.kind !== "list" && previous.kind !== "aggregate") || previous.limit !== null) return null;
  const [number, unit, other] = tokenize(question, 12).filter(({ text }) => !idle.has(text));
  const value = number === undefined ? null : numberSaid(number);
  if (value === null || unit === undefined || other !== undefined) return null;
  const before = tokenize(previousQuestions.join(" ").slice(-1000), 90);
  if (!before.some(({ lemma }, at) => lemma === unit.lemma && nearNumber(before.slice(0, at)))) return null;
  const parts = conjuncts(previous.filter);
  const [asked, further] = parts.filter(isNumbered);
  if (asked === undefined || further !== undefined) return null;
  return {
    ...previous,
    filter: conjunction(
      parts.map((each) =>
        each === asked ? { ...asked, right: { kind: "constant", value, type: asked.right.type } } : each,
      ),
    ),
  };
}

const nearNumber = (tokens: ReturnType<typeof tokenize>): boolean => {
  const last = tokens.findLast(({ text }) => text !== "-");
  return last !== undefined && numberSaid(last) !== null;
};

type Comparison = Extract<Filter, { kind: "comparison" }>;
type Numbered = Comparison & { right: Extract<Comparison["right"], { kind: "constant" }> };

const isNumbered = (filter: Filter): filter is Numbered =>
  filter.kind === "comparison" &&
  filter.operator === "=" &&
  filter.right.kind === "constant" &&
  typeof filter.right.value === "number";

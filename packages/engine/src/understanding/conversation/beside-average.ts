import {
  type AggregateQuery,
  aggregateValueOf,
  type ComparisonOperator,
  conjuncts,
  type Filter,
  type ListQuery,
  type SemanticQuery,
} from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { tokenize } from "../text/tokenize.ts";
import { isAmountListed } from "./list-figures.ts";
import { shownWords } from "./shown-members.ts";

const idle: ReadonlySet<string> = new Set(
  "and now then but so ok okay please only just show give list me us the those these them they of all which who what that one ones is are was were do does did has have had with than an a for group member value figure".split(
    " ",
  ),
);
const above: ReadonlySet<string> = new Set("above more over greater higher larger bigger".split(" "));
const below: ReadonlySet<string> = new Set("below less under lower smaller fewer".split(" "));
const middles: Readonly<Record<string, "average" | "median">> = {
  average: "average",
  mean: "average",
  median: "median",
};

/**
 * "More than average", "which are below the median?": the members shown, or the rows listed, whose figure is beyond that of all of them. Null for
 * other follow-ups, and where no one figure is shown.
 */
export function besideAverage(
  question: string,
  previous: SemanticQuery,
  index: ModelIndex,
): SemanticQuery | null {
  if (previous.kind !== "list" && previous.kind !== "aggregate") return null;
  const shown = previous.kind === "aggregate" ? shownWords(previous) : namesOf(previous);
  const [side, middle, other] = tokenize(question, 16).filter(
    ({ kind, text, lemma }) =>
      kind !== "mark" && !idle.has(text) && (Object.hasOwn(middles, text) || !shown.has(lemma)),
  );
  const aggregation = middles[middle?.text ?? ""];
  const operator = above.has(side?.text ?? "") ? ">" : below.has(side?.text ?? "") ? "<" : null;
  if (operator === null || aggregation === undefined || other !== undefined) return null;
  return previous.kind === "aggregate"
    ? membersBeside(previous, operator, aggregation)
    : rowsBeside(previous, operator, { aggregation, index });
}

const namesOf = ({ columns }: ListQuery): ReadonlySet<string> =>
  new Set(columns.flatMap(({ label }) => tokenize(label).map(({ lemma }) => lemma)));

/** A ranking that was cut to some is of all members again: the average is of all. */
function membersBeside(
  query: AggregateQuery,
  operator: ComparisonOperator,
  aggregation: "average" | "median",
): AggregateQuery | null {
  const [figure, other] = query.measures.filter(({ id }) => !query.hidden.includes(id));
  if (figure === undefined || other !== undefined || query.dimensions.length === 0) return null;
  const { id } = figure;
  const beyond: Filter = {
    kind: "comparison",
    operator,
    left: { kind: "output", id },
    right: { kind: "output-aggregate", id, aggregation, quantile: null },
  };
  return { ...query, having: conjunction([...conjuncts(query.having), beyond]), limit: null };
}

function rowsBeside(
  query: ListQuery,
  operator: ComparisonOperator,
  { aggregation, index }: { aggregation: "average" | "median"; index: ModelIndex },
): ListQuery | null {
  const [amount, other] = query.columns.filter((column) => isAmountListed(column, { index }));
  if (amount === undefined || other !== undefined) return null;
  const beyond: Filter = {
    kind: "comparison",
    operator,
    left: amount.expression,
    right: aggregateValueOf(query.subject, aggregation, amount.expression, { filter: query.filter }),
  };
  return { ...query, filter: conjunction([...conjuncts(query.filter), beyond]), limit: null };
}

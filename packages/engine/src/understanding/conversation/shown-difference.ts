import {
  type AggregateQuery,
  conjuncts,
  type Measure,
  partKey,
  type SemanticQuery,
} from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { onlyRows } from "../compose/figures/only-rows.ts";

const wish =
  /^\W*(?:(?:and|so|ok|okay|then|now|what|what's|show|give me|how much|is|are|was|were) )*(?:the )?(?:resulting |average )?(?:margin|difference|gap|spread|mark-?up|delta)\b(?: (?:per|an|each) \w+)?(?: (?:is|are|was|were|between|of|does|do) .*\b(?:that|it|this|them|those|these|the two|two|both)\b.*)?\W*$/i;
const spent: ReadonlySet<string> = new Set(
  "cost costs pay paid wage wages salary purchase buying expense expenses spend spent budget".split(" "),
);

/**
 * "What margin is that?", "the difference between the two" after two figures of the same groups, together or one after the other: what is
 * left of the one without the other, a cost of what it is earned by; after one figure of some rows and then of others, of these. Null for other
 * follow-ups.
 */
export function shownDifference(question: string, previous: readonly SemanticQuery[]): SemanticQuery | null {
  const last = previous.at(-1);
  if (last?.kind !== "aggregate" || last.comparison !== null || !wish.test(question)) return null;
  const before = previous.at(-2);
  const [first, second] = twoFigures(last, before);
  if (first === undefined || second === undefined)
    return before?.kind === "aggregate" ? betweenRows(before, last) : null;
  const [left, right] = isCost(first) && !isCost(second) ? [second, first] : [first, second];
  return {
    ...last,
    measures: [
      {
        id: "m1",
        label: `${left.label} minus ${right.label}`,
        expression: { kind: "arithmetic", operator: "-", left: left.expression, right: right.expression },
      },
    ],
    hidden: last.hidden.filter((id) => last.dimensions.some((dimension) => dimension.id === id)),
    transforms: [],
    having: null,
    order: last.order.filter(
      ({ by }) => by.kind === "output" && last.dimensions.some(({ id }) => id === by.id),
    ),
    limit: null,
  };
}

/** The two figures shown, or the one shown and the one that it took the place of. */
function twoFigures(last: AggregateQuery, before: SemanticQuery | undefined): Measure[] {
  const shown = last.measures.filter(({ id }) => !last.hidden.includes(id));
  if (shown.length !== 1) return shown.length === 2 && isAlike(shown) ? shown : [];
  if (before?.kind !== "aggregate" || before.subject !== last.subject) return [];
  const same = (query: AggregateQuery) =>
    partKey([query.dimensions.map(({ expression }) => expression), query.filter]);
  const both = [...before.measures.filter(({ id }) => !before.hidden.includes(id)), ...shown];
  return same(before) === same(last) && both.length === 2 && isAlike(both) ? both : [];
}

/** "How many orders in 2024", "and in 2023?", "what is the difference": one figure of some rows and then of others. */
function betweenRows(before: AggregateQuery, last: AggregateQuery): AggregateQuery | null {
  const [one, other] = [before, last].map(({ measures }) => measures);
  const [measure] = one ?? [];
  const single = [before, last].every(
    (each) =>
      each.dimensions.length + each.transforms.length === 0 &&
      each.comparison === null &&
      each.limit === null,
  );
  if (measure === undefined || !single || one?.length !== 1 || before.subject !== last.subject) return null;
  if (
    partKey(one.map(({ expression }) => expression)) !== partKey(other?.map(({ expression }) => expression))
  )
    return null;
  const [left, right] = [conjuncts(before.filter), conjuncts(last.filter)];
  const known = new Set(right.map((each) => partKey(each)));
  const shared = left.filter((each) => known.has(partKey(each)));
  const sharedKeys = new Set(shared.map((each) => partKey(each)));
  const own = [left, right].map((all) => conjunction(all.filter((each) => !sharedKeys.has(partKey(each)))));
  const [first, second] = own;
  if (first == null || second == null) return null;
  return {
    ...last,
    filter: conjunction(shared),
    measures: [
      {
        ...measure,
        label: `${measure.label}, difference`,
        expression: {
          kind: "arithmetic",
          operator: "-",
          left: onlyRows(measure.expression, first),
          right: onlyRows(measure.expression, second),
        },
      },
    ],
  };
}

/** Both averages, or both sums: only such have a difference. */
const isAlike = (measures: readonly Measure[]): boolean =>
  new Set(
    measures.map(({ expression }) =>
      expression.kind === "aggregate" && expression.operand !== null ? expression.aggregation : "other",
    ),
  ).size === 1;

const isCost = ({ label }: Measure): boolean =>
  label
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => spent.has(word));

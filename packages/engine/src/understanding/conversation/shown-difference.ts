import { type AggregateQuery, type Measure, partKey, type SemanticQuery } from "@parlance/contract";

const wish =
  /^\W*(?:(?:and|so|ok|okay|then|now|what|what's|show|give me|how much|is|are|was|were) )*(?:the )?(?:resulting |average )?(?:margin|difference|gap|spread|mark-?up|delta)\b(?: (?:per|an|each) \w+)?(?: (?:is|are|was|were|between|of|does|do) .*\b(?:that|it|this|them|those|these|the two|two|both)\b.*)?\W*$/i;
const spent: ReadonlySet<string> = new Set(
  "cost costs pay paid wage wages salary purchase buying expense expenses spend spent budget".split(" "),
);

/**
 * "What margin is that?", "the difference between the two" after two figures of the same groups, together or one after the other: what is
 * left of the one without the other, a cost of what it is earned by. Null for other follow-ups.
 */
export function shownDifference(question: string, previous: readonly SemanticQuery[]): SemanticQuery | null {
  const last = previous.at(-1);
  if (last?.kind !== "aggregate" || last.comparison !== null || !wish.test(question)) return null;
  const [first, second] = twoFigures(last, previous.at(-2));
  if (first === undefined || second === undefined) return null;
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

import type { AggregateQuery, SemanticQuery } from "@parlance/contract";
import { withoutPeriods } from "../compose/times/without-periods.ts";
import type { Question } from "../types.ts";
import { type Change, changeAsked } from "./change-asked.ts";
import { comparedTimes } from "./compared-times.ts";
import { amongMembers } from "./restrict.ts";
import { membersOf, shownWords, timeUnitOf } from "./shown-members.ts";

/**
 * "Which grew the most?", "the biggest drop" after figures of members: the one whose figure went furthest; "which ones went up?": those whose figure
 * did. Null for other follow-ups.
 */
export function whichChanged(question: Question, previous: SemanticQuery): AggregateQuery | null {
  if (previous.kind !== "aggregate") return null;
  const [figure, other] = previous.measures.filter(({ id }) => !previous.hidden.includes(id));
  if (figure === undefined || other !== undefined || !hasMembers(previous)) return null;
  const asked = changeAsked(question.question, shownWords(previous));
  if (asked === null || !(asked.furthest || asked.which)) return null;
  const comparison = previous.comparison ?? comparedTimes(previous, question);
  const subject = question.index.graph.tableIds.get(previous.subject);
  if (comparison === null || subject === undefined) return null;
  const unit = timeUnitOf(previous);
  const query: AggregateQuery = {
    ...previous,
    dimensions: previous.dimensions.filter((each) => each !== unit),
    filter: withoutPeriods(previous.filter, comparison.time),
    transforms: [],
    comparison,
    chart: null,
    ...(asked.furthest ? furthest(asked, figure.id) : changedSo(asked, figure.id)),
  };
  return previous.limit === null
    ? query
    : { ...amongMembers(query, previous, { index: question.index }, subject), limit: query.limit };
}

/** Whether figures are of members, or of times of two periods that are compared. */
const hasMembers = (query: AggregateQuery): boolean =>
  membersOf(query) !== null || (query.comparison !== null && query.dimensions.length === 1);

type End = Pick<AggregateQuery, "having" | "order" | "limit">;

const furthest = ({ part, falls }: Change, figure: string): End => ({
  having: null,
  order: [{ by: { kind: "output", id: `${figure}:${part}` }, descending: !falls }],
  limit: { count: 1, offset: 0, per: [], ties: "keep" },
});

const changedSo = ({ falls }: Change, figure: string): End => ({
  having: {
    kind: "comparison",
    operator: falls ? "<" : ">",
    left: { kind: "output", id: `${figure}:difference` },
    right: { kind: "constant", value: 0, type: null },
  },
  order: [],
  limit: null,
});

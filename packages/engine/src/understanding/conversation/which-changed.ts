import {
  type AggregateQuery,
  type PeriodComparison,
  type SemanticQuery,
  standardConventions,
} from "@parlance/contract";
import { periodBefore } from "../compose/times/period-before.ts";
import { withoutPeriods } from "../compose/times/without-periods.ts";
import { tokenize } from "../text/tokenize.ts";
import { periodsAt } from "../time/parse-period.ts";
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
  const { text, times } = withTimeTold(question);
  const asked = changeAsked(text, shownWords(previous));
  if (asked === null || !(asked.furthest || asked.which)) return null;
  const known = previous.comparison ?? comparedTimes(previous, question);
  const comparison = known === null || times === null ? known : { ...known, ...times };
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
  return previous.limit === null || ranksChange(previous)
    ? query
    : { ...amongMembers(query, previous, { index: question.index }, subject), limit: query.limit };
}

type Times = Pick<PeriodComparison, "current" | "previous">;

/** A question without the time that it ends with, and the two times between which figures are to have changed then; `null` where it names none. */
function withTimeTold({ question, now, calendar = standardConventions }: Question): {
  text: string;
  times: Times | null;
} {
  const tokens = tokenize(question, mostTokens).filter(({ kind }) => kind !== "mark");
  for (const [at, { start }] of tokens.entries()) {
    const found = periodsAt(tokens, at, now, calendar).find(({ end }) => end === tokens.length);
    if (found === undefined) continue;
    const { ends, period } = found;
    const times =
      ends === undefined
        ? { current: period, previous: periodBefore(period, { now, calendar }) }
        : { current: ends.last, previous: ends.first };
    return { text: question.slice(0, start), times };
  }
  return { text: question, times: null };
}

const mostTokens = 20;

/** Whether figures are of members, or of times of two periods that are compared. */
const hasMembers = (query: AggregateQuery): boolean =>
  membersOf(query) !== null || (query.comparison !== null && query.dimensions.length === 1);

/** Whether an answer shows the member that changed most: "and the one that fell most" is another of all. */
const ranksChange = ({ comparison, order: [first] }: AggregateQuery): boolean =>
  comparison !== null && first?.by.kind === "output" && first.by.id.includes(":");

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

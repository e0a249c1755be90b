import {
  type AggregateQuery,
  aggregateOf,
  type Dimension,
  type Expression,
  lowered,
} from "@parlance/contract";
import { tokenize } from "../text/tokenize.ts";

/** Whether a group is a time or a part of one, and no member of something. */
const isTime = ({ kind }: Expression): boolean => kind === "truncate" || kind === "part";

/** What tells the members apart that figures are of, by their unseen key where they have one; null where that is nothing, or several things together. */
export function membersOf({ dimensions, hidden }: AggregateQuery): Dimension | null {
  const members = dimensions.filter(({ expression }) => !isTime(expression));
  const keys = members.filter(({ id }) => hidden.includes(id));
  const [only, other] = keys.length > 0 ? keys : members;
  return other === undefined ? (only ?? null) : null;
}

/** The group by units of time that figures are followed over; null where there is none. */
export const timeUnitOf = ({ dimensions }: AggregateQuery): Dimension | null =>
  dimensions.find(({ expression }) => expression.kind === "truncate") ?? null;

/** The words (lemmas) by which what is shown may be called in a follow-up: "the largest product", "more than the average amount". */
export const shownWords = ({ dimensions, measures }: AggregateQuery): ReadonlySet<string> =>
  new Set([...dimensions, ...measures].flatMap(({ label }) => tokenize(label).map(({ lemma }) => lemma)));

/** A count of the different members that figures are of. */
export const countOf = ({ expression, label }: Dimension): AggregateQuery["measures"][number] => ({
  id: "m1",
  label: `number of different ${lowered(label)}`,
  expression: aggregateOf("count-distinct", expression, []),
});

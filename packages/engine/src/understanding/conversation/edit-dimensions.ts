import { type AggregateQuery, type Dimension, isSamePart } from "@parlance/contract";
import type { Build } from "../compose/build-context.ts";
import { groupDimensions } from "../compose/groups/dimensions.ts";
import { freeId } from "./free-id.ts";
import type { Manner } from "./manner.ts";
import { amongMembers } from "./restrict.ts";

/** A follow-up's manner, and the answer whose members its groups are of; null where they are of all. */
type Wish = Pick<Manner, "adds" | "asksMembers" | "drops" | "each" | "refers" | "replaces"> & {
  among: AggregateQuery | null;
};

/** New groupings take the place of those of their kind (times, categories); "also" keeps both, "instead" neither. */
export function editDimensions(
  query: AggregateQuery,
  build: Build,
  subject: number,
  manner: Wish,
): AggregateQuery {
  const { groups } = build.frame;
  if (groups.length === 0) return query;
  const made = groups.map((group, at) => groupDimensions(build, subject, group, freeId(query, `g${at + 1}`)));
  const added = made.flatMap(({ dimensions }) => dimensions);
  if (added.length === 0) return query;
  if (manner.drops) return withoutDimensions(query, added);
  const timed = groups.every(({ kind }) => kind !== "noun");
  const replaces = manner.replaces || (build.frame.extremes.length > 0 && !manner.each);
  const stays = (dimension: Dimension): boolean => manner.adds || (!replaces && isTimed(dimension) !== timed);
  const kept = query.dimensions.filter(stays);
  const open = within(query, kept, manner, (previous) => amongMembers(query, previous, build, subject));
  const dimensions = [...kept, ...added.filter((each) => !kept.some((old) => same(old, each)))];
  const time = dimensions.find(isTimed);
  return {
    ...open,
    dimensions,
    hidden: [...query.hidden, ...made.flatMap(({ hidden }) => hidden)],
    order:
      time !== undefined && added.includes(time) && open.limit === null
        ? [{ by: { kind: "output", id: time.id }, descending: false }]
        : open.order,
  };
}

/**
 * "By month" after "who had the fewest" or "the top 5": of those, not the fewest or top 5 of all members and months. "Break that down by
 * reason" after "who has the most": of the one that came first.
 */
function within(
  query: AggregateQuery,
  kept: readonly Dimension[],
  { among, asksMembers, refers, replaces }: Wish,
  narrowed: (previous: AggregateQuery) => AggregateQuery,
): AggregateQuery {
  const stays = kept.length > 0 || asksMembers || refers || (query.limit?.count === 1 && !replaces);
  const inner = among === null || !stays ? query : narrowed(among);
  return inner === query ? query : { ...inner, having: null, order: [] };
}

function withoutDimensions(query: AggregateQuery, gone: readonly Dimension[]): AggregateQuery {
  const dimensions = query.dimensions.filter((each) => !gone.some((other) => same(each, other)));
  return { ...query, dimensions };
}

const same = (left: Dimension, right: Dimension): boolean => isSamePart(left.expression, right.expression);
const isTimed = ({ expression }: Dimension): boolean =>
  expression.kind === "truncate" || expression.kind === "part";

import {
  type AggregateQuery,
  conjuncts,
  type Dimension,
  type Filter,
  fieldsOf,
  isSamePart,
  type Measure,
  type Path,
} from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { movedPaths, startingAt } from "../compose/conditions/starting-at.ts";
import { meetFacts } from "../compose/ways/meet-facts.ts";
import { findRoutes } from "../index/graph.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { ofRows, type Side } from "./side.ts";

/** All figures in one query; null where no way leads from the first one's rows to another's, or they are split by different things. */
export function putTogether(index: ModelIndex, sides: readonly Side[]): AggregateQuery | null {
  const [first] = sides;
  if (first === undefined) return null;
  const { query: one } = first;
  const seen: Seen[] = [];
  for (const side of sides) {
    const figure = seenFrom(index, one, side);
    if (figure === null) return null;
    seen.push(figure);
  }
  const shared = conjuncts(one.filter).filter((each) => isShared(each, seen, one, sides));
  const measures = seen.map(({ measure, filter }, at): Measure => {
    const own = conjuncts(filter).filter((each) => !shared.some((other) => isSameCondition(each, other)));
    const isAlike = seen.some((other, place) => place !== at && other.measure.label === measure.label);
    return {
      ...measure,
      id: `m${at + 1}`,
      label: (isAlike ? sides[at]?.said : null) ?? measure.label,
      expression: ofRows(measure.expression, conjunction(own)),
    };
  });
  const same = measures.some(({ expression, by }, at) =>
    measures.slice(0, at).some((each) => isSamePart(each.expression, expression) && isSamePart(each.by, by)),
  );
  if (same) return null;
  const query = { ...one, filter: conjunction(shared), measures };
  return measures.some(({ by }) => by !== undefined) ? query : meetFacts(index, query);
}

/** Whether a condition is one of all figures: of the same rows, or of what their groups are cut from or belong to ("per farm in the hills"). */
const isShared = (
  condition: Filter,
  seen: readonly Seen[],
  one: AggregateQuery,
  sides: readonly Side[],
): boolean =>
  seen.every((figure) => conjuncts(figure.filter).some((each) => isSameCondition(each, condition))) &&
  (sides.every(({ query }) => query.subject === one.subject) ||
    one.dimensions.some(({ expression }) =>
      expression.kind === "truncate"
        ? condition.kind === "period" && isSamePart(expression.operand, condition.operand)
        : fieldsOf(condition).every(
            ({ path, table }) =>
              expression.kind === "field" &&
              expression.field.table === table &&
              isSamePart(expression.field.path, path),
          ),
    ));

/** One condition, whichever rows' figure it was said of. */
const isSameCondition = (one: Filter, other: Filter): boolean =>
  isSamePart(movedPaths(one, withoutReturn), movedPaths(other, withoutReturn));

/** A figure and its conditions as they are seen from the rows of another query. */
type Seen = { measure: Measure; filter: Filter | null };

/** The figure of a query as one of this one's groups; null where no way leads there, or that is split by something else. */
function seenFrom(index: ModelIndex, one: AggregateQuery, { query, measure }: Side): Seen | null {
  const [from, to] = [one.subject, query.subject].map((name) => index.graph.tableIds.get(name));
  if (from === undefined || to === undefined || one.dimensions.length !== query.dimensions.length)
    return null;
  const [route] =
    from === to ? [{ path: [] }] : findRoutes(index.graph, from, to, { count: 1, preferred: new Set() });
  if (route === undefined) return null;
  const moved = startingAt({ dimensions: query.dimensions, filter: query.filter, measure }, route.path);
  const by = ownGroups(one.dimensions, movedPaths(moved.dimensions, withoutReturn));
  if (by === null) return null;
  return {
    measure: { ...moved.measure, ...(Object.keys(by).length > 0 ? { by } : {}) },
    filter: moved.filter,
  };
}

/** A way that goes to rows and comes back to what they refer to is none. */
function withoutReturn(path: Path): Path {
  const at = path.findIndex(
    ({ relationship, reversed }, place) =>
      reversed && path[place + 1]?.relationship === relationship && path[place + 1]?.reversed === false,
  );
  return at < 0 ? path : withoutReturn([...path.slice(0, at), ...path.slice(at + 2)]);
}

/** What the second figure is split by where that is not what the first is split by; null where these are of no one kind. */
function ownGroups(
  ours: readonly Dimension[],
  theirs: readonly Dimension[],
): Record<string, Dimension["expression"]> | null {
  const apart = ours.flatMap(({ id, expression }, at) => {
    const other = theirs[at]?.expression;
    return other === undefined || isSamePart(expression, other) ? [] : [{ id, expression, other }];
  });
  const alike = apart.every(
    ({ expression, other }) =>
      expression.kind === "truncate" && other.kind === "truncate" && expression.grain === other.grain,
  );
  return alike ? Object.fromEntries(apart.map(({ id, other }) => [id, other])) : null;
}

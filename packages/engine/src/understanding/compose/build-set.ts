import type { AggregateQuery, ListQuery, SetQuery } from "@parlance/contract";
import type { Condition, Frame, PeriodWish } from "../parse/frame/frame.ts";
import { type Build, columnOf, manyRoute, routeTo, tableOf } from "./build-context.ts";
import { conditionColumn } from "./conditions/condition-column.ts";
import { withKnown } from "./conditions/with-known.ts";
import { sharesRows } from "./times/shared-periods.ts";

type Plain = (build: Build, entity: number) => AggregateQuery | ListQuery | null;

/**
 * "shared by schools founded before 1890 and schools founded after 1900": conditions on one column that no row can meet
 * together ask for what both sides have in common. Null where the frame holds no such pair.
 */
export function buildSet(build: Build, entity: number, plain: Plain): SetQuery | null {
  const { frame } = build;
  if (
    frame.counting ||
    frame.extremes.length > 0 ||
    frame.targets.some(({ aggregation }) => aggregation !== null)
  )
    return null;
  const pair = clash(build, entity);
  if (pair === null)
    return (
      contrasted(build, entity, plain) ??
      without(build, entity, plain) ??
      betweenPeriods(build, entity, plain)
    );
  const side = (without: Condition): AggregateQuery | ListQuery | null =>
    oneSide(build, entity, plain, {
      ...frame,
      both: false,
      conditions: frame.conditions.filter((condition) => condition !== without),
    });
  return joined(build, "intersect", side(pair[1]), side(pair[0]));
}

/**
 * "who taught in fall 2009 but not in spring 2010": what is said of one side alone, where each row has one value of the column
 * that both sides speak of.
 */
function contrasted(build: Build, entity: number, plain: Plain): SetQuery | null {
  const { conditions, periods, apart } = build.frame;
  if (apart === null) return null;
  const [first, others] = [conditions.slice(0, apart.conditions), conditions.slice(apart.conditions)];
  const [second, ...more] = others;
  const column = second?.test.kind === "value" ? conditionColumn(build, entity, second) : null;
  const twin = first.some(
    (one) => one.test.kind === "value" && conditionColumn(build, entity, one) === column,
  );
  const later = periods.slice(apart.periods);
  if (second === undefined || column === null || !twin || second.negated === false) return null;
  const alone = more.length + later.length === 0 && build.index.columns[column]?.table !== entity;
  if (alone) return null;
  const side = (own: Condition[], within: PeriodWish[]): AggregateQuery | ListQuery | null =>
    oneSide(build, entity, plain, { ...build.frame, apart: null, conditions: own, periods: within });
  return joined(
    build,
    "except",
    side(first, periods.slice(0, apart.periods)),
    side([{ ...second, negated: false }, ...more], later),
  );
}

/**
 * "the studios that have not made films with director Ann", "clients with no calls in May": values that no such row has, where rows of the table itself are
 * said to be missing and the value shown is one of many rows.
 */
function without(build: Build, entity: number, plain: Plain): SetQuery | null {
  const { frame, index } = build;
  const [target, other] = frame.targets;
  const column = columnOf(build, target?.noun ?? null);
  const entry = column === null ? undefined : index.columns[column];
  if (other !== undefined || target === undefined || column === null || entry === undefined) return null;
  const rows = index.tables[entry.table]?.table.rowCount ?? 0;
  const at = frame.conditions.findIndex(
    ({ test }) =>
      test.kind === "related" &&
      test.operator === "=" &&
      test.count === 0 &&
      tableOf(build, test.table) === entry.table,
  );
  const [outer, inner] = [frame.conditions.slice(0, at), frame.conditions.slice(at + 1)];
  const within = inner.length === 0 ? frame.periods : [];
  if (at < 0 || inner.length + within.length === 0 || (entry.column.profile?.distinct ?? rows) >= rows)
    return null;
  const side = (conditions: Condition[], periods: PeriodWish[]): AggregateQuery | ListQuery | null =>
    oneSide(build, entity, plain, { ...frame, conditions, periods });
  const all = within.length === 0 ? frame.periods : [];
  return joined(build, "except", side(outer, all), side([...outer, ...inner], frame.periods));
}

/** "directors with a film both in 1999 and in 2000": what the rows of both periods share. */
function betweenPeriods(build: Build, entity: number, plain: Plain): SetQuery | null {
  const { frame } = build;
  const [first, second] = frame.periods;
  if (first === undefined || second === undefined || !(frame.both || sharesRows(build, entity))) return null;
  if (second.noun !== null && first.noun !== second.noun) return null;
  const side = (without: PeriodWish): AggregateQuery | ListQuery | null =>
    oneSide(build, entity, plain, {
      ...frame,
      both: false,
      periods: frame.periods
        .filter((period) => period !== without)
        .map((period) => (period === second ? { ...second, noun: first.noun } : period)),
    });
  return joined(build, "intersect", side(second), side(first));
}

/** One side of a set operation, joined for itself; its joins count for the whole. */
function oneSide(
  build: Build,
  entity: number,
  plain: Plain,
  frame: Frame,
): AggregateQuery | ListQuery | null {
  const joined = new Set<number>();
  const query = plain({ ...build, frame, joined }, entity);
  for (const table of joined) build.joined.add(table);
  return query;
}

function joined(
  { index }: Build,
  operation: SetQuery["operation"],
  left: AggregateQuery | ListQuery | null,
  right: AggregateQuery | ListQuery | null,
): SetQuery | null {
  if (left?.kind !== "list" || right?.kind !== "list") return null;
  const known = (side: ListQuery): ListQuery => ({
    ...side,
    filter: withKnown(index, side.columns, side.filter),
  });
  return {
    kind: "set",
    source: index.model.source,
    operation,
    left: known(left),
    right,
    order: [],
    limit: null,
  };
}

/** Two conditions that no row meets together; null where there are none. */
export function clash(build: Build, entity: number): [Condition, Condition] | null {
  const { conditions, both } = build.frame;
  for (const [at, first] of conditions.entries()) {
    const second = conditions[at + 1];
    if (second === undefined || second.or || first.negated || second.negated) continue;
    const column = conditionColumn(build, entity, first);
    if (column === null || column !== conditionColumn(build, entity, second)) continue;
    if (
      first.test.kind === "value" &&
      second.test.kind === "value" &&
      both &&
      holdsOne(build, entity, column)
    )
      return [first, second];
    if (first.test.kind !== "compare" || second.test.kind !== "compare") continue;
    if (both && differ(first.test, second.test) && holdsOne(build, entity, column)) return [first, second];
    if (disjoint(first.test, second.test) || disjoint(second.test, first.test)) return [first, second];
  }
  return null;
}

/**
 * Whether each row of a table has one value of a column at most, its own or that of the one row it refers to: where such rows are
 * asked for themselves, only if nothing else leads to several.
 */
function holdsOne(build: Build, entity: number, column: number): boolean {
  const table = build.index.columns[column]?.table;
  if (table === undefined || table === entity) return table === entity;
  const itself = build.frame.targets.every(({ noun }) => noun.kind === "table" && noun.table === entity);
  if (itself && manyRoute(build, entity, table) !== null) return false;
  return routeTo(build, entity, table)?.toOne === true;
}

type Comparison = Extract<Condition["test"], { kind: "compare" }>;

const disjoint = (low: Comparison, high: Comparison): boolean =>
  low.operator.startsWith("<") && high.operator.startsWith(">") && Number(low.value) <= Number(high.value);

/** "in both 1989 and 1990": no row has two values of one column. */
const differ = (one: Comparison, other: Comparison): boolean =>
  one.operator === "=" && other.operator === "=" && one.value !== other.value;

import {
  type AggregateQuery,
  addUnits,
  conjuncts,
  dataReach,
  dayOf,
  type Expression,
  type Failure,
  type Filter,
  isoDay,
  isSamePart,
  type Life,
  type Period,
  type SemanticQuery,
  type StandingTime,
  standingBounds,
  standingOf,
  standingUntil,
  standsBefore,
  startOf,
} from "@parlance/contract";
import { column, every, select } from "./build.ts";
import { freshName, type PlanContext, type RowContext } from "./row-context.ts";
import type { JoinNode, SqlExpression, SqlSource } from "./tree.ts";
import { both } from "./used-paths.ts";
import { valueType } from "./value-type.ts";

/** A period and the day after the last one of it that has passed, both ISO. */
type PeriodRow = { period: string; until: string };

/** The periods of a query at whose ends rows stand: by which dimension, within one of each of which periods, and they themselves (`periodRows`). */
export type StandingPeriods = {
  dimension: string;
  time: StandingTime;
  within: Period[][];
  rows: PeriodRow[];
};

/** Most periods that rows are counted at the ends of; more are too long a statement. */
const mostPeriods = 1000;

/** The periods of a query, and the query without the conditions that bound these and not the rows; null where no rows stand in it. */
export function standingApart(
  plan: PlanContext,
  query: AggregateQuery,
): { periods: StandingPeriods; query: AggregateQuery } | null {
  const found = standingOf(query.dimensions);
  if (found === null) return null;
  const within: Period[][] = [];
  const filters = conjuncts(query.filter).filter((each) => {
    const bounds = standingBounds(each, found.time);
    if (bounds !== null) within.push(bounds);
    return bounds === null;
  });
  const periods = { ...found, within, rows: periodRows(plan, found.time, within) };
  return { periods, query: { ...query, filter: filters.reduce<Filter | null>(both, null) } };
}

/** The periods from that of the first beginning to that of now or of the end of the data, first first; those within the bounds where there are some. */
function periodRows(
  { model, now, calendar }: PlanContext,
  time: StandingTime,
  within: readonly Period[][],
): PeriodRow[] {
  const { grain, operand } = time;
  const reach = operand.kind === "field" ? dataReach(operand.field, model) : null;
  const tomorrow = addUnits(dayOf(standingUntil(time, model, now)), "day", 1);
  const first = reach === null ? addUnits(tomorrow, "year", -fallbackYears) : dayOf(reach.first);
  const rows: PeriodRow[] = [];
  for (let start = startOf(first, grain, calendar); start < tomorrow && rows.length <= mostPeriods; ) {
    const next = addUnits(start, grain, 1);
    const until = within.reduce((end, bounds) => endWithin(bounds, start, end), Math.min(next, tomorrow));
    if (until > start) rows.push({ period: isoDay(start), until: isoDay(until) });
    start = next;
  }
  return rows;
}

/**
 * The day (in milliseconds) before which the last period of a query ends; null where it has none, and where another one than the last counts in
 * part alone.
 */
export function lastUntil({ time, rows }: StandingPeriods): number | null {
  const isWhole = ({ period, until }: PeriodRow): boolean =>
    isoDay(addUnits(dayOf(period), time.grain, 1)) === until;
  const last = rows.at(-1);
  return last !== undefined && rows.slice(0, -1).every(isWhole) ? dayOf(last.until) : null;
}

/** The rows with a time of their own within the periods of a query, up to the end of the last. */
export function happenedWithin(periods: StandingPeriods, own: Expression): Filter | null {
  if (own.kind !== "truncate") return null;
  const last = periods.rows.at(-1);
  const within = (period: Period): Filter => ({ kind: "period", operand: own.operand, period });
  const filters: Filter[] = periods.within.map((bounds) => ({ kind: "or", filters: bounds.map(within) }));
  const end = last?.until ?? nothing.until;
  const known = within({ expression: { kind: "absolute", grain: null }, interval: { start: null, end } });
  return { kind: "and", filters: [...filters, known] };
}

/** Where the part of a period that lies within some bounds ends; its start where none does. */
function endWithin(bounds: readonly Period[], start: number, end: number): number {
  const ends = bounds.map(({ interval }) =>
    interval.start !== null && dayOf(interval.start) >= end
      ? start
      : Math.min(end, interval.end === null ? end : dayOf(interval.end)),
  );
  return Math.max(start, ...ends);
}

/** The rows that had begun at a time and stand at the end of a period, or today where it is not over. */
export function standingAt({ now }: Pick<PlanContext, "now">, life: Life, { interval }: Period): Filter {
  const tomorrow = addUnits(dayOf(now), "day", 1);
  return standsBefore(
    life,
    isoDay(Math.min(tomorrow, interval.end === null ? tomorrow : dayOf(interval.end))),
  );
}

/** What is wrong with a query whose rows would stand at the ends of more periods than a statement can hold; null where nothing is. */
export function tooManyPeriods(query: SemanticQuery, plan: PlanContext): Failure | null {
  if (query.kind === "set") return tooManyPeriods(query.left, plan) ?? tooManyPeriods(query.right, plan);
  const inner = query.kind === "analysis" ? query.query : query;
  const apart = inner.kind === "aggregate" ? standingApart(plan, inner) : null;
  if (apart === null || apart.periods.rows.length <= mostPeriods) return null;
  const reason = `there are more than ${mostPeriods} ${apart.periods.time.grain}s to count rows at the ends of; ask by longer periods, or of a shorter time`;
  return { code: "invalid-query", where: "/dimensions", reason };
}

/** From when on rows are counted where it is not known when the first of them began. */
const fallbackYears = 5;

/** The periods of a query as a source of rows (`period`, `until`, and `last_day` where it is needed): a CTE, one for each statement that needs it. */
export function periodsSource(plan: PlanContext, periods: StandingPeriods, alias: string): SqlSource {
  const last = periods.time.standing.ends.some(({ lastDay }) => lastDay);
  const rows = (periods.rows.length === 0 ? [nothing] : periods.rows).map(({ period, until }) =>
    [period, until, ...(last ? [isoDay(addUnits(dayOf(until), "day", -1))] : [])].map((value) => ({
      kind: "day" as const,
      value,
    })),
  );
  const columns = ["period", "until", ...(last ? ["last_day"] : [])];
  const query = select({ star: true, from: { kind: "values", columns, rows, alias: "listed" } });
  const known = plan.ctes.find((cte) => isSamePart(cte.query, query));
  const name = known?.name ?? freshName("periods", plan.names);
  if (known === undefined) plan.ctes.push({ kind: "cte", name, query });
  return { kind: "table", schema: null, name, alias };
}

/** The join of rows to every period at whose end they stand, and the column of its first day. */
export function standingJoin(
  plan: PlanContext,
  periods: StandingPeriods,
  row: RowContext,
  names: Set<string>,
): { join: JoinNode; period: SqlExpression } {
  const alias = freshName("periods", names);
  const source = periodsSource(plan, periods, alias);
  const began = row.plan.translate.expression(periods.time.operand, row);
  const day = (name: string, of: Expression): SqlExpression => {
    const type = valueType(of, plan.model);
    const plain = column(alias, name);
    return type === null || type === "date" ? plain : { kind: "cast", operand: plain, type };
  };
  const begun: SqlExpression = {
    kind: "comparison",
    operator: "<",
    left: began,
    right: day("until", periods.time.operand),
  };
  const going = periods.time.standing.ends.map(({ field, lastDay }): SqlExpression => {
    const end: Expression = { kind: "field", field };
    const ended = row.plan.translate.expression(end, row);
    const still: SqlExpression = {
      kind: "comparison",
      operator: ">=",
      left: ended,
      right: day(lastDay ? "last_day" : "until", end),
    };
    return {
      kind: "logic",
      operator: "or",
      operands: [{ kind: "is-null", operand: ended, negated: false }, still],
    };
  });
  const on = every([begun, ...going]);
  return { join: { kind: "join", type: "inner", source, on }, period: column(alias, "period") };
}

/** A period before all time, in which nothing stands: for bounds that hold no period. */
const nothing: PeriodRow = { period: "0001-01-01", until: "0001-01-01" };

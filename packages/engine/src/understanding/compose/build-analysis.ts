import {
  type AggregateQuery,
  type AnalysisQuery,
  type AnalysisRequest,
  addUnits,
  between,
  type Calendar,
  dayOf,
  type Period,
  type PeriodExpression,
  resolvePeriod,
  startOf,
  type TimeGrain,
} from "@parlance/contract";
import type { AnalysisCue } from "../lexicon/cues.ts";
import { buildAggregate } from "./build-aggregate.ts";
import { type Build, valueAt } from "./build-context.ts";
import { buildList } from "./build-list.ts";
import { correlates } from "./correlates.ts";
import { moneyOfRows } from "./money-rows.ts";
import { timeColumnNear, timeOf } from "./time-column.ts";
import { withoutPeriods } from "./without-periods.ts";

/** A request for a statistical analysis; null where its query cannot be built. */
export function buildAnalysis(build: Build, entity: number): AnalysisQuery | null {
  const { analysis } = build.frame;
  if (analysis === null) return null;
  const source = build.index.model.source;
  if (analysis === "correlation" && build.frame.groups.length > 0 && build.frame.targets.length > 1) {
    const query = aggregated(build, entity);
    if (query !== null && query.measures.length > 1)
      return { kind: "analysis", source, request: { kind: "correlation", target: null }, query };
  }
  if (analysis === "correlation" || analysis === "influences") {
    const found = correlates(build, analysis === "influences");
    if (found !== null) return found;
  }
  const ofRows = analysis === "distribution" || (analysis === "outliers" && build.frame.groups.length === 0);
  if (analysis === "correlation" || ofRows) {
    const query = buildList({ ...build, style: { ...build.style, bare: "list" } }, entity);
    const request: AnalysisRequest =
      analysis === "correlation"
        ? { kind: "correlation", target: null }
        : { kind: "distribution", bins: null };
    return query === null ? null : { kind: "analysis", source, request, query };
  }
  const figure = aggregated(build, entity);
  return figure === null ? null : analyse(build, figure, analysis);
}

/** What is analysed, as figures, rows by how many there are; the future is not looked up. */
function aggregated(build: Build, entity: number): AggregateQuery | null {
  const { frame } = build;
  const [only, other] = frame.targets;
  const rows = only?.noun.kind === "table" && only.aggregation === null && other === undefined;
  const counted = rows && only.noun.kind === "table" && moneyOfRows(build, only.noun.table) === null;
  const periods = frame.periods.filter(
    ({ period }) => frame.analysis !== "forecast" || !isAhead(build, period),
  );
  return buildAggregate(
    {
      ...build,
      style: { ...build.style, bare: "figure" },
      frame: {
        ...frame,
        targets: counted ? [{ ...only, aggregation: "count" }] : frame.targets,
        counting: true,
        analysis: null,
        periods,
      },
    },
    entity,
  );
}

/** An analysis of figures that are there already; null where they have no time to be followed over. */
export function analyse(build: Build, figure: AggregateQuery, analysis: AnalysisCue): AnalysisQuery | null {
  const { source } = figure;
  if (analysis === "drivers" || analysis === "influences") return drivers(build, figure);
  const { query, grain } = overTime(build, figure);
  switch (analysis) {
    case "forecast":
      return {
        kind: "analysis",
        source,
        request: { kind: "forecast", horizon: horizonOf(build, grain), grain },
        query,
      };
    case "distribution":
      return { kind: "analysis", source, request: { kind: "distribution", bins: null }, query: figure };
    case "correlation":
      return { kind: "analysis", source, request: { kind: "correlation", target: null }, query };
    case "trend":
      return { kind: "analysis", source, request: { kind: "trend" }, query };
    case "anomalies":
    case "outliers":
      return { kind: "analysis", source, request: { kind: "anomalies" }, query };
  }
}

/** The figure by its time, monthly unless a grain is named. */
function overTime(build: Build, query: AggregateQuery): { query: AggregateQuery; grain: TimeGrain } {
  for (const { expression } of query.dimensions)
    if (expression.kind === "truncate") return { query, grain: expression.grain };
  const operand = timeOf(build, query);
  if (operand === null) return { query, grain: "month" };
  const dimension = {
    id: "t",
    label: "month",
    expression: { kind: "truncate" as const, grain: "month" as const, operand },
  };
  return {
    query: {
      ...query,
      dimensions: [dimension, ...query.dimensions],
      order: [{ by: { kind: "output", id: "t" }, descending: false }],
    },
    grain: "month",
  };
}

/** "Next quarter", "until the end of the year", "for the rest of the month": what reaches beyond today without looking back. */
const isAhead = ({ now }: Build, { expression, interval: { start, end } }: Period): boolean =>
  (expression.kind === "calendar" && expression.offset > 0) ||
  (end !== null && dayOf(end) > dayOf(now) && (start === null || dayOf(start) >= dayOf(now)));

/** How many units ahead, from "next 3 months" or "until the end of the year"; null where not said. */
function horizonOf(build: Build, grain: TimeGrain): number | null {
  for (const { period } of build.frame.periods) {
    const { expression } = period;
    if (expression.kind === "calendar" && expression.offset > 0)
      return expression.grain === grain
        ? expression.count
        : scale(expression.grain, grain) * expression.count;
    if (isAhead(build, period) && period.interval.end !== null)
      return unitsUntil(build, grain, dayOf(period.interval.end));
  }
  return null;
}

/** The units after the current one that begin before a day; at least one. */
function unitsUntil({ now, calendar }: Build, grain: TimeGrain, end: number): number {
  let units = 0;
  const first = startOf(dayOf(now), grain, calendar);
  while (units < mostAhead && addUnits(first, grain, units + 1) < end) units += 1;
  return Math.max(1, units);
}

const mostAhead = 400;

const scale = (from: TimeGrain, to: TimeGrain): number => {
  const days: Partial<Record<TimeGrain, number>> = { day: 1, week: 7, month: 30, quarter: 91, year: 365 };
  return Math.max(1, Math.round((days[from] ?? 1) / (days[to] ?? 1)));
};

function drivers(build: Build, query: AggregateQuery): AnalysisQuery | null {
  const subject = build.index.graph.tableIds.get(query.subject);
  const column = subject === undefined ? null : timeColumnNear(build, subject);
  const field = subject === undefined || column === null ? null : valueAt(build, subject, column);
  const measure = query.measures[0];
  if (field?.kind !== "field" || measure === undefined) return null;
  const said = build.frame.periods[0]?.period ?? lastMonth(build);
  const request: AnalysisRequest = {
    kind: "drivers",
    measure: measure.id,
    time: field.field,
    current: said,
    previous: before(said, build),
    candidates: [],
  };
  const rows: AggregateQuery = {
    ...query,
    filter: withoutPeriods(query.filter),
    dimensions: [],
    hidden: [],
    transforms: [],
    order: [],
    limit: null,
  };
  return { kind: "analysis", source: query.source, request, query: rows };
}

function lastMonth({ now, calendar }: Build): Period {
  const expression = { kind: "calendar", grain: "month", offset: -1, count: 1, fiscal: false } as const;
  return moving(expression, now, calendar) ?? { expression, interval: { start: null, end: null } };
}

/** The period of the same length just before; of units to date, the unit before to the same point. */
function before({ interval, expression }: Period, { now, calendar }: Build): Period {
  const start = dayOf(interval.start ?? "2000-01-01");
  const end = dayOf(interval.end ?? interval.start ?? "2001-01-01");
  if (expression.kind === "calendar" || expression.kind === "to-date") {
    const count = expression.kind === "calendar" ? expression.count : 1;
    const earlier = moving({ ...expression, offset: expression.offset - count }, now, calendar);
    if (earlier !== null) return earlier;
  }
  const grain = expression.kind === "absolute" ? expression.grain : null;
  const from = grain === null ? start - (end - start) : addUnits(start, grain, -1);
  return { expression: { kind: "absolute", grain }, interval: between(from, start) };
}

/** A period that moves on with now; null where it does not. */
function moving(expression: PeriodExpression, now: string, calendar: Calendar): Period | null {
  const interval = resolvePeriod(expression, now, calendar);
  return interval === null ? null : { expression, interval };
}

import {
  type AggregateQuery,
  type AnalysisQuery,
  type AnalysisRequest,
  addUnits,
  dayOf,
  type Expression,
  isSamePart,
  type Period,
  startOf,
  type TimeGrain,
} from "@parlance/contract";
import { entryOf } from "../index/entry-of.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { areYearNumbers } from "../index/year-dates.ts";
import type { AnalysisCue } from "../lexicon/cues.ts";
import { topPart } from "../parse/frame/top-part.ts";
import { hoursAhead } from "../parse/idioms/times/hours-ahead.ts";
import { tokenize } from "../text/tokenize.ts";
import { buildAggregate } from "./build-aggregate.ts";
import type { Build } from "./build-context.ts";
import { buildDistribution } from "./build-distribution.ts";
import { buildDrivers } from "./build-drivers.ts";
import { buildList } from "./build-list.ts";
import { correlates } from "./correlates.ts";
import { moneyOfRows } from "./figures/money-rows.ts";
import { comingMonths } from "./times/coming-months.ts";
import { alongTime, timeOf, usualGrain } from "./times/time-column.ts";

/** A request for a statistical analysis, or the counts that one of categories is; null where its query cannot be built. */
export function buildAnalysis(asked: Build, entity: number): AnalysisQuery | AggregateQuery | null {
  const build = asked.frame.analysis === "forecast" ? comingMonths(asked) : asked;
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
  if (analysis === "distribution" || (analysis === "outliers" && build.frame.groups.length === 0))
    return buildDistribution(build, entity, (asked) => aggregated(asked, entity));
  if (analysis === "correlation") {
    const query = buildList({ ...build, style: { ...build.style, bare: "list" } }, entity);
    const request: AnalysisRequest = { kind: "correlation", target: null };
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
  if (analysis === "drivers" || analysis === "influences") return buildDrivers(build, figure);
  const { query, grain } = overTime(build, figure);
  switch (analysis) {
    case "forecast":
      return {
        kind: "analysis",
        source,
        request: { kind: "forecast", grain, ...horizonOf(build, grain) },
        query,
      };
    case "distribution":
      return { kind: "analysis", source, request: { kind: "distribution", bins: null }, query: figure };
    case "concentration":
      return concentration(build, figure);
    case "correlation":
      return { kind: "analysis", source, request: { kind: "correlation", target: null }, query };
    case "trend":
      return { kind: "analysis", source, request: { kind: "trend" }, query };
    case "anomalies":
    case "outliers":
      return { kind: "analysis", source, request: { kind: "anomalies" }, query };
  }
}

/** The figure by its time: monthly unless a grain is named, or shorter times are asked for ("the next 4 weeks"). */
function overTime(build: Build, query: AggregateQuery): { query: AggregateQuery; grain: TimeGrain } {
  for (const { expression } of query.dimensions)
    if (expression.kind === "truncate") return { query, grain: expression.grain };
  const operand = timeOf(build, query);
  const ahead = aheadOf(build)?.expression;
  const own = query.dimensions.find(
    ({ expression }) => operand !== null && unitOf(expression, operand, build.index) !== null,
  );
  const said = own === undefined || operand === null ? null : unitOf(own.expression, operand, build.index);
  const short = ahead !== undefined && "grain" in ahead && isShort(ahead.grain) ? ahead.grain : null;
  const grain = said ?? short ?? usualGrain(build, query);
  const dimension = alongTime(build, query, grain, build.frame.analysis === "forecast");
  if (dimension === null) return { query, grain };
  return {
    query: {
      ...query,
      dimensions: [dimension, ...query.dimensions.filter((other) => other !== own)],
      order: [{ by: { kind: "output", id: "t" }, descending: false }],
    },
    grain,
  };
}

/** "By date", "by hour", "year by year" of a column of year numbers: the unit in which a split by a time itself follows it; null where it is none. */
function unitOf(expression: Expression, time: Expression, index: ModelIndex): TimeGrain | null {
  if (isSamePart(expression, time)) return "day";
  const entry = expression.kind === "field" ? entryOf(expression.field, index) : null;
  if (entry != null && areYearNumbers(entry) && entry.words.every((word) => yearNames.has(word)))
    return "year";
  return expression.kind === "part" &&
    expression.part === "hour-of-day" &&
    isSamePart(expression.operand, time)
    ? "hour"
    : null;
}

/** What a column of years is called that are those of the time. */
const yearNames: ReadonlySet<string> = new Set(["year", "calendar"]);

const isShort = (grain: TimeGrain | null): grain is TimeGrain =>
  grain !== null && ["hour", "day", "week"].includes(grain);

/** The coming time that a question asks for; undefined where it names none. */
const aheadOf = (build: Build): Period | undefined =>
  build.frame.periods.map(({ period }) => period).find((period) => isAhead(build, period));

/** "Next quarter", "until the end of the year", "for 2025" in the midst of it: what ends later than today, of a past that reaches until now nothing. */
const isAhead = ({ now }: Build, { expression, interval: { start, end } }: Period): boolean =>
  (expression.kind === "calendar" && expression.offset > 0) ||
  (end !== null && dayOf(end) > dayOf(now) && (start === null || dayOf(start) >= dayOf(now))) ||
  (end !== null && "grain" in expression && dayOf(end) > addUnits(dayOf(now), "day", 1));

/**
 * How many units ahead, from "next 3 months" or "until the end of the year", null where not said; and the time that was asked for
 * where it is no number of units from the next one on ("next quarter" by months).
 */
function horizonOf(build: Build, grain: TimeGrain): { horizon: number | null; asked?: Period } {
  const ahead = aheadOf(build);
  const hours = grain === "hour" ? hoursAhead(build.text) : null;
  if (hours !== null) return { horizon: hours };
  const { start = null, end = null } = ahead?.interval ?? {};
  if (ahead === undefined || end === null) return { horizon: null };
  const horizon = unitsUntil(build, grain, dayOf(end));
  const next = addUnits(startOf(dayOf(build.now), grain, build.calendar), grain, 1);
  const isLater = start !== null && dayOf(start) > next;
  const isWhole = start !== null && "grain" in ahead.expression && ahead.expression.grain !== grain;
  return isLater || (isWhole && dayOf(start) >= next) ? { horizon, asked: ahead } : { horizon };
}

/** The units after the current one that begin before a day; at least one. */
function unitsUntil({ now, calendar }: Build, grain: TimeGrain, end: number): number {
  let units = 0;
  const first = startOf(dayOf(now), grain, calendar);
  while (units < mostAhead && addUnits(first, grain, units + 1) < end) units += 1;
  return Math.max(1, units);
}

const mostAhead = 400;

/** A figure's members, largest first, against the whole; null where it is not split. */
function concentration({ text }: Build, figure: AggregateQuery): AnalysisQuery | null {
  const [measure] = figure.measures;
  if (measure === undefined || figure.dimensions.length === 0) return null;
  const order = [{ by: { kind: "output" as const, id: measure.id }, descending: true }];
  const query = { ...figure, order, limit: null };
  const request: AnalysisRequest = { kind: "concentration", top: topPart(tokenize(text, 90)) };
  return { kind: "analysis", source: figure.source, request, query };
}

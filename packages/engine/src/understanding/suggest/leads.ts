import {
  type AggregateQuery,
  type AnalysisRequest,
  addUnits,
  capitalised,
  conjuncts,
  dayOf,
  type Filter,
  type Finding,
  findTable,
  type Interval,
  isSamePart,
  type Measure,
  periodsOf,
  type ResultTable,
  type SemanticQuery,
  speaksOf,
  splitOf,
} from "@parlance/contract";
import { conjunction } from "../compose/conditions/join-conditions.ts";
import { withoutPeriods } from "../compose/times/without-periods.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { type Idea, splitsOfRows } from "./ideas.ts";
import { keptTo } from "./said-conditions.ts";

/**
 * Questions that lead on from what was shown, of the same rows. Of a figure over time: why it changed in the month that stands out, how an amount
 * will go on, and whether anything is out of line; of one by members: what the first of them is made up of, and how it went over time.
 */
export function leadsFrom(
  query: SemanticQuery,
  { findings, table, index }: { findings: readonly Finding[]; table: ResultTable; index: ModelIndex },
): Idea[] {
  const asked = query.kind === "analysis" ? query.request.kind : null;
  const figures = query.kind === "analysis" ? query.query : query;
  const [measure] = figures.kind === "aggregate" ? figures.measures : [];
  if (figures.kind !== "aggregate" || measure === undefined) return [];
  const name = measure.label.replace(/, numerator$/, "").toLowerCase();
  const rows = withoutPeriods(figures.filter);
  return grainOf(figures) === null && asked !== "drivers"
    ? [
        ...partsOfFirst(figures, measure, { name, table, index }),
        ...overTime(figures, measure, { name, index }),
      ]
    : overTimes(figures, { name, asked, month: monthOf(findings, table) }).flatMap((idea) =>
        keptTo(idea, rows, index.model),
      );
}

/** What the member that leads is made up of: "total cost by topic for Bluewater"; not by what it is itself ("for this product by category"). */
function partsOfFirst(
  query: AggregateQuery,
  measure: Measure,
  { name, table, index }: { name: string; table: ResultTable; index: ModelIndex },
): Idea[] {
  const shown = query.dimensions.filter(({ id }) => !query.hidden.includes(id));
  const [group, other] = shown;
  const place = table.columns.findIndex(({ id }) => id === group?.id);
  const figure = table.columns.findIndex(({ id }) => id === measure.id);
  if (group?.expression.kind !== "field" || other !== undefined || place < 0 || figure < 0) return [];
  const [first] = table.rows.toSorted((left, right) => Number(right[figure]) - Number(left[figure]));
  const leader = first?.[place];
  const { field } = group.expression;
  const entity = field.table === query.subject ? null : findTable(index.model, field.table);
  const split = splitsOfRows(index, query.subject).find(
    ({ column: { name: each } }) =>
      !speaksOf(query, each) && entity?.columns.every((column) => column.name !== each) !== false,
  );
  if (typeof leader !== "string" || table.rowCount < 2 || split === undefined) return [];
  const own: Filter = {
    kind: "comparison",
    operator: "=",
    left: group.expression,
    right: { kind: "constant", value: leader, type: "string" },
  };
  const idea: Idea = {
    question: capitalised(`${name} by ${split.said}`),
    shape: "parts",
    means: (read) => showsFigure(read, measure) && speaksOf(read.dimensions, split.column.name),
  };
  return keptTo(idea, conjunction([own, ...conjuncts(query.filter)]), index.model);
}

/** The same figure followed over time, where its rows are of more than a month. */
function overTime(
  query: AggregateQuery,
  measure: Measure,
  { name, index }: { name: string; index: ModelIndex },
): Idea[] {
  const isShort = periodsOf(query.filter).some(({ period: { interval } }) => isMonth(interval));
  const idea: Idea = {
    question: capitalised(`monthly ${name}`),
    shape: "time",
    means: (read) => showsFigure(read, measure) && grainOf(read) === "month",
  };
  return isShort || query.comparison !== null ? [] : keptTo(idea, query.filter, index.model);
}

const isMonth = ({ start, end }: Interval): boolean =>
  start === null || end === null || addUnits(dayOf(start), "month", 1) >= dayOf(end);

const showsFigure = (read: SemanticQuery, { expression }: Measure): read is AggregateQuery =>
  read.kind === "aggregate" && isSamePart(read.measures[0]?.expression, expression);

function overTimes(
  figures: AggregateQuery,
  { name, asked, month: told }: { name: string; asked: AnalysisRequest["kind"] | null; month: string | null },
): Idea[] {
  const [measure] = figures.measures;
  const grain = grainOf(figures);
  const month = grain === "month" || grain === "day" ? told : null;
  if (measure === undefined) return [];
  return [
    ...(month === null ? [] : [lead(`Why did ${name} change in ${month}?`, "drivers")]),
    ...(asked === "forecast" || isLevel(measure)
      ? []
      : [lead(`Forecast ${name} ${ahead(name)}`, "forecast")]),
    ...(asked === "anomalies" ? [] : [lead(`Find anomalies in monthly ${name}`, "anomalies")]),
  ];
}

const levels: ReadonlySet<string> = new Set(["average", "median", "minimum", "maximum"]);

/** Whether a figure is a level and no amount: seldom told better ahead than by its last value. */
const isLevel = ({ expression }: Measure): boolean =>
  expression.kind === "aggregate" && levels.has(expression.aggregation);

/** How far; a count of rows with a number of months after it would be read less surely. */
const ahead = (name: string): string =>
  name.startsWith("number of ") ? "by month" : "for the next 3 months";

const lead = (question: string, kind: AnalysisRequest["kind"]): Idea => ({
  question,
  shape: kind,
  means: (query) => query.kind === "analysis" && query.request.kind === kind,
});

function grainOf({ dimensions }: AggregateQuery): string | null {
  for (const { expression } of dimensions) if (expression.kind === "truncate") return expression.grain;
  return null;
}

/** The month of the first period that a finding of an outlier, a change or an extreme of the whole names. */
function monthOf(findings: readonly Finding[], { columns, rows }: ResultTable): string | null {
  const time = columns.findIndex(({ type }) => type === "date" || type === "timestamp");
  for (const { kind, sentence } of findings) {
    if (kind !== "outlier" && kind !== "change" && kind !== "extreme") continue;
    const cells = sentence.flatMap((segment) => (segment.kind === "cell" ? segment.cells : []));
    if (cells.some(([, column]) => splitOf(columns[column]?.id ?? "") !== null)) continue;
    const row = cells.find(([, column]) => column === time)?.[0];
    const instant = row === undefined ? Number.NaN : Date.parse(String(rows[row]?.[time]).slice(0, 10));
    if (Number.isFinite(instant))
      return new Date(instant).toLocaleString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
  }
  return null;
}

import {
  type AggregateQuery,
  type AnalysisRequest,
  type Finding,
  type Measure,
  type ResultTable,
  type SemanticQuery,
  splitOf,
} from "@parlance/contract";
import type { Idea } from "./ideas.ts";

/**
 * Questions that lead on from what was found about a figure over time: why it changed in the month that stands out, how an amount
 * will go on, and whether anything is out of line. None for results without a time.
 */
export function leadsFrom(query: SemanticQuery, findings: readonly Finding[], table: ResultTable): Idea[] {
  const asked = query.kind === "analysis" ? query.request.kind : null;
  const figures = query.kind === "analysis" ? query.query : query;
  if (figures.kind !== "aggregate" || (figures.filter !== null && asked !== "drivers")) return [];
  const [measure] = figures.measures;
  const grain = grainOf(figures);
  if (measure === undefined || (grain === null && asked !== "drivers")) return [];
  const name = measure.label.replace(/, numerator$/, "").toLowerCase();
  const month = grain === "month" || grain === "day" ? monthOf(findings, table) : null;
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

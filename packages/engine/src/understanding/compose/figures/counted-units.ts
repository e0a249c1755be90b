import {
  type AggregateQuery,
  aggregateOf,
  type Expression,
  type Filter,
  type TimeGrain,
} from "@parlance/contract";
import { unitOf } from "../../time/unit-of.ts";
import { type Build, columnAt } from "../build-context.ts";
import { bandsOfUnits } from "../groups/bands-of-units.ts";
import { timeColumnNear, timeOf } from "../times/time-column.ts";

const counted = String.raw`\b(?:how many|number of|count of)(?: different| distinct)? (day|week|month|quarter|year)s`;

/** "How many days had …", "on how many days did we get …", "the number of months with …". */
const asksForUnits = new RegExp(
  String.raw`${counted} (?:had|has|have|with|where|when|did|do|were|was|saw|in which|on which|that had)\b`,
  "i",
);

/** Any other "number of days" but a length of time: "in each", "by zone", "colder than …". */
const saysUnits = new RegExp(
  String.raw`${counted}(?! (?:since|after|before|between|from|to|until|till|of|ago|per|overdue|late|early|old|left|long|it|does|is|are|remaining|open|in advance)\b)`,
  "i",
);

/**
 * "How many days had more than 10 orders": different ones of the units of time that the query splits by, among those that pass its
 * condition where it has one. Null where no such units are asked for.
 */
export function countedUnits(text: string, query: AggregateQuery): AggregateQuery | null {
  const { dimensions, measures, having, filter } = query;
  const [unit, other] = dimensions;
  const { expression } = unit ?? {};
  if (
    unit === undefined ||
    other !== undefined ||
    expression?.kind !== "truncate" ||
    !asksForUnits.test(text)
  )
    return null;
  const within: Filter = {
    kind: "member",
    operand: expression,
    query: { ...query, order: [], limit: null, hidden: measures.map(({ id }) => id) },
  };
  const filters = [filter, having === null ? null : within].filter((each) => each !== null);
  const [first] = filters;
  return {
    ...query,
    dimensions: [],
    measures: [unitCount(expression)],
    filter: filters.length > 1 ? { kind: "and", filters } : (first ?? null),
    having: null,
    order: [],
    limit: null,
    hidden: [],
  };
}

/** "On how many days was it below zero" of rows of which a day has several: the days that one of them falls in, in the place of their count. */
export function withUnitsCounted(build: Build, query: AggregateQuery): AggregateQuery {
  const [measure, other] = query.measures;
  const { expression } = measure ?? {};
  if (measure === undefined || other !== undefined || query.having !== null) return query;
  if (expression?.kind !== "aggregate" || expression.aggregation !== "count" || expression.operand !== null)
    return query;
  const grain = unitOf((asksForUnits.exec(build.text) ?? saysUnits.exec(build.text))?.[1]?.toLowerCase());
  const operand = grain === null ? null : timeOf(build, query);
  if (grain === null || operand?.kind !== "field" || hasOneEach(build, query.subject, grain)) return query;
  const unit = { kind: "truncate" as const, grain, operand };
  const counts = { ...unitCount(unit), id: measure.id };
  return { ...query, measures: [counts], dimensions: bandsOfUnits(build, query, unit) };
}

const besideFigure = new RegExp(
  String.raw`${counted} .*\band (?:also |then |the |in )*(?:what|how many|how much|total|sum|average|mean|number|amount|was|were|is)\b`,
  "i",
);

/** "On how many days was it below zero and how many visitors came on them": the days that are counted, before what else is asked of the same rows. */
export function withUnitsBeside(build: Build, query: AggregateQuery): AggregateQuery {
  const { measures, dimensions, having } = query;
  const grain = unitOf(besideFigure.exec(build.text)?.[1]?.toLowerCase());
  const counts = measures.some(
    ({ expression }) => expression.kind === "aggregate" && isCount(expression.aggregation),
  );
  if (grain === null || counts || measures.length === 0 || dimensions.length > 0 || having !== null)
    return query;
  const named = build.index.words.phrases.has(grain) || !saysUnits.test(build.text);
  const operand = named || build.frame.conditions.length === 0 ? null : timeOf(build, query);
  if (operand?.kind !== "field") return query;
  const days = hasOneEach(build, query.subject, grain)
    ? { id: "units", label: `number of ${grain}s`, expression: aggregateOf("count", null, []) }
    : unitCount({ kind: "truncate", grain, operand });
  return { ...query, measures: [days, ...measures] };
}

const isCount = (aggregation: string): boolean => aggregation === "count" || aggregation === "count-distinct";

const unitCount = (
  expression: Extract<Expression, { kind: "truncate" }>,
): AggregateQuery["measures"][number] => ({
  id: "units",
  label: `number of ${expression.grain}s`,
  expression: aggregateOf("count-distinct", expression, []),
});

/** Whether each row has a day of its own. */
function hasOneEach(build: Build, subject: string, grain: TimeGrain): boolean {
  const table = build.index.graph.tableIds.get(subject) ?? -1;
  const column = columnAt(build, timeColumnNear(build, table) ?? -1);
  const rows = build.index.tables[table]?.table.rowCount ?? 0;
  return grain === "day" && column?.physicalType === "date" && (column.profile?.distinct ?? rows) >= rows;
}

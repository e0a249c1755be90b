import {
  type AggregateQuery,
  type Expression,
  type Field,
  type Filter,
  findColumn,
  findTable,
  type Measure,
  type SemanticModel,
  splitId,
  type TimeGrain,
} from "@parlance/contract";
import { candidateDimensions } from "./candidate-dimensions.ts";

/** Dimensions and members that are looked through, points over all of them, and the share of the rows below which a member is too small. */
const most = { dimensions: 8, members: 12, columns: 40, points: 50_000, smallest: 0.02 };

/**
 * Sums and counts over time alone, with further measures (ids from `splitId`) that are each of them within one member of the
 * nearest dimensions: where something out of line may come from, and where it may hide. Members are the most frequent ones of
 * the dimension's profile; the time's profile bounds how many there is room for. Other queries stay as they are.
 */
export function withSplits(query: AggregateQuery, model: SemanticModel): AggregateQuery {
  const [time, ...others] = query.dimensions;
  const [measure] = query.measures;
  if (time?.expression.kind !== "truncate" || others.length > 0 || measure === undefined) return query;
  if (query.transforms.length > 0 || query.comparison !== null || !query.measures.every(addsUp)) return query;
  const bounds = { candidates: most.dimensions, groups: Number.POSITIVE_INFINITY };
  const splits = candidateDimensions(query, measure, model, bounds).flatMap((field) =>
    membersOf(field, model),
  );
  const room =
    Math.min(most.columns, most.points / periodsOf(time.expression, model)) / query.measures.length;
  const kept = splits.slice(0, Math.floor(room));
  const added = query.measures.flatMap((one) =>
    kept.map((split, index): Measure => withinMember(one, split, splitId(one.id, index + 1))),
  );
  return { ...query, measures: [...query.measures, ...added] };
}

type Split = { filter: Filter; name: string };

const addsUp = ({ expression }: Measure): boolean =>
  expression.kind === "aggregate" && (expression.aggregation === "sum" || expression.aggregation === "count");

function withinMember(measure: Measure, { filter, name }: Split, id: string): Measure {
  const { expression, label } = measure;
  if (expression.kind !== "aggregate") return measure;
  const both: Filter =
    expression.filter === null ? filter : { kind: "and", filters: [expression.filter, filter] };
  return { id, label: `${label}, ${name}`, expression: { ...expression, filter: both } };
}

/** A dimension's most frequent members as conditions; none where it has too many to be looked through or one that is nearly all. */
function membersOf(field: Field, model: SemanticModel): Split[] {
  const table = findTable(model, field.table);
  const column = table === null ? null : findColumn(table, field.column);
  const values = column?.profile?.topValues ?? [];
  const rows = values.reduce((sum, { count }) => sum + count, 0);
  if (column === null || (column.profile?.distinct ?? 0) > most.members) return [];
  return values
    .filter(({ value, count }) => value !== null && count >= most.smallest * rows)
    .map(({ value }) => ({
      filter: {
        kind: "comparison",
        operator: "=",
        left: { kind: "field", field },
        right: { kind: "constant", value, type: null },
      },
      name: `${column.label} ${String(value)}`,
    }));
}

const days: Record<TimeGrain, number> = {
  second: 1 / 86_400,
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  quarter: 91,
  year: 365,
};

/** About how many periods a time column spans; three years where its values are not known. */
function periodsOf(time: Extract<Expression, { kind: "truncate" }>, model: SemanticModel): number {
  const field = time.operand.kind === "field" ? time.operand.field : null;
  const table = field === null ? null : findTable(model, field.table);
  const profile =
    field === null || table === null ? null : (findColumn(table, field.column)?.profile ?? null);
  const instant = (value: unknown): number => Date.parse(String(value).slice(0, 10));
  const span = (instant(profile?.maximum) - instant(profile?.minimum)) / 86_400_000;
  return Math.max(1, (Number.isFinite(span) ? span : 3 * 365) / days[time.grain]);
}

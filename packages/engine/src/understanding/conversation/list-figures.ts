import {
  type AggregateQuery,
  aggregateOf,
  aggregateQuery,
  type Dimension,
  type ListColumn,
  type ListQuery,
  partKey,
} from "@parlance/contract";
import { type Build, columnAt, fieldAt } from "../compose/build-context.ts";
import { rowsFigure, toMeasure } from "../compose/figures/measures.ts";
import { groupDimensions } from "../compose/groups/dimensions.ts";
import type { ColumnEntry } from "../index/entries.ts";
import { isNumeric } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import { rowsShown } from "./restrict.ts";

/** "By channel" after a list: what is counted of its rows, or added up where they show one amount. */
export function figuredBy(query: ListQuery, build: Build, subject: number): AggregateQuery | null {
  const counts = countedBy(query, build, subject);
  const amounts = query.columns.filter((column) => isAmountListed(column, build));
  const [amount] = amounts;
  if (counts === null || amount === undefined || amounts.length > 1) return counts;
  const { expression, label } = amount;
  return {
    ...counts,
    measures: [{ id: "m1", label: `total ${label}`, expression: aggregateOf("sum", expression, []) }],
  };
}

/** Its rows, to be counted. */
export const plain = (query: ListQuery): AggregateQuery =>
  aggregateQuery(query.source, query.subject, {
    filter: query.filter,
  });

/** The rows listed as groups of one each: their columns, and unseen the key (columns of the index) that keeps those of one name apart. */
export function eachListed(
  query: ListQuery,
  build: Build,
  key: readonly number[],
): { dimensions: Dimension[]; hidden: string[] } {
  const dimensions: Dimension[] = query.columns.map(({ id, label, expression }) => ({
    id,
    label,
    expression,
  }));
  const shown = new Set(dimensions.map(({ expression }) => partKey(expression)));
  const subject = build.index.graph.tableIds.get(query.subject) ?? -1;
  const keys = key.flatMap((id): Dimension[] => {
    const expression = fieldAt(build, subject, id);
    if (expression === null || shown.has(partKey(expression))) return [];
    return [{ id: `key${id}`, label: columnAt(build, id)?.label ?? "", expression }];
  });
  return { dimensions: [...dimensions, ...keys], hidden: keys.map(({ id }) => id) };
}

/** Figures of the rows listed, of a list that was cut those few. */
const ofThose = (query: ListQuery, build: Build, subject: number): AggregateQuery => ({
  ...plain(query),
  filter: rowsShown(query, build, subject, false),
});

/** "How many are there?": the rows listed, or their different values. */
export function counted(query: ListQuery): AggregateQuery {
  const [only] = query.columns;
  const distinct = query.distinct && query.columns.length === 1 && only !== undefined;
  const expression = distinct
    ? aggregateOf("count-distinct", only.expression, [])
    : aggregateOf("count", null, []);
  return { ...plain(query), measures: [{ id: "m1", label: `number of ${query.subject}`, expression }] };
}

/** "How many per priority?": the rows listed, by groups. */
export function countedBy(query: ListQuery, build: Build, subject: number): AggregateQuery | null {
  const made = build.frame.groups.map((group, at) => groupDimensions(build, subject, group, `g${at + 1}`));
  const dimensions = made.flatMap((each) => each.dimensions);
  const measure = toMeasure(build, rowsFigure(build, subject), subject, "m1");
  if (dimensions.length === 0 || measure === null) return null;
  const time = dimensions.find(({ expression }) => expression.kind === "truncate");
  return {
    ...ofThose(query, build, subject),
    dimensions,
    measures: [measure],
    hidden: made.flatMap(({ hidden }) => hidden),
    order: time === undefined ? [] : [{ by: { kind: "output", id: time.id }, descending: false }],
  };
}

/** "What is the average of them?": of the number listed. */
export function ofColumn(query: ListQuery, build: Build, subject: number): AggregateQuery | null {
  const listed = query.columns.find((column) => isNumberListed(column, build));
  if (listed === undefined) return null;
  return {
    ...ofThose(query, build, subject),
    measures: build.frame.aggregations.map((aggregation, at) => ({
      id: `m${at + 1}`,
      label: `${aggregation} ${listed.label}`,
      expression: aggregateOf(aggregation, listed.expression, []),
    })),
  };
}

/** Whether a column shows a number of the rows themselves that is no key. */
export function isNumberListed(column: ListColumn, { index }: Pick<Build, "index">): boolean {
  const entry = entryListed(column, index);
  return entry !== null && isNumeric(entry.column) && entry.column.role !== "key" && !entry.foreign;
}

/** Whether a column shows numbers of the rows themselves, be they keys or not. */
export function holdsNumbers(column: ListColumn, { index }: Pick<Build, "index">): boolean {
  const entry = entryListed(column, index);
  return entry !== null && isNumeric(entry.column);
}

/** Whether a column shows a number of the rows themselves that may be added up. */
export const isAmountListed = (column: ListColumn, build: Pick<Build, "index">): boolean =>
  isNumberListed(column, build) && entryListed(column, build.index)?.column.defaultAggregation === "sum";

function entryListed({ expression }: ListColumn, { columns, graph }: ModelIndex): ColumnEntry | null {
  if (expression.kind !== "field" || expression.field.path.length > 0) return null;
  const { table, column } = expression.field;
  const id = graph.tableIds.get(table);
  return columns.find((each) => each.table === id && each.column.name === column) ?? null;
}

import {
  type Aggregation,
  type Column,
  type Dimension,
  type Expression,
  type Field,
  type Filter,
  findColumn,
  findTable,
  type Literal,
  lowered,
  type Measure,
  type SemanticModel,
  type SemanticQuery,
  type TimeGrain,
} from "@parlance/contract";
import { withOutput, withValues } from "./edit-query.ts";
import { valueAt } from "./pointer.ts";

/** One choice of a chip's menu: what it is called, whether it stands now, and the query that it makes. */
export type Option = { label: string; current: boolean; query: SemanticQuery };

const grains: TimeGrain[] = ["day", "week", "month", "quarter", "year"];
const aggregationNames: [Aggregation, string][] = [
  ["sum", "total"],
  ["average", "average"],
  ["median", "median"],
  ["minimum", "minimum"],
  ["maximum", "maximum"],
];
const maximumValues = 60;

/** What a grouping can be instead: another step of time, or another grouping of the same table. */
export function dimensionOptions(query: SemanticQuery, pointer: string, model: SemanticModel): Option[] {
  const dimension = valueAt(query, pointer) as Dimension;
  const { expression } = dimension;
  if (expression.kind === "truncate")
    return grains.map((grain) => ({
      label: `by ${grain}`,
      current: grain === expression.grain,
      query: withOutput(query, pointer, {
        label: dimension.label.replace(/^(second|minute|hour|day|week|month|quarter|year)\b/i, grain),
        expression: { ...expression, grain },
      }),
    }));
  if (expression.kind !== "field") return [];
  const { field } = expression;
  const columns = findTable(model, field.table)?.columns ?? [];
  return columns
    .filter((column) => isGrouping(column) || column.name === field.column)
    .map((column) => ({
      label: column.label,
      current: column.name === field.column,
      query: withOutput(query, pointer, {
        label: column.label,
        expression: { kind: "field", field: { ...field, column: column.name } },
      }),
    }));
}

/** What a figure can be instead: aggregated in another way. */
export function measureOptions(query: SemanticQuery, pointer: string, model: SemanticModel): Option[] {
  const { expression } = valueAt(query, pointer) as Measure;
  if (expression.kind !== "aggregate" || expression.operand?.kind !== "field") return [];
  const column = columnOf(model, expression.operand.field);
  if (column === null || column.semanticType !== "measure") return [];
  return aggregationNames.map(([aggregation, name]) => ({
    label: `${name} ${lowered(column.label)}`,
    current: aggregation === expression.aggregation,
    query: withOutput(query, pointer, {
      label: `${name} ${lowered(column.label)}`,
      expression: { ...expression, aggregation, quantile: null },
    }),
  }));
}

/** The real values that a filter on one column can ask for, most frequent first; none for other filters. */
export function valueOptions(query: SemanticQuery, pointer: string, model: SemanticModel): Option[] {
  const filter = valueAt(query, pointer) as Filter;
  const asked = askedValues(filter);
  if (asked === null) return [];
  const column = columnOf(model, asked.field);
  const values = (column?.profile?.topValues ?? []).slice(0, maximumValues);
  return values.flatMap(({ value }): Option[] =>
    value === null
      ? []
      : [
          {
            label: String(value),
            current: asked.values.includes(value),
            query: withValues(query, pointer, [value]),
          },
        ],
  );
}

function askedValues(filter: Filter): { field: Field; values: Literal[] } | null {
  if (filter.kind === "in" && filter.operand.kind === "field")
    return { field: filter.operand.field, values: filter.values };
  if (filter.kind !== "comparison" || filter.operator !== "=") return null;
  const { left, right } = filter;
  return left.kind === "field" && isConstant(right) ? { field: left.field, values: [right.value] } : null;
}

const isConstant = (expression: Expression): expression is Extract<Expression, { kind: "constant" }> =>
  expression.kind === "constant";

const columnOf = (model: SemanticModel, { table, column }: Field): Column | null => {
  const found = findTable(model, table);
  return found === null ? null : findColumn(found, column);
};

const isGrouping = ({ role, hidden }: Column): boolean =>
  !hidden && (role === "category" || role === "geo" || role === "boolean");

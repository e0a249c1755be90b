import {
  type AggregateQuery,
  capitalised,
  conjuncts,
  type Expression,
  type Filter,
  findTable,
  type ListQuery,
  partKey,
  type SemanticModel,
  type SemanticQuery,
} from "@parlance/contract";
import { describeExpression } from "./describe-row.ts";
import { expressionType, fieldColumn } from "./expression-type.ts";

/**
 * The query with what ranks its rows, or bounds them, shown beside them, as context: the revenue of "which city brings in the most money", the
 * budget of "the most expensive film" and of "films with a budget over 5 million". Names and keys that rows are sorted by rank nothing; a list to be drawn, the sides of a set
 * and what an analysis works on stay as they are.
 */
export function withContext(query: SemanticQuery, model: SemanticModel): SemanticQuery {
  if (query.kind === "aggregate") return ofGroups(query);
  return query.kind === "list" && query.chart === null ? ofRows(query, model) : query;
}

function ofGroups(query: AggregateQuery): AggregateQuery {
  const figures = new Set([...query.measures, ...query.transforms].map(({ id }) => id));
  const context = query.order.flatMap(({ by }) =>
    by.kind === "output" && figures.has(by.id) && query.hidden.includes(by.id) ? [by.id] : [],
  );
  return context.length === 0 ? query : { ...query, context };
}

function ofRows(query: ListQuery, model: SemanticModel): ListQuery {
  const columns = [...query.columns];
  const context: string[] = [];
  const order = query.order.map((one) => {
    const { by } = one;
    if (by.kind === "output") {
      const column = columns.find(({ id }) => id === by.id);
      if (column !== undefined && query.hidden.includes(by.id) && ranks(column.expression, model))
        context.push(by.id);
      return one;
    }
    const said = partKey(by);
    if (!ranks(by, model) || columns.some(({ expression }) => partKey(expression) === said)) return one;
    const id = `rank${context.length + 1}`;
    columns.push({ id, label: labelOf(by, query, model), expression: by });
    context.push(id);
    return { ...one, by: { kind: "output" as const, id } };
  });
  for (const expression of query.distinct ? [] : conjuncts(query.filter).flatMap(bounded)) {
    const said = partKey(expression);
    if (!ranks(expression, model) || columns.some((column) => partKey(column.expression) === said)) continue;
    const id = `bound${context.length + 1}`;
    columns.push({ id, label: labelOf(expression, query, model), expression });
    context.push(id);
  }
  return context.length === 0
    ? query
    : { ...query, columns, order, hidden: [...new Set([...query.hidden, ...context])], context };
}

/** The column of the rows, or of what they refer to, that a condition holds against numbers that are said and leaves different ones of. */
function bounded(filter: Filter): Expression[] {
  const operand =
    filter.kind === "between"
      ? filter.operand
      : filter.kind === "comparison" && filter.operator !== "=" && filter.right.kind === "constant"
        ? filter.left
        : null;
  return operand?.kind === "field" && operand.field.path.every(({ reversed }) => !reversed) ? [operand] : [];
}

/** Whether a value says how far apart two rows are: a number or a time that is no key. */
function ranks(expression: Expression, model: SemanticModel): boolean {
  const { type } = expressionType(expression, { model, output: () => null });
  if (type === null || type === "string" || type === "boolean") return false;
  if (expression.kind !== "field") return true;
  const { table, column } = expression.field;
  const isKey = findTable(model, table)?.primaryKey.includes(column) === true;
  return !isKey && fieldColumn(model, expression.field)?.role !== "key";
}

const labelOf = (by: Expression, { subject }: ListQuery, model: SemanticModel): string =>
  by.kind === "field"
    ? (fieldColumn(model, by.field)?.label ?? by.field.column)
    : capitalised(describeExpression({ model, subject, output: (id) => id, query: () => "" }, by));

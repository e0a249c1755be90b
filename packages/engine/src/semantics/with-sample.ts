import {
  type AggregateQuery,
  type AnalysisQuery,
  type Expression,
  fieldOf,
  findColumn,
  findTable,
  type ListQuery,
  type SemanticModel,
  sampleOrder,
} from "@parlance/contract";

/** Rows that an analysis of listed rows works on, at most. */
export const mostListed = 10_000;

/**
 * Rows that are compared or described, of a table with more of them than that: not the first ones, but as many spread evenly
 * over all, by the table's number of each row or its whole key; groups by their number ("order values"). One more is asked for
 * than is taken, so that the result tells whether any were left out. Rows in an order that was asked for, and what has no
 * number, stay as they are.
 */
export function withSample(query: AnalysisQuery, model: SemanticModel): AnalysisQuery {
  const { query: rows, request } = query;
  if (request.kind !== "correlation" && request.kind !== "distribution") return query;
  const number = rows.kind === "list" ? numberOf(rows, model) : groupNumber(rows, model);
  if (number === null || rows.order.length > 0 || rows.limit !== null) return query;
  const order = [sampleOrder(number)];
  const limit = { count: mostListed + 1, offset: 0, per: [], ties: "cut" as const };
  return { ...query, query: { ...rows, order, limit } };
}

function numberOf(rows: ListQuery, model: SemanticModel): Expression | null {
  const column = rows.distinct ? null : numberColumn(rows, model);
  return column === null ? null : fieldOf(rows.subject, column);
}

/** The one whole number that figures are grouped by. */
function groupNumber({ dimensions }: AggregateQuery, model: SemanticModel): Expression | null {
  const [only, other] = dimensions;
  if (only?.expression.kind !== "field" || other !== undefined) return null;
  const { table: name, column } = only.expression.field;
  const table = findTable(model, name);
  const isMany = table !== null && table.rowCount > mostListed;
  const isWhole = isMany && findColumn(table, column)?.physicalType === "integer";
  return isWhole ? { kind: "output", id: only.id } : null;
}

function numberColumn({ subject }: ListQuery, model: SemanticModel): string | null {
  const table = findTable(model, subject);
  if (table === null || table.rowCount <= mostListed) return null;
  if (table.positionColumn !== null) return table.positionColumn;
  const [key, ...others] = table.primaryKey;
  const isWhole = key !== undefined && findColumn(table, key)?.physicalType === "integer";
  return isWhole && others.length === 0 ? key : null;
}

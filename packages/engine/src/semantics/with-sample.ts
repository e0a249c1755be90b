import {
  type AnalysisQuery,
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
 * Listed rows that are compared or described, of a table with more of them than that: not the first ones, but as many spread
 * evenly over all, by the table's number of each row or its whole key. One more is asked for than is taken, so that the result
 * tells whether any were left out. Rows in an order that was asked for, and tables without a number, stay as they are.
 */
export function withSample(query: AnalysisQuery, model: SemanticModel): AnalysisQuery {
  const { query: rows, request } = query;
  if (rows.kind !== "list" || (request.kind !== "correlation" && request.kind !== "distribution"))
    return query;
  const column = numberColumn(rows, model);
  if (column === null || rows.order.length > 0 || rows.limit !== null || rows.distinct) return query;
  const order = [sampleOrder(fieldOf(rows.subject, column))];
  const limit = { count: mostListed + 1, offset: 0, per: [], ties: "cut" as const };
  return { ...query, query: { ...rows, order, limit } };
}

function numberColumn({ subject }: ListQuery, model: SemanticModel): string | null {
  const table = findTable(model, subject);
  if (table === null || table.rowCount <= mostListed) return null;
  if (table.positionColumn !== null) return table.positionColumn;
  const [key, ...others] = table.primaryKey;
  const isWhole = key !== undefined && findColumn(table, key)?.physicalType === "integer";
  return isWhole && others.length === 0 ? key : null;
}

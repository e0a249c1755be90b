import { type DataAnswer, isNumberType, type MeasureExpression, type ResultColumn } from "@parlance/contract";

/** A figure over a result column. */
export type Metric = { name: string; type: "total" | "average"; column: string; value: number };

/**
 * Total and average of each measure over the rows shown. Only sums and counts get a total: averages, ratios, distinct
 * counts and cut-off results do not add up.
 */
export function answerMetrics({ table, reading }: DataAnswer): Metric[] {
  if (table.rowCount < 2 || table.truncated) return [];
  const additive = new Set(
    reading.query.kind === "aggregate"
      ? reading.query.measures.filter(({ expression }) => addsUp(expression)).map(({ id }) => id)
      : [],
  );
  return table.columns.flatMap((column, index) => {
    const values = table.rows.map((row) => row[index]).filter((value) => typeof value === "number");
    if (!isMeasure(column) || !additive.has(column.id) || values.length === 0) return [];
    const total = values.reduce((sum, value) => sum + value, 0);
    const metric = (type: Metric["type"], word: string, value: number): Metric => ({
      name: `${word} ${column.label}`,
      type,
      column: column.id,
      value,
    });
    return [metric("total", "Total", total), metric("average", "Average", total / values.length)];
  });
}

const isMeasure = ({ role, type }: ResultColumn): boolean => role === "measure" && isNumberType(type);

const addsUp = (expression: MeasureExpression): boolean =>
  expression.kind === "aggregate" && (expression.aggregation === "sum" || expression.aggregation === "count");

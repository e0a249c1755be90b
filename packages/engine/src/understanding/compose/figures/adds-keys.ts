import { findColumn, findTable, type SemanticModel, type SemanticQuery } from "@parlance/contract";

const adding: ReadonlySet<string> = new Set(["sum", "average", "median"]);

const ends: ReadonlySet<string> = new Set(["minimum", "maximum"]);
const keyWords = ["id", "key", "number", "no", "num", "code", "reference", "identifier"];

/** Whether a question speaks of numbers that tell rows apart ("team id"). */
export const saysKeys = (lemmas: ReadonlySet<string>): boolean => keyWords.some((word) => lemmas.has(word));

/**
 * "Average booking ID", "total of class numbers": keys tell rows apart, and their sums and averages say nothing; nor does the highest of them
 * where nobody speaks of a number ("the oldest and youngest guests").
 */
export function addsKeys(query: SemanticQuery, model: SemanticModel, lemmas: ReadonlySet<string>): boolean {
  if (query.kind !== "aggregate") return false;
  const numbered = saysKeys(lemmas);
  return query.measures.some(({ expression }) => {
    if (expression.kind !== "aggregate") return false;
    const says = adding.has(expression.aggregation) || (ends.has(expression.aggregation) && !numbered);
    if (!says) return false;
    if (expression.operand?.kind !== "field") return false;
    const { table, column } = expression.operand.field;
    if (ends.has(expression.aggregation) && lemmas.has(column.toLowerCase())) return false;
    const found = findTable(model, table);
    const key = found === null ? undefined : findColumn(found, column);
    const isTime = key?.physicalType === "date" || key?.physicalType === "timestamp";
    return key?.role === "key" && !(isTime && ends.has(expression.aggregation));
  });
}

import {
  aggregatesOf,
  type Column,
  type Field,
  findTable,
  type MeasureExpression,
  type SemanticModel,
  type SemanticQuery,
  speaksOf,
} from "@parlance/contract";

/**
 * The currencies that a query adds up as if they were one: of an amount of money whose table has a column of currencies, by which the
 * query neither groups nor chooses. Empty where there are not several.
 */
export function mixedCurrencies(query: SemanticQuery, model: SemanticModel): string[] {
  if (query.kind === "analysis") return mixedCurrencies(query.query, model);
  if (query.kind !== "aggregate") return [];
  const told = [query.dimensions, query.filter];
  for (const { table, column } of query.measures.flatMap(({ expression }) => summed(expression))) {
    const columns = findTable(model, table)?.columns ?? [];
    const currency = columns.find(isCurrency);
    const isMoney = columns.find(({ name }) => name === column)?.unit.kind === "currency";
    if (currency === undefined || !isMoney || speaksOf(told, currency.name)) continue;
    return (currency.profile?.topValues ?? []).map(({ value }) => String(value));
  }
  return [];
}

/** A column of several currencies' codes. */
const isCurrency = ({ label, profile }: Column): boolean =>
  /\bcurrency\b/i.test(label) &&
  profile !== null &&
  profile.distinct > 1 &&
  profile.topValues.every(({ value }) => /^[a-z]{3}$/i.test(String(value)));

const summed = (expression: MeasureExpression): Field[] =>
  aggregatesOf(expression).flatMap(({ aggregation, operand }) =>
    operand?.kind === "field" && aggregation !== "count" ? [operand.field] : [],
  );

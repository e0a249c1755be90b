import type { AggregateQuery, Filter, SemanticQuery } from "@parlance/contract";

/**
 * What a query asks, in a form in which two that ask the same are equal: figures, groupings, conditions and rank by what they
 * compute. Names, hidden keys that only tell groups apart and how a period was said are left out.
 */
export function sameQuestion(query: SemanticQuery): string {
  if (query.kind !== "aggregate") return query.kind;
  const shown = query.dimensions.filter(({ id }) => !query.hidden.includes(id));
  return JSON.stringify({
    subject: query.subject,
    measures: query.measures
      .filter(({ id }) => !query.hidden.includes(id))
      .map(({ expression }) => text(expression))
      .sort(),
    dimensions: shown.map(({ expression }) => text(expression)).sort(),
    filters: parts(query.filter).map(plain).sort(),
    order: query.order.map(({ by, descending }) => `${meant(query, by)} ${descending}`),
    limit: query.limit?.count ?? null,
  });
}

const text = (value: unknown): string => JSON.stringify(value);

const parts = (filter: Filter | null): Filter[] =>
  filter === null ? [] : filter.kind === "and" ? filter.filters.flatMap(parts) : [filter];

/** One value of a list is that value; an interval is one however it was said. */
function plain(filter: Filter): string {
  if (filter.kind === "in" && filter.values.length === 1)
    return `${text(filter.operand)} = ${String(filter.values[0])}`;
  if (filter.kind === "comparison" && filter.right.kind === "constant")
    return `${text(filter.left)} ${filter.operator} ${String(filter.right.value)}`;
  if (filter.kind === "period") {
    const { start, end } = filter.period.interval;
    return `${text(filter.operand)} ${start?.slice(0, 10)} ${end?.slice(0, 10)}`;
  }
  return text(filter);
}

function meant({ measures, dimensions }: AggregateQuery, by: AggregateQuery["order"][number]["by"]): string {
  if (by.kind !== "output") return text(by);
  return text([...measures, ...dimensions].find(({ id }) => id === by.id)?.expression);
}

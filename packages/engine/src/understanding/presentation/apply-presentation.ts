import type { AggregateQuery, ListQuery, SemanticQuery } from "@parlance/contract";
import type { Presentation } from "./read-presentation.ts";

/** A query shown as asked: its chart, and its order where an axis was named. */
export function applyPresentation(query: SemanticQuery, { chart, order }: Presentation): SemanticQuery {
  if (chart === null && order === null) return query;
  switch (query.kind) {
    case "analysis":
      return { ...query, query: shown(query.query, chart, order) };
    case "aggregate":
    case "list":
      return shown(query, chart, order);
    case "set":
      return query;
  }
}

function shown<Q extends AggregateQuery | ListQuery>(
  query: Q,
  chart: Presentation["chart"],
  order: Presentation["order"],
): Q {
  const id = order === null ? undefined : axisColumn(query, order.axis);
  return {
    ...query,
    ...(chart === null ? {} : { chart }),
    ...(id === undefined || order === null
      ? {}
      : { order: [{ by: { kind: "output" as const, id }, descending: order.descending }] }),
  };
}

/** The column that an axis shows: x the first dimension or column, y the first figure or the second column. */
function axisColumn(query: AggregateQuery | ListQuery, axis: "x" | "y"): string | undefined {
  const shownIds = (items: { id: string }[]): string[] =>
    items.map(({ id }) => id).filter((id) => !query.hidden.includes(id));
  if (query.kind === "list") return shownIds(query.columns)[axis === "x" ? 0 : 1];
  return axis === "x" ? shownIds(query.dimensions)[0] : shownIds(query.measures)[0];
}

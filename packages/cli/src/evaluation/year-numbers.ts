import type { Literal, ResultTable, SemanticQuery } from "@parlance/contract";

/** A result's rows with years as numbers, where its query groups by years: how people and the gold results write them. */
export function withYearNumbers({ columns, rows }: ResultTable, query: SemanticQuery | null): Literal[][] {
  const years = new Set(yearOutputs(query));
  const places = columns.flatMap(({ id }, place) => (years.has(id) ? [place] : []));
  if (places.length === 0) return rows;
  return rows.map((row) =>
    row.map((value, place) =>
      places.includes(place) && typeof value === "string" ? Number(value.slice(0, 4)) : value,
    ),
  );
}

function yearOutputs(query: SemanticQuery | null): string[] {
  if (query?.kind !== "aggregate") return [];
  return query.dimensions.flatMap(({ id, expression }) =>
    expression.kind === "truncate" && expression.grain === "year" ? [id] : [],
  );
}

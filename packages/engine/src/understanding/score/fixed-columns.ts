import { type Expression, type ListQuery, partKey, type SemanticQuery } from "@parlance/contract";

/** Shown columns that the filter holds to one value: they tell nothing that the question did not. */
export function fixedColumns(query: SemanticQuery): Expression[] {
  if (query.kind !== "list" || query.filter === null) return [];
  const parts = query.filter.kind === "and" ? query.filter.filters : [query.filter];
  const fixed = new Set(
    parts.flatMap((part) =>
      part.kind === "comparison" && part.operator === "=" && part.right.kind === "constant"
        ? [partKey(part.left)]
        : [],
    ),
  );
  return shownColumns(query).filter((each) => fixed.has(partKey(each)));
}

/** Whether a list shows nothing else: "the player where the player is Ann". */
export const showsGiven = (query: SemanticQuery): boolean =>
  query.kind === "list" && fixedColumns(query).length === shownColumns(query).length;

const shownColumns = ({ columns, hidden }: ListQuery): Expression[] =>
  columns.filter(({ id }) => !hidden.includes(id)).map(({ expression }) => expression);

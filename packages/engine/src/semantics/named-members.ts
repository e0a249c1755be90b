import { type Dimension, findTable, type SemanticModel, type SemanticQuery } from "@parlance/contract";

/**
 * A condition's query as it is said: its members by their names where it groups by these besides the key that it returns ("the top 5
 * by product"), rows of which it returns the key alone by what they are called.
 */
export function namedMembers(query: SemanticQuery, model: SemanticModel): SemanticQuery {
  if (query.kind === "list") {
    const [column, other] = query.columns;
    const keys = findTable(model, query.subject)?.primaryKey ?? [];
    const key = other === undefined && keys.length === 1 ? column?.expression : undefined;
    return key?.kind === "field" && key.field.path.length === 0 && key.field.column === keys[0]
      ? { ...query, hidden: query.columns.map(({ id }) => id) }
      : query;
  }
  if (query.kind !== "aggregate") return query;
  const [key, ...others] = query.dimensions;
  const names = others.filter((each) => query.hidden.includes(each.id) && isField(each));
  if (key === undefined || names.length === 0 || query.hidden.includes(key.id)) return query;
  const named = new Set(names.map(({ id }) => id));
  return { ...query, hidden: [...query.hidden.filter((id) => !named.has(id)), key.id] };
}

const isField = ({ expression }: Dimension): boolean => expression.kind === "field";

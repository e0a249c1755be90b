import {
  conjuncts,
  type Filter,
  findColumn,
  findTable,
  type SemanticModel,
  type SemanticQuery,
} from "@parlance/contract";

/**
 * "The ids of members who are in no club" as those that stand in the rows of memberships: what is denied of things is denied of them, and
 * not of rows that refer to them, each of which has one of what is denied.
 */
export function deniesReferences(query: SemanticQuery, model: SemanticModel): boolean {
  if (query.kind !== "list" || !conjuncts(query.filter).some(deniesReferred)) return false;
  const subject = findTable(model, query.subject);
  const shown = query.columns.filter(({ id }) => !query.hidden.includes(id));
  return shown.every(({ expression }) => {
    if (expression.kind !== "field" || expression.field.path.length > 0 || subject === null) return false;
    const { column } = expression.field;
    const refers = model.relationships.some(
      ({ from, to }) =>
        from.table === subject.name && from.columns.includes(column) && to.table !== subject.name,
    );
    return refers && findColumn(subject, column) !== null;
  });
}

/** That a row has none of what it refers to. */
function deniesReferred(filter: Filter): boolean {
  if (filter.kind === "not") return filter.filter.kind === "related" && isReferred(filter.filter);
  return filter.kind === "related" && filter.count === 0 && filter.operator === "=" && isReferred(filter);
}

const isReferred = ({ path }: Extract<Filter, { kind: "related" }>): boolean =>
  path.length > 0 && path[0]?.reversed === false;

import {
  type AggregateQuery,
  conjuncts,
  findColumn,
  findTable,
  partKey,
  type SemanticModel,
} from "@parlance/contract";
import { freeId } from "./free-id.ts";

/**
 * "Compare with France" after figures of Germany: those of both beside each other. `query` is of both by now; what it is of that
 * `previous` was not is what it is grouped by.
 */
export function groupedByCompared(
  query: AggregateQuery,
  previous: AggregateQuery,
  model: SemanticModel,
): AggregateQuery {
  const known = new Set(conjuncts(previous.filter).map((each) => partKey(each)));
  const operands = conjuncts(query.filter).flatMap((each) =>
    each.kind === "in" && each.operand.kind === "field" && !known.has(partKey(each)) ? [each.operand] : [],
  );
  const shown = new Set(query.dimensions.map(({ expression }) => partKey(expression)));
  const added = operands
    .filter((operand) => !shown.has(partKey(operand)))
    .map((expression, at) => {
      const table = findTable(model, expression.field.table);
      const column = table === null ? null : findColumn(table, expression.field.column);
      return {
        id: freeId(query, `c${at + 1}`),
        label: column?.label.toLowerCase() ?? "compared",
        expression,
      };
    });
  return added.length === 0 ? query : { ...query, dimensions: [...query.dimensions, ...added] };
}

/** "What about Ring and Dom?" after a figure of one place: several values stand where one did. */
export function namesSeveral(query: AggregateQuery, previous: AggregateQuery): boolean {
  const before = new Set(
    conjuncts(previous.filter).flatMap((each) =>
      each.kind === "comparison" && each.operator === "=" ? [partKey(each.left)] : [],
    ),
  );
  return conjuncts(query.filter).some(
    (each) => each.kind === "in" && each.values.length > 1 && before.has(partKey(each.operand)),
  );
}

import { column, select } from "./build.ts";
import type { SelectNode, SortNode, SqlExpression, SqlQuery, SqlTree } from "./tree.ts";

/**
 * The tree with keys of ORDER BY that are columns of a source, never names of the select list, for databases that do not know
 * those names inside an expression: where an output is computed, the query becomes the source of one that sorts.
 */
export const sortByColumns = (tree: SqlTree): SqlTree => ({
  ...tree,
  ctes: tree.ctes.map((cte) => ({ ...cte, query: sorted(cte.query) })),
  query: sorted(tree.query),
});

const alias = "sorted_rows";

function sorted(query: SqlQuery): SqlQuery {
  if (query.kind === "set" || query.orderBy.length === 0) return query;
  const keys = query.orderBy.map((key) => outputOf(key, query));
  return keys.some((output) => output !== null && output.kind !== "column")
    ? sortedOutside(query)
    : {
        ...query,
        orderBy: query.orderBy.map((key, index) => ({ ...key, expression: keys[index] ?? key.expression })),
      };
}

/** What a key names in the select list; null where it names nothing there. */
function outputOf({ expression }: SortNode, { columns }: SelectNode): SqlExpression | null {
  if (expression.kind !== "column" || expression.source !== null) return null;
  return columns.find((each) => each.alias === expression.name)?.expression ?? null;
}

function sortedOutside(node: SelectNode): SelectNode {
  const extra = node.orderBy.flatMap((key, index) =>
    outputOf(key, node) === null
      ? [{ kind: "select-column" as const, expression: key.expression, alias: `sort_key_${index + 1}` }]
      : [],
  );
  const orderBy = node.orderBy.map((key, index): SortNode => {
    const name =
      outputOf(key, node) === null || key.expression.kind !== "column"
        ? `sort_key_${index + 1}`
        : key.expression.name;
    return { ...key, expression: column(alias, name) };
  });
  return select({
    columns: node.columns.map((each) => ({ ...each, expression: column(alias, each.alias) })),
    from: {
      kind: "derived",
      query: { ...node, columns: [...node.columns, ...extra], orderBy: [], limit: null },
      alias,
    },
    orderBy,
    limit: node.limit,
  });
}

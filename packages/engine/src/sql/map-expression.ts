import type { SortNode, SqlExpression, SqlQuery, WindowFunction } from "./tree.ts";

/** What becomes of the parts of an expression: expressions, and queries that stand inside it. */
export type ExpressionMap = {
  expression(part: SqlExpression): SqlExpression;
  query(part: SqlQuery): SqlQuery;
};

/** The expression with its direct parts replaced; the order and number of the parts stay. */
export function mapExpression(node: SqlExpression, map: ExpressionMap): SqlExpression {
  const { expression, query } = map;
  switch (node.kind) {
    case "column":
    case "parameter":
    case "number":
    case "day":
    case "null":
    case "boolean":
    case "ordinal":
      return node;
    case "arithmetic":
    case "divide":
    case "comparison":
    case "same":
      return { ...node, left: expression(node.left), right: expression(node.right) };
    case "logic":
      return { ...node, operands: node.operands.map(expression) };
    case "not":
    case "is-null":
    case "cast":
    case "truncate":
    case "part":
      return { ...node, operand: expression(node.operand) };
    case "in-list":
      return { ...node, operand: expression(node.operand), values: node.values.map(expression) };
    case "in-query":
      return { ...node, operand: expression(node.operand), query: query(node.query) };
    case "exists":
    case "scalar-query":
      return { ...node, query: query(node.query) };
    case "between":
      return {
        ...node,
        operand: expression(node.operand),
        low: expression(node.low),
        high: expression(node.high),
      };
    case "match":
      return { ...node, operand: expression(node.operand), pattern: expression(node.pattern) };
    case "call":
      return { ...node, arguments: node.arguments.map(expression) };
    case "duration":
      return { ...node, from: expression(node.from), to: expression(node.to) };
    case "aggregate":
      return { ...node, operand: node.operand === null ? null : expression(node.operand) };
    case "case":
      return mapCase(node, map);
    case "window":
      return {
        ...node,
        function: mapWindow(node.function, map),
        partitionBy: node.partitionBy.map(expression),
        orderBy: node.orderBy.map((key) => mapSort(key, map)),
      };
  }
}

/** The key of an order with its expression replaced. */
export const mapSort = (key: SortNode, map: ExpressionMap): SortNode => ({
  ...key,
  expression: map.expression(key.expression),
});

/** Whether the expression or a part of it is one that is looked for; queries inside it are not searched. */
export function someExpression(node: SqlExpression, wanted: (part: SqlExpression) => boolean): boolean {
  if (wanted(node)) return true;
  let found = false;
  mapExpression(node, {
    expression: (part) => {
      found ||= someExpression(part, wanted);
      return part;
    },
    query: (query) => query,
  });
  return found;
}

function mapCase(
  node: Extract<SqlExpression, { kind: "case" }>,
  { expression }: ExpressionMap,
): SqlExpression {
  return {
    ...node,
    cases: node.cases.map(({ when, value }) => ({ when: expression(when), value: expression(value) })),
    otherwise: node.otherwise === null ? null : expression(node.otherwise),
  };
}

function mapWindow(what: WindowFunction, { expression }: ExpressionMap): WindowFunction {
  return "operand" in what ? { ...what, operand: expression(what.operand) } : what;
}

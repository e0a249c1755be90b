import type { Dialect } from "./dialect.ts";
import type { PrintContext, Printers } from "./printer.ts";
import type { SqlExpression, WindowFunction } from "./tree.ts";

/** How tightly an expression binds; what is not named here needs no parentheses anywhere. */
const strength: Partial<Record<SqlExpression["kind"], number>> = {
  not: 3,
  comparison: 4,
  same: 4,
  "is-null": 4,
  "in-list": 4,
  "in-query": 4,
  between: 4,
  match: 4,
  divide: 6,
};

function strengthOf(node: SqlExpression): number {
  if (node.kind === "logic") return node.operator === "or" ? 1 : 2;
  if (node.kind === "arithmetic") return node.operator === "*" ? 6 : 5;
  return strength[node.kind] ?? 9;
}

/** The expression in parentheses where it binds less tightly than its place asks for. */
const inside = (node: SqlExpression, least: number, { print }: PrintContext): string =>
  strengthOf(node) < least ? `(${print(node)})` : print(node);

type ColumnNode = Extract<SqlExpression, { kind: "column" }>;
const columnName = ({ source, name }: ColumnNode, dialect: Dialect): string =>
  source === null ? dialect.quote(name) : `${dialect.quote(source)}.${dialect.quote(name)}`;

/** An operand beside others: a column of instants stays as it is beside values, which take its type, and so partitions can be told. */
const beside = (node: SqlExpression, others: SqlExpression[], context: PrintContext): string =>
  node.kind === "column" && node.converted === "timestamp" && others.every(({ kind }) => kind === "parameter")
    ? columnName(node, context.dialect)
    : inside(node, 5, context);

const all = (nodes: SqlExpression[], { print }: PrintContext): string[] => nodes.map(print);

/** Lines further in; quoted names may hold a line's end, and stay as they are. */
export const indent = (text: string): string =>
  text.replaceAll(/"[^"]*"|`[^`]*`|\n/g, (part) => (part === "\n" ? "\n  " : part));

/** Indents a query that stands in parentheses. */
export const nested = (text: string): string => `(\n  ${indent(text)}\n)`;

function windowFunction(what: WindowFunction, { print, dialect }: PrintContext): string {
  switch (what.name) {
    case "sum":
    case "average":
      return dialect.aggregates[what.name](print(what.operand), null);
    case "lag":
      return `LAG(${print(what.operand)}, ${what.rows})`;
    case "rank":
      return "RANK()";
    case "row-number":
      return "ROW_NUMBER()";
  }
}

function windowClauses(node: Extract<SqlExpression, { kind: "window" }>, context: PrintContext): string {
  const clauses: string[] = [];
  if (node.partitionBy.length > 0) clauses.push(`PARTITION BY ${all(node.partitionBy, context).join(", ")}`);
  if (node.orderBy.length > 0) clauses.push(`ORDER BY ${node.orderBy.map(context.print).join(", ")}`);
  if (node.preceding !== null)
    clauses.push(
      `ROWS BETWEEN ${node.preceding === "all" ? "UNBOUNDED" : node.preceding} PRECEDING AND CURRENT ROW`,
    );
  return clauses.join(" ");
}

/** Without an order every row has the first rank, and a number of its own in any order; some databases refuse both. */
function unorderedRank(
  { function: what, orderBy }: Extract<SqlExpression, { kind: "window" }>,
  { dialect }: PrintContext,
): string | null {
  if (orderBy.length > 0) return null;
  return what.name === "row-number" ? dialect.rowNumber : what.name === "rank" ? "1" : null;
}

/** The printers of values. */
export const expressionPrinters: Printers<SqlExpression["kind"]> = {
  column: (node, { dialect }) => {
    const name = columnName(node, dialect);
    return node.converted === undefined ? name : dialect.convert(name, node.converted);
  },
  parameter: ({ value, type }, { dialect, bind }) => dialect.parameter(bind(value), type),
  number: ({ value }) => String(value),
  day: ({ value }) => `DATE '${value}'`,
  null: () => "NULL",
  boolean: ({ value }, { dialect }) => dialect.boolean(value),
  arithmetic: ({ operator, left, right }, context) => {
    const least = operator === "*" ? 6 : 5;
    return `${inside(left, least, context)} ${operator} ${inside(right, least + 1, context)}`;
  },
  divide: ({ left, right }, context) =>
    context.dialect.divide(inside(left, 7, context), inside(right, 7, context)),
  comparison: ({ operator, left, right }, context) =>
    `${beside(left, [right], context)} ${operator === "!=" ? "<>" : operator} ${beside(right, [left], context)}`,
  same: ({ left, right }, context) =>
    context.dialect.same(inside(left, 5, context), inside(right, 5, context)),
  logic: ({ operator, operands }, context) => {
    const least = operator === "or" ? 2 : 3;
    return operands
      .map((operand) => inside(operand, least, context))
      .join(operator === "or" ? " OR " : " AND ");
  },
  not: ({ operand }, context) => `NOT ${inside(operand, 9, context)}`,
  "is-null": ({ operand, negated }, context) =>
    `${beside(operand, [], context)} IS ${negated ? "NOT " : ""}NULL`,
  "in-list": ({ operand, values }, context) =>
    `${beside(operand, values, context)} IN (${all(values, context).join(", ")})`,
  "in-query": ({ operand, query }, context) =>
    `${inside(operand, 5, context)} IN ${nested(context.print(query))}`,
  exists: ({ query, negated }, { print }) => `${negated ? "NOT " : ""}EXISTS ${nested(print(query))}`,
  between: ({ operand, low, high }, context) =>
    `${beside(operand, [low, high], context)} BETWEEN ${inside(low, 5, context)} AND ${inside(high, 5, context)}`,
  match: ({ operand, pattern, caseSensitive }, context) =>
    context.dialect.match(inside(operand, 9, context), context.print(pattern), {
      caseSensitive,
      escaped: pattern.kind !== "parameter" || String(pattern.value).includes("\\"),
    }),
  call: ({ name, arguments: operands }, context) =>
    context.dialect.functions[name](
      operands.map((operand) =>
        name === "concatenate" ? inside(operand, 9, context) : context.print(operand),
      ),
    ),
  case: ({ cases, otherwise }, { print }) => {
    const branches = cases.map(({ when, value }) => `WHEN ${print(when)} THEN ${print(value)}`);
    return `CASE ${branches.join(" ")}${otherwise === null ? "" : ` ELSE ${print(otherwise)}`} END`;
  },
  cast: ({ operand, type }, { print, dialect }) => `CAST(${print(operand)} AS ${dialect.types[type]})`,
  truncate: ({ grain, operand, shift }, { print, dialect }) => {
    if (shift === null) return dialect.truncate(grain, print(operand));
    const { unit, count } = shift;
    const moved = dialect.truncate(grain, dialect.shiftDate(print(operand), { unit, count: -count }));
    return `CAST(${dialect.shiftDate(moved, shift)} AS ${dialect.types.date})`;
  },
  part: ({ part, operand }, { print, dialect }) => dialect.part(part, print(operand)),
  duration: ({ unit, from, to }, { print, dialect }) => dialect.duration(unit, print(from), print(to)),
  aggregate: ({ aggregation, operand, fraction }, { print, dialect }) =>
    operand === null ? "COUNT(*)" : dialect.aggregates[aggregation](print(operand), fraction),
  window: (node, context) =>
    unorderedRank(node, context) ??
    `${windowFunction(node.function, context)} OVER (${windowClauses(node, context)})`,
  "scalar-query": ({ query }, { print }) => nested(print(query)),
  ordinal: ({ position }) => String(position),
};

import { indent, nested } from "./print-expression.ts";
import type { PrintContext, Printers } from "./printer.ts";
import type { SelectNode, SetNode, SqlExpression, SqlNodeKind, SqlQuery, SqlSource } from "./tree.ts";

const width = 100;

/** Items on one line, or each on its own where they are long. */
function list(items: string[]): string {
  const line = items.join(", ");
  return line.length <= width && !line.includes("\n") ? ` ${line}` : `\n  ${items.map(indent).join(",\n  ")}`;
}

/** Conditions of a WHERE or HAVING, one a line. */
function conditions(node: SqlExpression, { print }: PrintContext): string {
  if (node.kind !== "logic" || node.operator !== "and") return print(node);
  const parts = node.operands.map((part) =>
    part.kind === "logic" && part.operator === "or" ? `(${print(part)})` : print(part),
  );
  return parts.join("\n  AND ");
}

function printSelect(node: SelectNode, context: PrintContext): string {
  const { print, dialect } = context;
  const columns = node.columns.map(print);
  if (node.star && node.from !== null) columns.unshift(`${dialect.quote(node.from.alias)}.*`);
  const lines = [`SELECT${node.distinct ? " DISTINCT" : ""}${list(columns)}`];
  if (node.from !== null) lines.push(`FROM ${print(node.from)}`);
  for (const join of node.joins) lines.push(print(join));
  if (node.where !== null) lines.push(`WHERE ${conditions(node.where, context)}`);
  if (node.groupBy.length > 0) lines.push(`GROUP BY${list(node.groupBy.map(print))}`);
  if (node.having !== null) lines.push(`HAVING ${conditions(node.having, context)}`);
  if (node.orderBy.length > 0) lines.push(`ORDER BY${list(node.orderBy.map(print))}`);
  if (node.limit !== null) lines.push(dialect.limit(node.limit.count, node.limit.offset));
  return lines.join("\n");
}

/** A side of a set operation: in parentheses where it is more than a plain SELECT or a union of unions. */
function side(query: SqlQuery, within: SetNode, { print }: PrintContext): string {
  const plain =
    query.kind === "select"
      ? query.orderBy.length === 0 && query.limit === null
      : query.operation === "union" && within.operation === "union";
  return plain ? print(query) : nested(print(query));
}

/** Rows written out as a query of one row each: what every database takes. */
function printValues(
  { columns, rows, alias }: Extract<SqlSource, { kind: "values" }>,
  { print, dialect }: PrintContext,
): string {
  const lines = rows.map((row, at) => {
    const values = row.map((value, place) =>
      at === 0 ? `${print(value)} AS ${dialect.quote(columns[place] ?? "")}` : print(value),
    );
    return `SELECT ${values.join(", ")}`;
  });
  return `${nested(lines.join(" UNION ALL\n"))} AS ${dialect.quote(alias)}`;
}

const joinWords = { left: "LEFT JOIN", inner: "JOIN", cross: "CROSS JOIN" } as const;

/** The printers of queries and their clauses. */
export const queryPrinters: Printers<Exclude<SqlNodeKind, SqlExpression["kind"]>> = {
  select: printSelect,
  set: (node, context) =>
    `${side(node.left, node, context)}\n${context.dialect.setOperation(node.operation)}\n${side(node.right, node, context)}`,
  table: ({ schema, name, alias }, { dialect }) => {
    const bare = schema !== null && name.startsWith(`${schema}.`) ? name.slice(schema.length + 1) : name;
    const full = schema === null ? dialect.quote(name) : `${dialect.quote(schema)}.${dialect.quote(bare)}`;
    return alias === bare ? full : `${full} AS ${dialect.quote(alias)}`;
  },
  values: printValues,
  derived: ({ query, alias }, { print, dialect }) => `${nested(print(query))} AS ${dialect.quote(alias)}`,
  join: ({ type, source, on }, { print }) => {
    const condition = on === null ? "" : ` ON ${print(on)}`;
    return `${joinWords[type]} ${print(source)}${condition}`;
  },
  sort: ({ expression, descending }, { print, dialect }) => dialect.sort(print(expression), descending),
  "select-column": ({ expression, alias }, { print, dialect }) => {
    const bare = expression.kind === "column" && expression.name === alias;
    return bare ? print(expression) : `${print(expression)} AS ${dialect.quote(alias)}`;
  },
  cte: ({ name, query }, { print, dialect }) => `${dialect.quote(name)} AS ${nested(print(query))}`,
  statement: ({ ctes, query }, { print }) =>
    ctes.length === 0 ? print(query) : `WITH ${ctes.map(print).join(",\n")}\n${print(query)}`,
};

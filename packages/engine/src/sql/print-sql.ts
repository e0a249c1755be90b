import type { Literal } from "@parlance/contract";
import type { Dialect } from "./dialect.ts";
import { expressionPrinters } from "./print-expression.ts";
import { queryPrinters } from "./print-query.ts";
import type { PrintContext, Printers } from "./printer.ts";
import { rankQuantiles } from "./rank-quantiles.ts";
import type { SqlNode, SqlNodeKind, SqlTree } from "./tree.ts";

/** Every kind of node has its printer here; a forgotten one does not compile. */
const printers: Printers<SqlNodeKind> = { ...expressionPrinters, ...queryPrinters };

/** SQL with its values apart: the `Statement` that a warehouse runs. */
export type PrintedSql = { text: string; parameters: Literal[] };

/**
 * The statement's text in the dialect and its values apart, in the order of the placeholders. No value of the query
 * ever stands in the text.
 */
export function printSql(tree: SqlTree, dialect: Dialect): PrintedSql {
  const parameters: Literal[] = [];
  const context: PrintContext = {
    dialect,
    print: (node) => (printers[node.kind] as (node: SqlNode, context: PrintContext) => string)(node, context),
    bind: (value) => dialect.placeholder(parameters.push(value)),
  };
  const ready = dialect.quantiles === "ranks" ? rankQuantiles(tree) : tree;
  return { text: context.print(ready), parameters };
}

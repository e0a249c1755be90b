import type { Literal } from "@parlance/contract";
import type { Dialect } from "./dialect.ts";
import { expressionPrinters } from "./print-expression.ts";
import { queryPrinters } from "./print-query.ts";
import type { PrintContext, Printers } from "./printer.ts";
import { hasSeveral, rankQuantiles } from "./rank-quantiles.ts";
import { sortByColumns } from "./sort-by-columns.ts";
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
  const values: Literal[] = [];
  const context: PrintContext = {
    dialect,
    print: (node) => (printers[node.kind] as (node: SqlNode, context: PrintContext) => string)(node, context),
    bind: (value) => `\uE000${values.push(value) - 1}\uE001`,
  };
  const isRanked =
    dialect.quantiles === "ranks" || (dialect.quantiles === "one-aggregate" && hasSeveral(tree));
  const ranked = isRanked ? rankQuantiles(tree) : tree;
  return placed(context.print(dialect.sortsOutputs ? ranked : sortByColumns(ranked)), values, dialect);
}

/** Puts the dialect's placeholders in: an operand that a dialect writes twice has its values twice, or one number. */
function placed(text: string, values: Literal[], dialect: Dialect): PrintedSql {
  const isNumbered = dialect.placeholder(1) !== dialect.placeholder(2);
  const parameters: Literal[] = [];
  const positions = new Map<string, number>();
  const printed = text.replaceAll(marks, (mark, index: string) => {
    const known = isNumbered ? positions.get(mark) : undefined;
    const position = known ?? parameters.push(values[Number(index)] ?? null);
    positions.set(mark, position);
    return dialect.placeholder(position);
  });
  return { text: printed, parameters };
}

/** A value's place until the text is whole: characters of private use, which no name holds. */
const marks = /\uE000(\d+)\uE001/g;

import type { Literal } from "@parlance/contract";
import type { Dialect } from "./dialect.ts";
import type { SqlNode, SqlNodeKind } from "./tree.ts";

/** What a printer needs beside its node. `bind` keeps a value and returns its placeholder. */
export type PrintContext = {
  dialect: Dialect;
  print(node: SqlNode): string;
  bind(value: Literal): string;
};

/** One function for each of the node kinds. */
export type Printers<Kind extends SqlNodeKind> = {
  [K in Kind]: (node: Extract<SqlNode, { kind: K }>, context: PrintContext) => string;
};

import type { Expression } from "@parlance/contract";
import { fieldColumn } from "../../../semantics/expression-type.ts";
import type { ModelIndex } from "../../index/model-index.ts";

/**
 * The name of what a code refers to, and the code itself where there is no row of it: the flights to an airport that the list of airports leaves out are still
 * flights to "SJU". Just the name where every code is found, or where codes are numbers, which say nothing.
 */
export function orItsCode({ model }: ModelIndex, name: Expression, code: Expression): Expression {
  if (code.kind !== "field" || name.kind !== "field") return name;
  const { table, column } = code.field;
  const reference = model.relationships.find(
    ({ from }) => from.table === table && from.columns.length === 1 && from.columns[0] === column,
  );
  const isText = [code.field, name.field].every(
    (field) => fieldColumn(model, field)?.physicalType === "string",
  );
  return isText && (reference?.evidence?.orphans ?? 0) > 0
    ? { kind: "function", name: "coalesce", arguments: [name, code] }
    : name;
}

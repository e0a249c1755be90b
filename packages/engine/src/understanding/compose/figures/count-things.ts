import { type Expression, lowered, type MeasureExpression, type Path, pluralOf } from "@parlance/contract";
import { sameThing } from "../../index/same-thing.ts";
import { type Build, tableName } from "../build-context.ts";
import type { Shown } from "./figure.ts";

/**
 * "How many unique buyers ordered" where a buyer has a row for each order: different ones by the column that is the same in all of their rows.
 * Changes such counts in `shown`.
 */
export function countThings(build: Build, shown: Shown[]): void {
  for (const [at, { target, figure }] of shown.entries()) {
    if (target?.noun.kind !== "table" || target.aggregation !== "count" || !target.distinct) continue;
    const thing = sameThing(target.noun.table, build.index);
    if (thing === null) continue;
    const { table, column } = thing;
    const field = (path: Path): Expression => ({
      kind: "field",
      field: { path, table: tableName(build, table), column: column.name },
    });
    shown[at] = {
      target,
      figure: {
        ...figure,
        label: `number of different ${pluralOf(lowered(column.label))}`,
        express: (path) => ofThings(figure.express(path), path, tableName(build, table), field),
      },
    };
  }
}

/** A count of a table's rows, or of different ones that other rows refer to, as one of things; any other as it is. */
function ofThings(
  counted: MeasureExpression,
  path: Path,
  table: string,
  field: (path: Path) => Expression,
): MeasureExpression {
  if (counted.kind !== "aggregate") return counted;
  const { aggregation, operand } = counted;
  if (aggregation === "count" && operand === null)
    return { ...counted, aggregation: "count-distinct", operand: field(path) };
  if (aggregation === "count-distinct" && operand?.kind === "field" && operand.field.table === table)
    return { ...counted, operand: field(operand.field.path) };
  return counted;
}

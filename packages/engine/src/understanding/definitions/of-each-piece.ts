import { type Expression, type Field, fieldsOf } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";

/**
 * "Sales minus unit cost", where sales are quantities times a price: what one piece costs counts for every piece that was sold. What is
 * multiplied already stays.
 */
export function ofEachPiece(row: Expression, { pieces, columns, tables }: ModelIndex): Expression {
  const entry = columns[pieces ?? -1];
  const table = tables[entry?.table ?? -1]?.table.name;
  if (entry === undefined || table === undefined) return row;
  const quantityIn = (part: Expression): Field | undefined =>
    part.kind === "arithmetic"
      ? fieldsOf(part).find((field) => field.table === table && field.column === entry.column.name)
      : undefined;
  const against = (part: Expression, other: Expression): Expression => {
    const quantity = quantityIn(other);
    return quantity !== undefined && part.kind === "field" && isPerPiece(part.field, quantity, columns)
      ? { kind: "arithmetic", operator: "*", left: { kind: "field", field: quantity }, right: part }
      : part;
  };
  if (row.kind !== "arithmetic" || !["-", "+"].includes(row.operator)) return row;
  const [left, right] = [against(row.left, row.right), against(row.right, row.left)];
  return left === row.left && right === row.right ? row : { ...row, left, right };
}

/** Whether a number is a price or a cost that each row has of what it sold: of the goods themselves, or called that of a unit. */
function isPerPiece({ path, column }: Field, quantity: Field, columns: ModelIndex["columns"]): boolean {
  const words = columns.find((each) => each.column.name === column)?.words ?? [];
  const priced = words.some((word) => prices.has(word));
  return priced && (path.length > quantity.path.length || words.includes("unit"));
}

const prices: ReadonlySet<string> = new Set("price cost rate cogs msrp rrp".split(" "));

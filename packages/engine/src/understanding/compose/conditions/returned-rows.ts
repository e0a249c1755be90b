import type { Filter } from "@parlance/contract";
import { booksReturns } from "../../index/books-returns.ts";
import { type Build, columnAt, fault, valueAt } from "../build-context.ts";

/**
 * "Returns", "without returns" in data that books them as negative quantities: a condition on the subject's rows, said as an assumption.
 * Null where the question speaks of no returns; a fault where the data has no such rows.
 */
export function returnedRows(build: Build, subject: number): Filter | null {
  const { returns } = build.frame;
  if (returns === null) return null;
  const quantity = build.index.tables[subject]?.columns.find((id) => {
    const entry = build.index.columns[id];
    return entry !== undefined && booksReturns(entry);
  });
  const left = quantity === undefined ? null : valueAt(build, subject, quantity);
  if (quantity === undefined || left === null) {
    fault(build, "leftover");
    return null;
  }
  if (returns === "left out" && namesThings(build)) fault(build, "leftover");
  const note = `returns are rows with a negative ${columnAt(build, quantity)?.label ?? "quantity"}`;
  if (!build.notes.includes(note)) build.notes.push(note);
  const operator = returns === "asked" ? "<" : ">=";
  return { kind: "comparison", operator, left, right: { kind: "constant", value: 0, type: null } };
}

/** "Customers without returns": who made none at all, which is not said of single rows. */
const namesThings = ({ frame: { targets, counting } }: Build): boolean =>
  !counting &&
  targets.length > 0 &&
  targets.every(
    ({ noun, aggregation }) =>
      noun.kind === "column" && aggregation === null && noun.options[0]?.kind !== "number",
  );

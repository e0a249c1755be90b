import type { SemanticQuery } from "@parlance/contract";

/** Whether rows of the subject are counted and nothing else is. */
export function countsRows(query: SemanticQuery): boolean {
  if (query.kind !== "aggregate") return false;
  const [measure, other] = query.measures;
  const counted = measure?.expression;
  return (
    other === undefined &&
    counted?.kind === "aggregate" &&
    counted.operand === null &&
    counted.path.length === 0
  );
}

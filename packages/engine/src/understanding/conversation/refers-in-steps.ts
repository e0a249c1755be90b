import type { ModelIndex } from "../index/model-index.ts";
import { tablesAbove } from "../index/tables-above.ts";

/** Whether each row of a table refers to one of another, straight or by others. */
export function refersInSteps(from: number, to: number, index: ModelIndex): boolean {
  const reached = new Set([from]);
  for (const at of reached) for (const { id } of tablesAbove(at, index)) reached.add(id);
  return reached.has(to);
}

import type { Condition, Test } from "./frame.ts";
import { pushCondition, valueCondition } from "./push-condition.ts";
import { cueAt, peek, type Reader, takeHeld, wordsBetween } from "./reader.ts";

/** "above the average price", "older than the average member": reads it up to its last word. */
export function readAverage(
  reader: Reader,
  operator: Extract<Test, { kind: "compare" }>["operator"],
  at: number,
  hints: Condition["hints"],
  factor: number,
): boolean {
  const own = takeHeld(reader);
  if (cueAt(reader, "count", at + 1) !== null && peek(reader, at + 2)?.kind === "column") reader.at += 1;
  const following = peek(reader, at + 1);
  const named = following?.kind === "column" ? following : null;
  const after = peek(reader, at + 2);
  const member =
    following?.kind === "value" && (after === undefined || after.kind === "table" || after.kind === "cue");
  const whose = member && following.start - (peek(reader, at)?.end ?? 0) <= 1 ? following : null;
  const rows = whose === null ? [] : [valueCondition(whose)];
  const test: Test = { kind: "average", operator, rows, ...(factor === 1 ? {} : { factor }) };
  pushCondition(reader, own ?? named, test, hints);
  reader.at += at + 1 + (named === null ? 0 : 1) + (whose === null ? 0 : after?.kind === "table" ? 2 : 1);
  return true;
}

/** "more than double the average", "over 1.5 times the average": by how much the average is multiplied. */
export function factorSaid(reader: Reader): { factor: number; items: number } {
  const here = peek(reader);
  const next = peek(reader, 1);
  if (next?.kind === "number" && reader.tokens[next.end]?.text === "times")
    return { factor: next.value, items: 1 };
  const said = wordsBetween(reader, here?.start ?? 0, next?.start ?? 0);
  return { factor: said.flatMap((word) => factors.get(word) ?? []).at(0) ?? 1, items: 0 };
}

const factors: ReadonlyMap<string, number> = new Map([
  ["double", 2],
  ["twice", 2],
  ["triple", 3],
  ["half", 0.5],
]);

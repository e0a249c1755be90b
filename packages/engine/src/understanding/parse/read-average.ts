import type { Condition, Test } from "./frame.ts";
import type { Noun } from "./item.ts";
import { pushCondition, valueCondition } from "./push-condition.ts";
import { cueAt, peek, type Reader, takeHeld, wordsBetween } from "./reader.ts";

/** "above the average price", "older than the average member": reads it up to its last word. */
export function readAverage(
  reader: Reader,
  operator: Operator,
  at: number,
  hints: Condition["hints"],
  factor: number,
): boolean {
  const counted = cueAt(reader, "count", at + 1) === null ? undefined : peek(reader, at + 2);
  if (counted?.kind === "table") return readCounts(reader, operator, counted, { at, factor });
  const own = takeHeld(reader);
  if (counted?.kind === "column") reader.at += 1;
  const following = peek(reader, at + 1);
  const named = following?.kind === "column" ? following : null;
  const after = peek(reader, at + 2);
  const member =
    following?.kind === "value" && (after === undefined || after.kind === "table" || after.kind === "cue");
  const whose = member && following.start - (peek(reader, at)?.end ?? 0) <= 1 ? following : null;
  const rows = whose === null ? [] : [valueCondition(whose)];
  pushCondition(reader, own ?? named, averageTest(operator, rows, factor), hints);
  reader.at += at + 1 + (named === null ? 0 : 1) + (whose === null ? 0 : after?.kind === "table" ? 2 : 1);
  return true;
}

/** "more than the average number of orders": how many rows each has, held against how many they have on average. */
function readCounts(
  reader: Reader,
  operator: Operator,
  rows: Noun,
  { at, factor }: { at: number; factor: number },
): boolean {
  reader.aggregated = "count";
  pushCondition(reader, rows, averageTest(operator, [], factor));
  reader.at += at + 3;
  return true;
}

const averageTest = (operator: Operator, rows: Condition[], factor: number): Test => ({
  kind: "average",
  operator,
  rows,
  ...(factor === 1 ? {} : { factor }),
});

type Operator = Extract<Test, { kind: "compare" }>["operator"];

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

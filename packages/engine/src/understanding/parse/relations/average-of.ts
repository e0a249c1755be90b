import type { Condition } from "../frame/frame.ts";
import { type Relation, type RelationInput, startOf } from "./relation.ts";

/** "less than the average salary of instructors in Physics": the average of the rows that are said after it. */
export function readAverageOf({ tokens, frame }: RelationInput): Relation[] {
  const at = tokens.findLastIndex(({ text }) => averages.has(text));
  const condition = frame.conditions.find(({ test }) => test.kind === "average" && test.rows.length === 0);
  if (at < 0 || condition?.test.kind !== "average") return [];
  const rows = frame.conditions.filter((each) => each !== condition && startOf(each) > at);
  const [first] = rows;
  if (first === undefined) return [];
  const between = tokens.slice(at + 1, startOf(first)).map(({ text }) => text);
  if (between.some((word) => apart.has(word)) || !between.some((word) => of.has(word))) return [];
  const narrowed: Condition = { ...condition, test: { ...condition.test, rows } };
  const conditions = frame.conditions.flatMap((each) =>
    each === condition ? [narrowed] : rows.includes(each) ? [] : [each],
  );
  return [{ frame: { ...frame, conditions }, said: [] }];
}

const averages: ReadonlySet<string> = new Set(["average", "mean", "avg"]);
const of: ReadonlySet<string> = new Set(["of", "in", "for", "from", "at", "with", "among"]);
const apart: ReadonlySet<string> = new Set(["and", "or", "but", "who", "which", ",", "whose"]);

import type { Question, Understanding } from "../types.ts";
import { figuresSaid } from "./figures-said.ts";
import { areApart, leavesOut, narrows, saysAll } from "./leaves-out.ts";
import { putTogether } from "./put-together.ts";
import { inOneKind, readSides } from "./read-sides.ts";

/**
 * "Orders and returns by month", "tickets opened and closed per week", "invoiced and paid per customer", "per berth: jobs, open jobs and total
 * cost": figures that stand side by side, each read by itself with what all are split by, where the question is not read as all of them. Each
 * keeps its own conditions and its own date. Null for other questions, and where one of them is not read; the whole as it is read where that
 * says all of it.
 */
export function sideBySide(
  question: Question,
  read: (question: Question) => Understanding,
): Understanding | null {
  const said = figuresSaid(question.question);
  if (said === null || (said.compared && !said.split)) return null;
  const together = read(question);
  const whole = together.kind === "readings" ? together.readings[0] : undefined;
  if (whole !== undefined && saysAll(whole, said, question.question)) return together;
  const sides = readSides(question, said, read);
  const [first] = sides ?? [];
  if (sides === null || first === undefined) return together;
  if (!said.split && !areApart(sides, question.index)) return together;
  const query = putTogether(question.index, inOneKind(sides));
  if (query === null)
    return whole !== undefined && narrows(whole, sides, question.index) ? unsure(together) : together;
  if (whole !== undefined && !leavesOut(whole, sides, query, question.index)) return together;
  const confidence = Math.min(...sides.map((side) => side.candidate.confidence));
  return { kind: "readings", readings: [{ ...first.candidate, query, confidence, matches: [] }] };
}

/** A reading that cannot be what was meant, for want of a better one. */
const unsure = (found: Understanding): Understanding =>
  found.kind === "readings"
    ? { ...found, readings: found.readings.map((each) => ({ ...each, confidence: each.confidence / 2 })) }
    : found;

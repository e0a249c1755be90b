import { type AggregateQuery, partKey } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import type { Candidate, Question, Understanding } from "../types.ts";
import { figuresSaid } from "./figures-said.ts";
import { areApart, areValues, hasOwnRows, leavesOut, narrows, saysAll } from "./leaves-out.ts";
import { putTogether } from "./put-together.ts";
import { inOneKind, readSides } from "./read-sides.ts";
import type { Side } from "./side.ts";

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
  const asked = read(question);
  const together = asked.kind === "readings" || asked.kind === "ambiguous" ? asked : null;
  const whole = together?.kind === "readings" ? together.readings[0] : undefined;
  if (whole !== undefined && saysAll(whole, said, question.question)) return together;
  const ways = readSides(question, said, read) ?? [];
  if (ways.some(({ length }) => length > 1))
    return (said.split ? inEachWay(question.index, ways) : null) ?? together;
  const sides = ways.flat();
  if (sides.length === 0) return together;
  if (!said.split && !areApart(sides, question.index)) return together;
  if (areValues(sides, said)) return together;
  const all = readingOf(question.index, sides);
  if (all === null)
    return together !== null && whole !== undefined && narrows(whole, sides, question.index)
      ? unsure(together)
      : together;
  if (whole !== undefined && !leavesOut(whole, sides, all.query, question.index)) return together;
  return { kind: "readings", readings: [all] };
}

/** All figures as one reading, as sure as the least sure of them; null where they cannot be put together. */
function readingOf(
  index: ModelIndex,
  sides: readonly Side[],
): (Candidate & { query: AggregateQuery }) | null {
  const [first] = sides;
  const query = putTogether(index, inOneKind(sides));
  if (query === null || first === undefined) return null;
  const confidence = Math.min(...sides.map(({ candidate }) => candidate.confidence));
  return { ...first.candidate, query, confidence, matches: [] };
}

/** "Per region: orders and open orders" of two regions: all figures in each way that they can be put together, where one has rows of its own. */
function inEachWay(index: ModelIndex, ways: readonly Side[][]): Understanding | null {
  if (ways.reduce((product, { length }) => product * length, 1) > mostWays) return null;
  const each = ways.reduce<Side[][]>(
    (all, way) => all.flatMap((sides) => way.map((side) => [...sides, side])),
    [[]],
  );
  const found = new Map<string, Candidate>();
  for (const sides of each) {
    const all = hasOwnRows(sides, index) ? readingOf(index, sides) : null;
    if (all !== null) found.set(partKey(all.query), all);
  }
  const readings = [...found.values()];
  return readings.length === 0 ? null : { kind: readings.length > 1 ? "ambiguous" : "readings", readings };
}

const mostWays = 32;

/** A reading that cannot be what was meant, for want of a better one. */
const unsure = (found: Understanding): Understanding =>
  found.kind === "readings"
    ? { ...found, readings: found.readings.map((each) => ({ ...each, confidence: each.confidence / 2 })) }
    : found;

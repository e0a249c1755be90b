import { addUnits, startOf } from "@parlance/contract";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import type { Today } from "./found-period.ts";
import { readUnit } from "./read-unit.ts";
import { unitOf } from "./unit-of.ts";
import { weekdayAt } from "./weekday.ts";

/** Where an open period ends or begins: the first day of a unit and the day `after` it. */
export type Edge = { from: number; after: number; end: number };

/**
 * What stands behind "since" or "until": a unit ("March 2024"), one of now ("this year", "last month"), or an end of either ("the
 * beginning of 2024", "the end of the year", "year end"), which is a single day. Null where none is said.
 */
export function edgeAt(tokens: readonly Token[], start: number, today: Today): Edge | null {
  const named = textAt(tokens, start) === "the" ? start + 1 : start;
  const of = textAt(tokens, named + 1) === "of";
  const first = of && ["beginning", "start", "begin", "outset"].includes(textAt(tokens, named));
  const last = of && ["end", "close"].includes(textAt(tokens, named));
  if (textAt(tokens, named + 1) === "end") {
    const unit = unitAt(tokens.slice(0, named + 1), named, today, true);
    if (unit !== null) return { ...unit, end: named + 2 };
  }
  if (!first && !last) return unitAt(tokens, start, today, false);
  const unit = unitAt(tokens, named + 2, today, true);
  if (unit === null) return null;
  const day = 24 * 60 * 60 * 1000;
  return first ? { ...unit, after: unit.from + day } : { ...unit, from: unit.after - day };
}

/** "The rest of the year", "the remainder of this month": up to which day, and to which token; null where it is not said. */
export function restOf(tokens: readonly Token[], start: number, today: Today): Edge | null {
  const said = ["rest", "remainder"].includes(textAt(tokens, start)) && textAt(tokens, start + 1) === "of";
  return said ? unitAt(tokens, start + 2, today, true) : null;
}

const offsets: ReadonlyMap<string, number> = new Map([
  ["this", 0],
  ["current", 0],
  ["last", -1],
  ["previous", -1],
  ["next", 1],
]);

/** A unit by its name, or by how far from now it is; `alone` says that "the year", or "year", is the current one. */
function unitAt(tokens: readonly Token[], at: number, today: Today, alone: boolean): Edge | null {
  const weekday = weekdayAt(tokens, at, today.day);
  if (weekday !== null)
    return { from: weekday.day, after: addUnits(weekday.day, "day", 1), end: weekday.end };
  const read = readUnit(tokens, at, today);
  if (read !== null)
    return { from: read.from, after: addUnits(read.from, read.grain, read.count), end: read.end };
  const place = textAt(tokens, at) === "the" ? at + 1 : at;
  const said = offsets.get(textAt(tokens, place));
  const behind = said === undefined ? place : place + 1;
  const offset = said ?? (alone ? 0 : undefined);
  const grain = unitOf(tokens[behind]?.lemma);
  if (offset === undefined || grain === null) return null;
  const from = addUnits(startOf(today.day, grain, today.calendar), grain, offset);
  return { from, after: addUnits(from, grain, 1), end: behind + 1 };
}

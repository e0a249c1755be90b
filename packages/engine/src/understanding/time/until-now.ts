import { addUnits, between, type Period, startOf, type TimeGrain } from "@parlance/contract";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import { type Edge, edgeAt } from "./edge-at.ts";
import type { FoundPeriod, Today } from "./found-period.ts";

const joints: ReadonlySet<string> = new Set(["to", "until", "till", "through"]);
const now: ReadonlySet<string> = new Set(["now", "today", "present", "date"]);
const grains: readonly TimeGrain[] = ["day", "week", "month", "quarter", "year"];

/**
 * "From 2019 to now", "from last month to this month": the first unit and the last, which is the latest one where it is said by "now".
 * Null where no two units of one size are said so.
 */
export function untilNow(tokens: readonly Token[], start: number, today: Today): FoundPeriod | null {
  if (textAt(tokens, start) !== "from") return null;
  const first = edgeAt(tokens, start + 1, today);
  const grain = first === null ? null : grainOf(first);
  if (first === null || grain === null || !joints.has(textAt(tokens, first.end))) return null;
  const latest = now.has(textAt(tokens, first.end + 1));
  const last = latest ? unitNow(first.end + 2, grain, today) : edgeAt(tokens, first.end + 1, today);
  if (last === null || grainOf(last) !== grain || last.from <= first.from) return null;
  const ends = { first: periodOf(first, grain), last: periodOf(last, grain), ...(latest ? { latest } : {}) };
  const period: Period = {
    expression: { kind: "absolute", grain: null },
    interval: between(first.from, latest ? null : last.after),
  };
  return { start, end: last.end, bare: false, period, ends };
}

const grainOf = ({ from, after }: Edge): TimeGrain | null =>
  grains.find((grain) => addUnits(from, grain, 1) === after) ?? null;

function unitNow(end: number, grain: TimeGrain, { day, calendar }: Today): Edge {
  const from = startOf(day, grain, calendar);
  return { from, after: addUnits(from, grain, 1), end };
}

const periodOf = ({ from, after }: Edge, grain: TimeGrain): Period => ({
  expression: { kind: "absolute", grain },
  interval: between(from, after),
});

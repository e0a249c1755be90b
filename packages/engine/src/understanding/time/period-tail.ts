import type { TimeGrain } from "@parlance/contract";
import { textAt } from "../text/phrase-at.ts";
import type { Token } from "../text/tokenize.ts";
import { unitOf } from "./unit-of.ts";

/**
 * What is said after a period: the tokens up to `end`, the unit that now is in where that is left out, and the day so many
 * days ago that is said to be its first.
 */
export type PeriodTail = { end: number; without: TimeGrain | null; daysAgo: number | null };

/**
 * ", inclusive of today's date", "(including 150 days ago)", "excluding the current month": what a question adds to make
 * its period exact. Null where nothing follows.
 */
export function periodTail(tokens: readonly Token[], start: number): PeriodTail | null {
  let at = start;
  const bracket = textAt(tokens, at) === "(";
  if (bracket || textAt(tokens, at) === ",") at += 1;
  const opened = openerEnd(tokens, at);
  if (opened === null) return null;
  at = opened.end;
  while (articles.has(textAt(tokens, at))) at += 1;
  const end = opened.without ? unitEnd(tokens, at) : edgeEnd(tokens, at);
  if (end === null) return null;
  const closed = bracket && textAt(tokens, end.end) === ")" ? end.end + 1 : end.end;
  const days = !opened.without && end.grain === "day" ? (tokens[end.end - 3]?.number ?? null) : null;
  return { end: closed, without: opened.without ? end.grain : null, daysAgo: days };
}

function openerEnd(tokens: readonly Token[], at: number): { end: number; without: boolean } | null {
  if (textAt(tokens, at) === "inclusive" && textAt(tokens, at + 1) === "of")
    return { end: at + 2, without: false };
  if (textAt(tokens, at) === "including") return { end: at + 1, without: false };
  if (textAt(tokens, at) === "excluding") return { end: at + 1, without: true };
  return textAt(tokens, at) === "not" && textAt(tokens, at + 1) === "including"
    ? { end: at + 2, without: true }
    : null;
}

const articles: ReadonlySet<string> = new Set(["the", "both"]);

type Edge = { end: number; grain: TimeGrain | null };

/** "current month", "this week". */
function unitEnd(tokens: readonly Token[], at: number): Edge | null {
  const grain = unitOf(tokens[at + 1]?.lemma);
  return grain !== null && ["current", "this"].includes(textAt(tokens, at)) ? { end: at + 2, grain } : null;
}

/** "today", "today's date", "7 days ago", "start and end dates", "both dates". */
function edgeEnd(tokens: readonly Token[], at: number): Edge | null {
  if (textAt(tokens, at) === "today")
    return { end: at + (textAt(tokens, at + 1) === "date" ? 2 : 1), grain: null };
  if (tokens[at]?.kind === "number" && textAt(tokens, at + 2) === "ago")
    return { end: at + 3, grain: unitOf(tokens[at + 1]?.lemma) };
  if (textAt(tokens, at) === "start" && textAt(tokens, at + 1) === "and" && textAt(tokens, at + 2) === "end")
    return { end: at + (tokens[at + 3]?.lemma === "date" ? 4 : 3), grain: null };
  if (textAt(tokens, at - 1) === "both" && /^(?:date|day|end)s$/.test(textAt(tokens, at)))
    return { end: at + 1, grain: null };
  return null;
}

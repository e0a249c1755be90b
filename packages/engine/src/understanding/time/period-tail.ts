import type { TimeGrain } from "@parlance/contract";
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
  const word = (at: number): string => tokens[at]?.text ?? "";
  let at = start;
  const bracket = word(at) === "(";
  if (bracket || word(at) === ",") at += 1;
  const opened = openerEnd(word, at);
  if (opened === null) return null;
  at = opened.end;
  while (articles.has(word(at))) at += 1;
  const end = opened.without ? unitEnd(tokens, at) : edgeEnd(tokens, at);
  if (end === null) return null;
  const closed = bracket && word(end.end) === ")" ? end.end + 1 : end.end;
  const days = !opened.without && end.grain === "day" ? (tokens[end.end - 3]?.number ?? null) : null;
  return { end: closed, without: opened.without ? end.grain : null, daysAgo: days };
}

type Word = (at: number) => string;

function openerEnd(word: Word, at: number): { end: number; without: boolean } | null {
  if (word(at) === "inclusive" && word(at + 1) === "of") return { end: at + 2, without: false };
  if (word(at) === "including") return { end: at + 1, without: false };
  if (word(at) === "excluding") return { end: at + 1, without: true };
  return word(at) === "not" && word(at + 1) === "including" ? { end: at + 2, without: true } : null;
}

const articles: ReadonlySet<string> = new Set(["the", "both"]);

type Edge = { end: number; grain: TimeGrain | null };

/** "current month", "this week". */
function unitEnd(tokens: readonly Token[], at: number): Edge | null {
  const grain = unitOf(tokens[at + 1]?.lemma);
  return grain !== null && ["current", "this"].includes(tokens[at]?.text ?? "")
    ? { end: at + 2, grain }
    : null;
}

/** "today", "today's date", "7 days ago", "start and end dates". */
function edgeEnd(tokens: readonly Token[], at: number): Edge | null {
  const word = (place: number): string => tokens[place]?.text ?? "";
  if (word(at) === "today") return { end: at + (word(at + 1) === "date" ? 2 : 1), grain: null };
  if (tokens[at]?.kind === "number" && word(at + 2) === "ago")
    return { end: at + 3, grain: unitOf(tokens[at + 1]?.lemma) };
  if (word(at) === "start" && word(at + 1) === "and" && word(at + 2) === "end")
    return { end: at + (tokens[at + 3]?.lemma === "date" ? 4 : 3), grain: null };
  return null;
}

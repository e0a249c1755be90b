import { marksOf } from "../score/idle-words.ts";
import type { Candidate } from "../types.ts";

/** What a period leaves behind in a query that keeps to it, whichever way it tells time. */
const kept = [
  "truncate",
  "part",
  "period",
  "duration",
  "comparison-of-periods",
  "growth",
  "analysis",
  "text",
];

/** "Won after 2007" of rows that tell no time: a query that neither bounds a time nor names one of the period's years has left it out. Its words; empty elsewhere. */
export function periodUnmet({ query, matches }: Candidate): string[] {
  const said = matches.filter(({ kind }) => kind === "period");
  if (said.length === 0) return [];
  const marks = marksOf(query);
  if (kept.some((mark) => marks.has(mark))) return [];
  const written = JSON.stringify(query);
  return said
    .filter(({ meaning }) => !yearsOf(meaning).some((year) => written.includes(year)))
    .map(({ text }) => text);
}

/** The years that a period begins and ends in, and the one before its end, which may be its last. */
const yearsOf = (meaning: string): string[] =>
  meaning
    .split("/")
    .flatMap((day) => (day === "" ? [] : [Number(day.slice(0, 4))]))
    .flatMap((year) => [String(year), String(year - 1)]);
